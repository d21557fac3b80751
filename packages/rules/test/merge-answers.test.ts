import { describe, expect, it } from 'vitest';
import { mergeAnswers } from '../src/questions/merge-answers.ts';

describe('an answer that a page saves', () => {
  it.each([
    // kept, the page knew, the page holds, kept after a save, kept after the page was sent on
    ['stays where the page shows nothing and never knew it', 'a', undefined, undefined, 'a', 'a'],
    ['stays where an older page shows an empty text', 'a', '', '', 'a', 'a'],
    ['is cleared by a page that knew it', 'a', 'a', undefined, undefined, undefined],
    ['is cleared to an empty text by a page that knew it', 'a', 'a', '', '', ''],
    ['stays where the page cleared an earlier one', 'b', 'a', '', 'b', 'b'],
    ['stays changed by others where the page left it alone', 'b', 'a', 'a', 'b', 'a'],
    ['stays cleared by others where the page left it alone', undefined, 'a', 'a', undefined, 'a'],
    ['is replaced by what the page changed', 'b', 'a', 'c', 'c', 'c'],
    ['is new', undefined, undefined, 'a', 'a', 'a'],
    ['may be no, which is not empty', true, true, false, false, false],
    ['may be zero, which is not empty', 3, 3, 0, 0, 0],
    ['is a list of codes as a whole', ['x'], ['x'], ['x', 'y'], ['x', 'y'], ['x', 'y']],
    ['is a list that the page emptied', ['x'], ['x'], undefined, undefined, undefined],
    ['is a list that others filled', ['x'], undefined, undefined, ['x'], ['x']],
  ])('%s', (_name, kept, was, now, saved, sent) => {
    const page = { was: { field: was }, now: { field: now } };
    expect(mergeAnswers({ field: kept }, page).field).toEqual(saved);
    expect(mergeAnswers({ field: kept }, page, { confirms: true }).field).toEqual(sent);
  });

  it('merges members one by one and field by field', () => {
    const kept = { members: [{ year: 1990, day: 3 }, { year: 2001 }] };
    const was = { members: [{}, { year: 2001 }, {}] };
    const now = { members: [{ month: 4 }, { day: 9 }, { gender: 1 }] };
    expect(mergeAnswers<object>(kept, { was, now })).toEqual({
      members: [{ year: 1990, day: 3, month: 4 }, { day: 9 }, { gender: 1 }],
    });
  });

  it('keeps no number that was made of another phone', () => {
    const kept = { contact: { phone: '501234567', fullNumber: '+971501234567' } };
    const page = { was: { contact: { phone: '501234567' } }, now: { contact: { phone: '55' } } };
    expect(mergeAnswers<object>(kept, page)).toEqual({ contact: { phone: '55' } });
  });

  it('merges a group where nothing was kept, and keeps what the page does not name', () => {
    const page = { was: { contact: { name: '' } }, now: { contact: { name: 'Ann', email: '' } } };
    expect(mergeAnswers<object>({ emirate: 2 }, page)).toEqual({
      contact: { name: 'Ann', email: '' },
      emirate: 2,
    });
  });
});
