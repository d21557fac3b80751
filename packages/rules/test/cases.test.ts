import { describe, expect, it } from 'vitest';
import { caseClocks, clockState, dueOf } from '../src/cases/case-clocks.ts';
import { caseActs, caseStates, isCaseAct, moveCase } from '../src/cases/case-states.ts';

describe('states of a case', () => {
  it('take what the table says, and nothing else', () => {
    const moves = caseStates.flatMap((state) =>
      caseActs.flatMap((act) => {
        const to = moveCase(state, act);
        return to === null ? [] : [`${state} ${act} ${to}`];
      }),
    );
    expect(moves).toEqual([
      'received acknowledge in_review',
      'received answer answered',
      'received settle closed',
      'received refuse refusal_proposed',
      'in_review answer answered',
      'in_review settle closed',
      'in_review refuse refusal_proposed',
      'answered answer answered',
      'answered settle closed',
      'answered refuse refusal_proposed',
      'refusal_proposed settle closed',
      'refusal_proposed agree closed',
      'refusal_proposed return in_review',
      'closed reopen in_review',
    ]);
  });

  it('are closed against a customer by way of a proposal only', () => {
    const closing = caseStates.flatMap((state) =>
      caseActs.filter((act) => moveCase(state, act) === 'closed').map((act) => `${state} ${act}`),
    );
    expect(closing.filter((way) => !way.endsWith('settle'))).toEqual(['refusal_proposed agree']);
  });

  it('know acts by their names', () => {
    expect(isCaseAct('settle')).toBe(true);
    expect(isCaseAct('constructor')).toBe(false);
  });
});

describe('clocks of a case', () => {
  const filedAt = new Date('2026-11-26T21:30:00Z');
  const open = { filedAt, acknowledgedAt: null, closedAt: null };

  it('are 48 hours, and 30 calendar days of Dubai after the day of filing', () => {
    const [acknowledge, decide] = caseClocks(open);
    expect(acknowledge?.until.toISOString()).toBe('2026-11-28T21:30:00.000Z');
    // Filed on the 27th in Dubai; the 27th of December is the thirtieth day, to its end.
    expect(decide?.until.toISOString()).toBe('2026-12-27T20:00:00.000Z');
  });

  it('are due one after the other, and none once it is closed', () => {
    const acknowledgedAt = new Date('2026-11-27T06:00:00Z');
    expect(dueOf(open)?.toISOString()).toBe('2026-11-28T21:30:00.000Z');
    expect(dueOf({ ...open, acknowledgedAt })?.toISOString()).toBe('2026-12-27T20:00:00.000Z');
    expect(dueOf({ ...open, acknowledgedAt, closedAt: acknowledgedAt })).toBeNull();
  });

  it('say whether they were met', () => {
    const until = new Date('2026-11-28T21:30:00Z');
    const before = new Date(until.getTime() - 1);
    const clock = { what: 'acknowledge', until, metAt: null } as const;
    expect(clockState(clock, before)).toBe('running');
    expect(clockState(clock, until)).toBe('missed');
    expect(clockState({ ...clock, metAt: before }, until)).toBe('met');
    expect(clockState({ ...clock, metAt: until }, until)).toBe('late');
  });
});
