import { describe, expect, it } from 'vitest';
import { errorsOf } from '../src/checked.ts';
import { checkSponsor, type SponsorForm } from '../src/site/sponsor.ts';

const form: SponsorForm = {
  first_name: ' Noura ',
  last_name: 'Al Hammadi',
  email: 'noura@example.com',
  phone_number: '050 123 4567',
  dial_code: '+971',
  emirate: 'Dubai',
};

describe('the sponsor form', () => {
  it('comes back trimmed, with the E.164 number', () => {
    expect(checkSponsor(form)).toEqual({
      ok: true,
      answers: {
        ...form,
        first_name: 'Noura',
        phone_number: '0501234567',
        fullNumber: '+971501234567',
      },
    });
  });

  it('has an empty emirate unless it is Dubai', () => {
    for (const emirate of ['', 'no', 'Ajman']) {
      expect(checkSponsor({ ...form, emirate })).toMatchObject({ answers: { emirate: '' } });
    }
  });

  it('names everything that is missing', () => {
    expect(errorsOf(checkSponsor({}))).toEqual([
      { field: 'first_name', message: 'Please enter your first name.' },
      { field: 'last_name', message: 'Please enter your last name.' },
      { field: 'email', message: 'Please enter your e-mail address.' },
      { field: 'phone_number', message: 'Please enter your phone number.' },
    ]);
  });

  it.each([
    [{ email: 'noura@' }, 'email'],
    [{ phone_number: '12' }, 'phone_number'],
    [{ last_name: 'x'.repeat(101) }, 'last_name'],
    [{ emirate: 'Atlantis' }, 'emirate'],
  ])('refuses %j', (changes, field) => {
    const errors = errorsOf(checkSponsor({ ...form, ...changes }));
    expect(errors.map((error) => error.field)).toEqual([field]);
  });
});
