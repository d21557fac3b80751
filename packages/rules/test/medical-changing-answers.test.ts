import { describe, expect, it } from 'vitest';
import { advance, goBack, resetToEmirate } from '../src/medical/journey.ts';
import type { DraftAnswers } from '../src/medical/types.ts';
import { contact, family, today } from './medical-fixtures.ts';

describe('changing the member count', () => {
  it('drops the highest sections and says what an undo restores', () => {
    const before = family();
    const moved = advance(before, 'member_count', { member_count: 1 }, today);
    expect(moved.draft.members).toEqual([before.members[0]]);
    expect(moved.cleared).toBe(before);
  });

  it('adds empty sections and keeps those that are there', () => {
    const moved = advance(family(), 'member_count', { member_count: 4 }, today);
    expect(moved.draft.members).toEqual([...family().members, {}, {}]);
    expect(moved).not.toHaveProperty('cleared');
    expect(moved.next).toBe('self');
  });

  it('fills in a relation that has no alternative', () => {
    const draft: DraftAnswers = { main_emirate: 1, category: 'worker', members: [] };
    const moved = advance(draft, 'member_count', { member_count: 2 }, today);
    expect(moved.draft.members).toEqual([{ relation_id: 6 }, { relation_id: 6 }]);
    const self = { ...draft, category: 'self' as const };
    const family = advance(self, 'member_count', { member_count: 2 }, today);
    expect(family.draft.members).toEqual([{ relation_id: 1 }, {}]);
  });
});

describe('changing the category', () => {
  it('clears the members of the other one', () => {
    const before = family();
    const moved = advance(before, 'category', { category: 'dependent' }, today);
    expect(moved.draft).toMatchObject({
      category: 'dependent',
      member_count: 2,
      members: [{}, {}],
    });
    expect(moved.cleared).toBe(before);
    expect(moved.draft.contact).toEqual(contact);
  });

  it('keeps everything when the same one is chosen again', () => {
    const moved = advance(family(), 'category', { category: 'self' }, today);
    expect(moved).toEqual({ draft: family(), next: 'member_count', errors: [] });
  });

  it('fixes one employee, and asks for the count again after it', () => {
    const employee = advance(family(), 'category', { category: 'employee' }, today);
    expect(employee.next).toBe('employee');
    expect(employee.draft).toMatchObject({ member_count: 1, members: [{ relation_id: 7 }] });
    const back = advance(employee.draft, 'category', { category: 'self' }, today);
    expect(back.next).toBe('member_count');
    expect(back.draft).not.toHaveProperty('member_count');
  });
});

describe('going back', () => {
  it('moves one step and keeps the answers', () => {
    expect(goBack(family(), 'check')).toEqual({ step: 'self', draft: family() });
  });

  it('to the emirate resets everything, with an undo', () => {
    const before = family();
    const reset = { draft: { members: [] }, undo: before };
    expect(goBack(before, 'category')).toEqual({ step: 'emirate', ...reset });
    expect(resetToEmirate(before)).toEqual(reset);
  });
});

describe('change and return from check your answers', () => {
  const options = { returnTo: 'check' as const };

  it('comes back when nothing new is open', () => {
    expect(advance(family(), 'emirate', { main_emirate: 1 }, today, options)).toMatchObject({
      next: 'check',
      draft: { ...family(), main_emirate: 1 },
    });
    expect(advance(family(), 'member_count', { member_count: 1 }, today, options).next).toBe(
      'check',
    );
  });

  it('asks what the change opened first', () => {
    const more = advance(family(), 'member_count', { member_count: 3 }, today, options);
    expect(more.next).toBe('self');
    const other = advance(family(), 'category', { category: 'worker' }, today, options);
    expect(other.next).toBe('worker');
    const wrong = advance(family(), 'emirate', {}, today, options);
    expect(wrong.next).toBe('emirate');
  });

  it('goes on to contact from the check itself', () => {
    expect(advance(family(), 'check', {}, today, options).next).toBe('contact');
  });
});
