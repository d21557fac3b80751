import { describe, expect, it } from 'vitest';
import { problemsOf, summaryOf } from './confirm-errors.ts';
import { isoOf, partsOf, startDateProblem } from './start-date.ts';

const first = '2026-11-21';
const last = '2027-01-20';
const problem = (iso: string) => startDateProblem(partsOf(iso), first, last);

describe('the policy start date', () => {
  it('is required, part by part', () => {
    const empty = { year: '2026', month: '11', day: '' };
    expect(startDateProblem(empty, first, last)).toBe('Please enter the policy start date.');
  });

  it('runs from today to 60 days on, both included', () => {
    expect(problem('2026-11-21')).toBeNull();
    expect(problem('2027-01-20')).toBeNull();
    const outside = 'Please enter a start date from today to 60 days from now.';
    expect(problem('2026-11-20')).toBe(outside);
    expect(problem('2027-01-21')).toBe(outside);
  });

  it('is a day that exists', () => {
    const parts = { year: '2026', month: '11', day: '31' };
    expect(startDateProblem(parts, first, last)).not.toBeNull();
  });

  it('travels as YYYY-MM-DD', () => {
    expect(isoOf(partsOf('2027-01-05'))).toBe('2027-01-05');
  });
});

describe('the errors of the purchase', () => {
  it('lead to their fields', () => {
    const found = problemsOf([], {
      parts: partsOf(''),
      first,
      last,
      accepted: false,
      confirmed: null,
    });
    expect(summaryOf(found)).toEqual([
      { target: 'policy_start_date-year', message: 'Please enter the policy start date.' },
      { target: 't_and_c_3', message: 'Please accept the terms and conditions.' },
    ]);
  });

  it('keep what the server says of no field', () => {
    const problems = [
      { field: 'policy_start_date', message: 'Wrong day.' },
      { field: '', message: 'Try later.' },
    ];
    expect(problemsOf(problems)).toEqual({ startDate: 'Wrong day.', other: ['Try later.'] });
  });
});
