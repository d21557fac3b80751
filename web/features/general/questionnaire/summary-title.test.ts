import type { GeneralStep } from '@muqarin/rules/general/questionnaire';
import { describe, expect, it } from 'vitest';
import { summaryTitle } from './summary-title.ts';

const title = (step: GeneralStep, typed: Record<string, string>) => {
  const errors = Object.keys(typed).map((field) => ({ field, message: 'Wrong.' }));
  return summaryTitle({ step, typed, errors });
};

describe('what stands over the errors of a page of the general wizard', () => {
  it('is the sentence of S1 5 where something is missing', () => {
    const mandatory = 'Below information are mandatory';
    expect(title('employee_details_page', { total_employees: ' ' })).toBe(mandatory);
    expect(title('business_information_page', { emirate_id: '', turnover: 'abc' })).toBe(mandatory);
    const errors = [{ field: 'emirate_id', message: 'Missing.' }];
    expect(summaryTitle({ step: 'business_information_page', typed: {}, errors })).toBe(mandatory);
  });

  it('is another where everything was said and something is wrong', () => {
    const one = 'One thing needs another look';
    expect(title('employee_details_page', { total_employees: '24' })).toBe(one);
    expect(title('business_information_page', { turnover: 'abc', sum_insured: 'x' })).toBe(
      'Some things need another look',
    );
    expect(title('had_any_claim_page', { general_had_claim: '' })).toBe(one);
  });
});
