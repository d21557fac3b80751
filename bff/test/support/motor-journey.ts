/** A driver's way through the motor questionnaire by plain forms. */
import type { MotorStep } from '@muqarin/rules/motor/questionnaire';
import type { LightMyRequestResponse } from 'fastify';
import type { MotorQuestionnairePage } from '../../contract/motor/pages.ts';
import type { Browser } from './browser.ts';
import { camry, camrySe, toyota } from './small-catalogue/motor.ts';

export const motor = '/survey/motor';

type Fields = Record<string, string>;

/** A used, insured Camry of 2021 with comprehensive cover: what each page posts. */
const motorForms: Readonly<Partial<Record<MotorStep, Fields>>> = {
  make: { make_id: String(toyota.id) },
  year: { manf_year: '2021' },
  model: { model_id: String(camry.id) },
  variant: { variant_id: String(camrySe.id) },
  brand_new: { is_vehicle_new: '0' },
  reg_year: { reg_year: '2021' },
  reg_month: { reg_month: '3' },
  reg_day: { reg_day: '2' },
  dob: { dob_year: '1991', dob_month: '3', dob_day: '14' },
  experience: { uae_drive_exp: '5', nationality_id: '105' },
  insured: { is_insured: '1' },
  expiry: { policy_exp_year: '2026', policy_exp_month: '10', policy_exp_day: '1' },
  test_cert: { vehicle_test_cert: '1' },
  comprehensive: { is_comprehensive: '1' },
  agency: { is_agency_repair: '0' },
  gcc: { is_gcc_spec: '1' },
  no_claim: { is_claims: '3', claims_noted: '1' },
  emirate: { emirate: '2' },
};

export const lastFields = {
  name: 'Omar Test',
  email: 'omar@example.com',
  mobile: '501234567',
  dial_code: '+971',
  chassis_no: 'JTDBR32E720123456',
} as const;

export function post(browser: Browser, step: MotorStep, fields: Fields, more = '') {
  return browser.form(`${motor}?step=${step}${more}`, fields);
}

/** Answers page after page, whichever comes, until the last; the pages that came. */
export async function walkToLast(
  browser: Browser,
  over: Partial<Record<MotorStep, Fields>> = {},
): Promise<MotorStep[]> {
  const forms = { ...motorForms, ...over };
  const pages: MotorStep[] = [];
  let step = (await pageOf(browser)).step;
  while (step !== 'last' && step !== 'find_car') {
    pages.push(step);
    const answer = await post(browser, step, forms[step] ?? {});
    const next = stepOf(answer);
    if (next === step) throw new Error(`${step} was refused`);
    step = next;
  }
  return [...pages, step];
}

export async function pageOf(browser: Browser, query = ''): Promise<MotorQuestionnairePage> {
  return (await browser.get(`/api/pages/motor/questionnaire${query}`)).json();
}

export function stepOf({ headers }: LightMyRequestResponse): MotorStep {
  const to = new URL(String(headers.location), 'http://localhost');
  return to.searchParams.get('step') as MotorStep;
}

export async function sendLast(browser: Browser, over: Fields = {}) {
  const captcha = await browser.captcha();
  return post(browser, 'last', { ...lastFields, 'g-recaptcha-response': captcha, ...over });
}
