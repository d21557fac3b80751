import { describe, expect, it } from 'vitest';
import { checkGeneralAnswers } from '../src/general/answers.ts';
import { generalMessages } from '../src/general/messages.ts';
import type { GeneralStep } from '../src/general/questionnaire.ts';
import { generalWizard } from '../src/general/questions.ts';
import { motorMessages } from '../src/motor/messages.ts';
import { business } from './general-fixtures.ts';
import { sentErrors } from './support/sent-errors.ts';

const wrong = (step: GeneralStep, fields: Record<string, string>) =>
  sentErrors(
    generalWizard.check(step, generalWizard.read(step, { ...business, ...fields }), {}),
  ).map(({ field, message }) => `${field}: ${message}`);

describe('the type page', () => {
  it('needs one type, and words for another', () => {
    const page = 'general_insurance_type_page';
    expect(wrong(page, {})).toEqual([]);
    expect(wrong(page, { selected_general_codes: '', other: '' })).toEqual([
      `selected_general_codes: ${generalMessages.enterTypes}`,
    ]);
    expect(wrong(page, { selected_general_codes: 'other', other: ' ' })).toEqual([
      `other: ${generalMessages.enterOther}`,
    ]);
  });
});

describe('the business page', () => {
  const page = 'business_information_page';
  it('needs activity and emirate; figures may be missing, not wrong', () => {
    expect(wrong(page, {})).toEqual([]);
    expect(wrong(page, { business_activity_id: '', emirate: '' })).toHaveLength(2);
    expect(wrong(page, { emirate: 'London' })).toHaveLength(1);
    expect(wrong(page, { turnover: '5,000,000' })).toEqual([]);
    for (const turnover of ['0', '-5', 'a lot', '1.234', '100000000000']) {
      expect(wrong(page, { turnover })).toEqual([`turnover: ${generalMessages.amountInDirhams}`]);
    }
  });

  it('knows only activities of the catalogue', () => {
    const draft = { activity_id: 3, emirate_id: 2 };
    const rules = { knowsActivity: (id: number) => id === 4 };
    expect(generalWizard.check(page, draft, rules)).toMatchObject([
      { field: 'business_activity_id' },
    ]);
  });
});

describe('the employee page', () => {
  const page = 'employee_details_page';
  it('reads digits and separators of an Arabic keyboard', () => {
    const typed = {
      total_employees: '١٬٠٢٥',
      non_admin_employees: '١٬٠٢٠',
      admin_wages: '٦٠٠٬٠٠٠٫٥',
    };
    expect(wrong(page, typed)).toEqual([]);
  });
  it.each([
    'total_employees',
    'admin_employees',
    'non_admin_employees',
    'admin_wages',
    'non_admin_wages',
  ])('needs %s, as a number', (field) => {
    expect(wrong(page, { [field]: '' })).toHaveLength(1);
    expect(wrong(page, { [field]: 'many' })).toHaveLength(1);
    expect(wrong(page, { [field]: '-1' })).toHaveLength(1);
    expect(wrong(page, { [field]: '1e9' })).toHaveLength(1);
  });

  it('says with the document that the sum is not the total', () => {
    expect(wrong(page, { total_employees: '26' })).toEqual([
      'total_employees: Sum of the admin and non admin employees is not equal to the total number of employees.',
    ]);
    expect(motorMessages.employeeSum).toContain('not equal to the total');
  });

  it('takes zero heads and wages, decimals of wages, and no total of zero', () => {
    const none = { admin_employees: '0', non_admin_employees: '25', admin_wages: '0' };
    expect(wrong(page, none)).toEqual([]);
    expect(wrong(page, { ...none, non_admin_wages: '720,000.25' })).toEqual([]);
    expect(wrong(page, { total_employees: '25.5' })).toHaveLength(1);
    const nobody = { total_employees: '0', admin_employees: '0', non_admin_employees: '0' };
    expect(wrong(page, nobody)).toEqual([`total_employees: ${generalMessages.atLeastOneEmployee}`]);
  });
});

describe('claims and contact', () => {
  it('need a yes or a no', () => {
    expect(wrong('had_any_claim_page', { general_had_claim: '' })).toHaveLength(1);
    expect(wrong('had_any_claim_page', { general_had_claim: '0' })).toEqual([]);
  });

  it('need company, person, e-mail and phone; a number alone is one of the UAE', () => {
    const page = 'general_contact_page';
    expect(wrong(page, {})).toEqual([]);
    for (const field of ['company_name', 'contact_name', 'customer_email', 'phone']) {
      expect(wrong(page, { [field]: '' })).toMatchObject([expect.stringContaining(`${field}: `)]);
    }
    expect(wrong(page, { customer_email: 'a@b' })).toHaveLength(1);
    expect(wrong(page, { phone: '12' })).toHaveLength(1);
    expect(wrong(page, { phone: '0791234567', dial_code: '+962' })).toEqual([]);
  });
});

it('refuses to price what a page would refuse', () => {
  expect(checkGeneralAnswers({}).ok).toBe(false);
  expect(checkGeneralAnswers({ types: ['work_comp'], activity_id: 1, emirate_id: 1 }).ok).toBe(
    false,
  );
});
