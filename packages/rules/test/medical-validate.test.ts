import { describe, expect, it } from 'vitest';
import { errorsOf } from '../src/checked.ts';
import type { Contact } from '../src/contact.ts';
import { checkComplete, checkRatable } from '../src/medical/check-step.ts';
import type { DraftAnswers } from '../src/medical/types.ts';
import { formNameOf } from '../src/questions/member-names.ts';
import { contact, family, member, today } from './medical-fixtures.ts';
import { sentErrors } from './support/sent-errors.ts';

const ratable = (changes: Partial<DraftAnswers>) =>
  sentErrors(errorsOf(checkRatable({ ...family(), ...changes }, today)));

const withContact = (changes: Partial<Contact>) =>
  errorsOf(checkComplete({ ...family(), contact: { ...contact, ...changes } }, today));

describe('answers that are right', () => {
  it('come back whole', () => {
    expect(checkComplete(family(), today)).toEqual({ ok: true, answers: family() });
    const { contact: _, ...answers } = family();
    expect(checkRatable(family(), today)).toEqual({ ok: true, answers });
  });

  it('leave out sections above the count', () => {
    const checked = checkRatable({ ...family(), member_count: 1 }, today);
    expect(checked).toMatchObject({ ok: true, answers: { members: [member()] } });
  });

  it('count an employee as one', () => {
    const employee = { category: 'employee' as const, members: [member({ relation_id: 7 })] };
    for (const member_count of [5, 0, 2.5]) {
      const checked = checkRatable({ main_emirate: 1, member_count, ...employee }, today);
      expect(checked).toMatchObject({ ok: true, answers: { member_count: 1 } });
    }
    expect(checkRatable({ main_emirate: 1, ...employee }, today).ok).toBe(true);
  });
});

describe('emirate, category and count', () => {
  it('name every question left open', () => {
    expect(errorsOf(checkRatable({ members: [] }, today))).toEqual([
      { field: 'main_emirate', message: 'Please enter your emirate.' },
      { field: 'category', message: 'Please enter who the cover is for.' },
      { field: 'member_count', message: 'Please enter the number of members.' },
    ]);
    expect(ratable({ main_emirate: 8 })).toHaveLength(1);
  });

  it.each([0, -1, 2.5, Number.NaN])('refuse %d members', (member_count) => {
    expect(ratable({ member_count })).toEqual([
      { field: 'member_count', message: 'Please enter the number of members.' },
    ]);
  });

  it('allow 10 members and refuse 11 with the exact text', () => {
    const people = (count: number) =>
      Array.from({ length: count }, (_, i) => member({ relation_id: i === 0 ? 1 : 3 }));
    expect(ratable({ member_count: 10, members: people(10) })).toEqual([]);
    const tooMany = [{ field: 'member_count', message: 'No. of members should be less than 10' }];
    expect(ratable({ member_count: 11, members: people(11) })).toEqual(tooMany);
    expect(ratable({ member_count: 999_999 })).toEqual(tooMany);
    expect(ratable({ member_count: 10, members: people(11) })).toEqual(tooMany);
  });
});

