import { describe, expect, it } from 'vitest';
import { checkBuyPolicy, lastStartDate } from '../src/buy-policy.ts';
import { errorsOf } from '../src/checked.ts';
import { today } from './medical-fixtures.ts';
import { sentErrors } from './support/sent-errors.ts';

const errors = (policy_start_date: string | undefined, t_and_c_3 = true) =>
  sentErrors(errorsOf(checkBuyPolicy({ policy_start_date, t_and_c_3 }, today)));

describe('the buy-policy page', () => {
  it.each(['2026-11-21', '2026-12-01', '2027-01-20'])('lets a policy start on %s', (start) => {
    expect(errors(start)).toEqual([]);
  });

  it.each(['2026-11-20', '2027-01-21', '2027-02-29', '21/11/2026', 'soon'])(
    'does not let it start on %s',
    (start) => {
      const message = 'Please enter a start date from today to 60 days from now.';
      expect(errors(start)).toEqual([{ field: 'policy_start_date', message }]);
    },
  );

  it('asks for the date and the terms', () => {
    expect(errors(' ', false)).toEqual([
      { field: 'policy_start_date', message: 'Please enter the policy start date.' },
      { field: 't_and_c_3', message: 'Please accept the terms and conditions.' },
    ]);
    expect(errors('2026-11-21', false).map((error) => error.field)).toEqual(['t_and_c_3']);
    expect(errors(undefined)).toHaveLength(1);
  });

  it('asks for the condition of a plan that has one', () => {
    const form = { policy_start_date: '2026-12-01', t_and_c_3: true, has_condition: true };
    expect(errorsOf(checkBuyPolicy(form, today))).toEqual([
      { field: 'condition_confirmed', message: 'Please confirm who this plan is for.' },
    ]);
    expect(checkBuyPolicy({ ...form, condition_confirmed: true }, today).ok).toBe(true);
  });

  it('hands out the dates as days', () => {
    expect(checkBuyPolicy({ policy_start_date: '2026-12-01', t_and_c_3: true }, today)).toEqual({
      ok: true,
      answers: { policy_start_date: { year: 2026, month: 12, day: 1 } },
    });
    expect(lastStartDate(today)).toEqual({ year: 2027, month: 1, day: 20 });
  });
});
