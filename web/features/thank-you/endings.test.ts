import type { ThankYouPage } from '@muqarin/bff/contract/pages';
import { calendarFile } from '@muqarin/rules/calendar';
import { describe, expect, it } from 'vitest';
import { calendarDay, daysOf, dueDays } from './endings.ts';

/** A Friday afternoon in Dubai. */
const at = '2026-11-20T12:00:00.000Z';
const plain: ThankYouPage = {
  kind: 'lead',
  reference: 'MQ-5555-2222',
  policy: null,
  email: null,
  at,
  about: null,
  noProducts: false,
  papers: [],
  start: null,
};
const policy = {
  reference: 'PO-1',
  planName: 'Liwan Select',
  insurerName: 'Liwan Insurance',
  grossFils: 1,
  netFils: 1,
  startDate: '2026-12-01',
  unconfirmed: [],
  group: null,
};
const due = (page: Partial<ThankYouPage>) => dueDays(daysOf({ ...plain, ...page }));

describe('the dates of what happens next', () => {
  it('are working days from the day it was sent, and the start of the policy', () => {
    expect(due({})).toEqual(['2026-11-23', null, null]);
    expect(due({ about: 'claim' })).toEqual(['2026-11-23', '2026-11-24', null]);
    expect(due({ about: 'complaint' })).toEqual(['2026-11-22', null, '2026-12-20']);
    expect(due({ kind: 'individual', policy })).toEqual(['2026-11-23', '2026-12-01', null]);
  });

  it('are the day in Dubai, where it may be tomorrow already', () => {
    expect(due({ at: '2026-11-23T21:00:00.000Z' })).toEqual(['2026-11-25', null, null]);
  });

  it('of a group are its own before and after the papers have come', () => {
    const group = {
      categories: [],
      tpaName: 'Tasheel',
      endDate: '2027-11-30',
      memberCount: 87,
      waitsForDocuments: null,
    };
    const page = { kind: 'corporate' as const, policy: { ...policy, group } };
    expect(due(page)).toEqual(['2026-11-24', '2026-12-01', null]);
    const waiting = { ...policy, group: { ...group, waitsForDocuments: '/papers' } };
    expect(due({ ...page, policy: waiting })).toEqual([null, null, '2026-12-01']);
  });

  it('of a car follow its order', () => {
    const days = { at, startDate: '2026-12-01' };
    expect(dueDays({ ...days, ending: 'motorPaid' })).toEqual(['2026-11-24', null, '2026-12-01']);
    expect(dueDays({ ...days, ending: 'motorIssued' })).toEqual(['2026-12-01', '2026-11-23', null]);
    expect(calendarDay({ ...days, ending: 'motorDocuments' })?.day).toBe('2026-12-01');
    const open = { ending: 'motorDocuments' as const, at, startDate: null };
    expect(calendarDay(open)).toEqual({ day: '2026-11-23', about: 'answer' });
  });

  it('say nothing of a payment by a day before what comes first', () => {
    const days = { ending: 'corporate' as const, at, startDate: '2026-11-20' };
    expect(dueDays(days)).toEqual(['2026-11-24', null, null]);
  });

  it('are none where nobody knows when it was sent, or what was asked is a call at a chosen time', () => {
    expect(due({ at: null })).toEqual([null, null, null]);
    expect(calendarDay(daysOf({ ...plain, about: 'contact' }))).toBeNull();
  });
});

describe('the entry for a calendar', () => {
  it('is the day the cover starts, whole, with what stands in it escaped and folded', () => {
    const day = calendarDay(daysOf({ ...plain, kind: 'individual', policy }));
    expect(day).toEqual({ day: '2026-12-01', about: 'start' });
    const text = `${'ا'.repeat(60)}; one, two`;
    const file = calendarFile([{ id: 'a', made: at, day: '2026-12-31', title: 'Starts', text }]);
    const lines = file.split('\r\n');
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
    expect(lines).toContain('DTSTAMP:20261120T120000Z');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'ا'.repeat(60)}\\; one\\, two`);
  });
});