describe('members', () => {
  it('name every field left open', () => {
    expect(ratable({ members: [member()] })).toEqual([
      { field: 'members[1].dob_year', message: 'Please enter the birth year of member 2.' },
      { field: 'members[1].dob_month', message: 'Please enter the birth month of member 2.' },
      { field: 'members[1].dob_day', message: 'Please enter the birth day of member 2.' },
      { field: 'members[1].gender_id', message: 'Please enter the gender of member 2.' },
      {
        field: 'members[1].marital_status_id',
        message: 'Please enter the marital status of member 2.',
      },
      { field: 'members[1].relation_id', message: 'Please enter the relation of member 2.' },
    ]);
  });

  it.each([
    ['29 February of a common year', { dob_year: 2023, dob_month: 2, dob_day: 29 }],
    ['tomorrow', { dob_year: 2026, dob_month: 11, dob_day: 22 }],
    ['next year', { dob_year: 2027, dob_month: 1, dob_day: 1 }],
    ['month 13', { dob_month: 13 }],
    ['day 0', { dob_day: 0 }],
    ['age 121', { dob_year: 1905, dob_month: 11, dob_day: 21 }],
    ['a two-digit year', { dob_year: 91 }],
  ])('refuse a birth on %s', (_, dob) => {
    expect(ratable({ member_count: 1, members: [member(dob)] })).toEqual([
      { field: 'members[0].dob_day', message: 'Please enter a valid date of birth.' },
    ]);
  });

  it.each([
    ['today', { dob_year: 2026, dob_month: 11, dob_day: 21 }],
    ['29 February of a leap year', { dob_year: 2024, dob_month: 2, dob_day: 29 }],
    ['age 120', { dob_year: 1905, dob_month: 11, dob_day: 22 }],
  ])('allow a birth on %s', (_, dob) => {
    expect(ratable({ member_count: 1, members: [member(dob)] })).toEqual([]);
  });

  it.each([{ gender_id: 3 }, { marital_status_id: 0 }, { relation_id: 99 }, { gender_id: 1.5 }])(
    'refuse the unknown id in %o',
    (changes) => {
      const field = `members[0].${Object.keys(changes)[0]}`;
      const errors = ratable({ member_count: 1, members: [member(changes)] });
      expect(errors.map((error) => error.field)).toEqual([field]);
    },
  );

  it.each([
    ['self', [1, 2, 3], true],
    ['self', [1, 1], false],
    ['self', [2], false],
    ['self', [1, 6], false],
    ['dependent', [2, 3, 4, 5], true],
    ['dependent', [1], false],
    ['worker', [6, 6], true],
    ['worker', [3], false],
    ['employee', [7], true],
    ['employee', [6], false],
  ] as const)('%s with relations %j: %s', (category, relations, allowed) => {
    const members = relations.map((relation_id) => member({ relation_id }));
    const errors = ratable({ category, member_count: members.length, members });
    expect(errors.length === 0).toBe(allowed);
    expect(errors.every((error) => error.field.endsWith('relation_id'))).toBe(true);
  });

  it('have form names that start at 1', () => {
    expect(formNameOf('members[0].dob_day')).toBe('members[1][dob_day]');
    expect(formNameOf('email')).toBe('email');
  });
});

describe('contact', () => {
  it('names everything that is missing', () => {
    const { contact: _, ...answers } = family();
    expect(errorsOf(checkComplete(answers, today)).map((error) => error.message)).toEqual([
      'Please enter your name.',
      'Please enter your e-mail address.',
      'Please enter your phone number.',
    ]);
  });

  it.each([
    [{ name: '   ' }, 'name', 'Please enter your name.'],
    [{ name: 'x'.repeat(101) }, 'name', 'Please enter a name of at most 100 characters.'],
    [{ email: 'noura@example' }, 'email', 'Please enter an e-mail address like name@example.com.'],
    [{ phone: '50 123 45' }, 'phone', 'Please enter a phone number with 8 or 9 digits after +971.'],
    [{ phone: 'call me' }, 'phone', 'Please enter a phone number with 8 or 9 digits after +971.'],
    [{ dial_code: '+44', phone: '12' }, 'phone', 'Please enter a valid phone number.'],
    [
      { dial_code: '', fullNumber: '' },
      'dial_code',
      'Please enter the country code of your phone number.',
    ],
  ])('refuses %j', (changes, field, message) => {
    expect(withContact(changes)).toEqual([{ field, message }]);
  });

  it('comes back trimmed, with the number made anew from its parts', () => {
    const typed = { name: ' Noura ', email: ' n@example.com ', fullNumber: '+971999999999' };
    const checked = checkComplete({ ...family(), contact: { ...contact, ...typed } }, today);
    const answers = { contact: { ...contact, name: 'Noura', email: 'n@example.com' } };
    expect(checked).toMatchObject({ ok: true, answers });
  });

  it('holds a name to one line', () => {
    const name = '\tNoura\r\nBcc: x@example.com \u0000 ';
    const checked = checkComplete({ ...family(), contact: { ...contact, name } }, today);
    expect(checked).toMatchObject({ answers: { contact: { name: 'Noura Bcc: x@example.com' } } });
  });

  it('takes longer suffixes and foreign metadata by rule', () => {
    const draft = {
      ...family(),
      contact: { ...contact, email: 'n@example.online', dial_code: '+44', phone: '7911123456' },
    };
    expect(checkComplete(draft, today, { longSuffix: true }).ok).toBe(true);
    expect(checkComplete(draft, today).ok).toBe(false);
    const rules = { longSuffix: true, validForeign: () => false };
    expect(errorsOf(checkComplete(draft, today, rules))[0]?.field).toBe('phone');
  });

  it('reports member and contact errors together', () => {
    const draft = { ...family(), main_emirate: 9, contact: {} };
    expect(errorsOf(checkComplete(draft, today)).map((error) => error.field)).toEqual([
      'main_emirate',
      'name',
      'email',
      'phone',
    ]);
  });
});
