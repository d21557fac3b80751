import { describe, expect, it } from 'vitest';
import { summaryOfMembers } from './member-errors.ts';

describe('what is wrong with the members, summed up', () => {
  it('leads to the select of each, in the order of the panel, and then says the rest', () => {
    const errors = [
      { field: 'main_emirate', message: 'Choose an emirate.' },
      { field: 'members[2][gender_id]', message: 'Choose a gender.' },
      { field: 'members[1][dob_year]', message: 'Choose a year.' },
      { field: 'members[2][dob_day]', message: 'Choose a day.' },
    ];
    expect(summaryOfMembers(errors, 2)).toEqual([
      { target: 'edit-1-dob_year', message: 'Choose a year.' },
      { target: 'edit-2-dob_day', message: 'Choose a day.' },
      { target: 'edit-2-gender_id', message: 'Choose a gender.' },
      { target: null, message: 'Choose an emirate.' },
    ]);
  });
});
