import { describe, expect, it } from 'vitest';
import { summaryOf, summaryTitle } from '../lib/error-words.ts';
import { byFormName, controlId, messageOf } from '../lib/field-names.ts';

describe('an error finds its field', () => {
  it('leads from the form name to the id of the control', () => {
    expect(controlId('main_emirate')).toBe('main_emirate');
    expect(controlId('members[10][dob_day]')).toBe('members-10-dob_day');
  });

  it('knows the fields of the rules by their form names', () => {
    const errors = [{ field: 'members[0].gender_id', message: 'a' }];
    expect(byFormName(errors)).toEqual([{ field: 'members[1][gender_id]', message: 'a' }]);
  });

  it('says all that is wrong with a field, and nothing when all is right', () => {
    const errors = [
      { field: 'phone', message: 'One.' },
      { field: 'dial_code', message: 'Two.' },
    ];
    expect(messageOf(errors, 'phone', 'dial_code')).toBe('One. Two.');
    expect(messageOf(errors, 'email')).toBeUndefined();
  });
});

describe('the summary of errors', () => {
  const texts = {
    errorsServer: 'We could not go on',
    errors: { plural: 'count', one: 'One answer', other: '{said} answers' },
    numbers: ['No', 'One', 'Two'],
  };
  const error = (field: string) => ({ field, message: `about ${field}` });

  it('counts in words as far as there are words', () => {
    expect(summaryTitle([error('a')], texts)).toBe('One answer');
    expect(summaryTitle([error('a'), error('b')], texts)).toBe('Two answers');
    expect(summaryTitle(['a', 'b', 'c'].map(error), texts)).toBe('3 answers');
  });

  it('tells the server from the fields', () => {
    expect(summaryTitle([error('')], texts)).toBe('We could not go on');
    expect(summaryOf([error('')])).toEqual([{ target: null, message: 'about ' }]);
  });

  it('gives the same list for the same errors, so that it takes focus once', () => {
    const errors = [error('members[1][dob_day]')];
    expect(summaryOf(errors)).toBe(summaryOf(errors));
    expect(summaryOf(errors)[0]?.target).toBe('members-1-dob_day');
  });
});
