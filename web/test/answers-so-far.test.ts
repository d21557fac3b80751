import { memberControls } from '@muqarin/rules/medical/questions';
import { describe, expect, it } from 'vitest';
import { answerRows } from '../features/medical/questionnaire/answer-rows.ts';
import { saidIn } from '../features/questions/answers-so-far.ts';
import { textByKey } from '../lib/text-by-key.ts';
import t from '../messages/en/medical-questionnaire.json' with { type: 'json' };

const noura = {
  dob_year: 1991,
  dob_month: 3,
  dob_day: 14,
  gender_id: 2,
  marital_status_id: 2,
  relation_id: 1,
};

describe('your answers so far', () => {
  it('is empty before the first answer', () => {
    expect(answerRows({ members: [] }, t)).toEqual([]);
  });

  it('names every answer in the order of the questions, each with its step', () => {
    const draft = { main_emirate: 2, category: 'self' as const, member_count: 1, members: [noura] };
    expect(answerRows(draft, t).map(({ label, value, step }) => [label, value, step])).toEqual([
      ['Emirate', 'Dubai', 'emirate'],
      ['Cover for', 'Myself', 'category'],
      ['Members', '1', 'member_count'],
      ['Born', '14/03/1991', 'self'],
    ]);
  });

  it('does not offer to change the number of an employee, who is one', () => {
    const draft = { main_emirate: 2, category: 'employee' as const, member_count: 1, members: [] };
    expect(answerRows(draft, t).map(({ step }) => step)).toEqual(['emirate', 'category']);
  });

  it('numbers members when there are several and leaves out who is half filled', () => {
    const members = [noura, { dob_year: 1990 }];
    const rows = answerRows({ category: 'dependent', member_count: 2, members }, t);
    expect(rows.map(({ label }) => label)).toEqual(['Cover for', 'Members', 'Member 1 born']);
  });

  it('shows on the check page what was said about a member', () => {
    const rows = saidIn(memberControls('self', 0), { members: [noura] }, textByKey(t));
    expect(rows.map(({ value }) => value)).toEqual(['14/03/1991', 'Female', 'Married', 'Self']);
  });
});
