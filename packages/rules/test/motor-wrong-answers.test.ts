import { describe, expect, it } from 'vitest';
import { checkMotorAnswers, isLapsed } from '../src/motor/answers.ts';
import { advanceMotor, type MotorJourney, openMotorStep } from '../src/motor/journey.ts';
import type { MotorStep } from '../src/motor/questionnaire.ts';
import { motorQuestions } from '../src/motor/questions.ts';
import type { MotorRules } from '../src/motor/rules.ts';
import { saloon, today, walk } from './motor-fixtures.ts';
import { sentErrors } from './support/sent-errors.ts';

const whole = walk({ ...saloon, is_insured: '0' }).journey;
const newer = walk({ ...saloon, manf_year: '2026', reg_year: '2026' }).journey;

function refused(step: MotorStep, changes: Record<string, string>, rules: MotorRules = {}) {
  return refusedFrom(whole, step, changes, rules);
}

function refusedFrom(
  journey: MotorJourney,
  step: MotorStep,
  changes: Record<string, string>,
  rules: MotorRules = {},
) {
  const at = openMotorStep(journey, step, today);
  const input = motorQuestions.read(step, { ...saloon, ...changes });
  const moved = advanceMotor(at, step, input, today, rules);
  if (moved.outcome === 'wrong') expect(moved.journey).toBe(at);
  return sentErrors(moved.errors).map(({ field, message }) => `${field}: ${message}`);
}

describe('a missing answer keeps the page and names the field', () => {
  it.each([
    ['make', 'make_id', 'make_id: Please enter the make of your car.'],
    ['year', 'manf_year', 'manf_year: Please enter the model year of your car.'],
    ['model', 'model_id', 'model_id: Please enter the model of your car.'],
    ['variant', 'variant_id', 'variant_id: Please enter the variant of your car.'],
    ['insured', 'is_insured', 'is_insured: Please enter whether the car is insured now.'],
    ['gcc', 'is_gcc_spec', 'is_gcc_spec: Please enter whether the car has GCC specification.'],
    ['no_claim', 'is_claims', 'is_claims: Please enter your years without a claim.'],
    ['emirate', 'emirate', 'emirate_id: Please enter your emirate.'],
    ['experience', 'nationality_id', 'nationality_id: Please enter your nationality.'],
  ] as const)('%s', (step, field, expected) => {
    for (const value of ['', 'x', '-1'])
      expect(refused(step, { [field]: value })).toEqual([expected]);
  });

  it('brand new or not', () => {
    expect(refusedFrom(newer, 'brand_new', { is_vehicle_new: '' })).toEqual([
      'is_vehicle_new: Please enter whether the car is brand new.',
    ]);
  });

  it('a choice beyond its list', () => {
    expect(refused('experience', { uae_drive_exp: '6', nationality_id: '9999' })).toHaveLength(2);
    expect(refused('no_claim', { is_claims: '6' })).toHaveLength(1);
    expect(refused('emirate', { emirate: 'Paris' })).toHaveLength(1);
  });

  it('a car that the catalogue does not have', () => {
    const knowsCar = ({ variant_id }: { variant_id?: number }) => variant_id !== 311;
    expect(refused('variant', {}, { knowsCar })).toEqual([
      'variant_id: We do not have this car. Please choose it from the list.',
    ]);
    expect(refused('model', {}, { knowsCar })).toEqual([]);
  });
});

describe('dates', () => {
  it.each([
    [{ dob_day: '31', dob_month: '4' }, 'dob_day: Please enter a valid date of birth.'],
    [
      { dob_year: '2007', dob_month: '2', dob_day: '29' },
      'dob_day: Please enter a valid date of birth.',
    ],
    [{ dob_year: '2027' }, 'dob_day: Please enter a valid date of birth.'],
    [{ dob_year: '1895' }, 'dob_day: Please enter a valid date of birth.'],
    [{ dob_year: '19910' }, 'dob_year: Please enter your date of birth.'],
    [{ dob_month: '' }, 'dob_month: Please enter your date of birth.'],
    [
      { dob_year: '2008', dob_month: '11', dob_day: '22' },
      'dob_year: The driver must be 18 or older.',
    ],
    [
      { dob_year: '2026', dob_month: '1', dob_day: '1' },
      'dob_year: The driver must be 18 or older.',
    ],
  ])('of birth %j', (changes, expected) => {
    expect(refused('dob', changes)).toEqual([expected]);
  });

  it('of birth 18 years ago today, and 130 years back', () => {
    expect(refused('dob', { dob_year: '2008', dob_month: '11', dob_day: '21' })).toEqual([]);
    expect(refused('dob', { dob_year: '1896', dob_month: '1', dob_day: '1' })).toEqual([]);
  });

  it.each([
    [{ policy_exp_day: '22', policy_exp_month: '11' }, 'Please enter a valid policy expiry date.'],
    [{ policy_exp_year: '2015' }, 'Please enter a valid policy expiry date.'],
    [{ policy_exp_day: '31', policy_exp_month: '9' }, 'Please enter a valid policy expiry date.'],
  ])('of expiry %j', (changes, expected) => {
    expect(refused('expiry', changes)).toEqual([`policy_exp_day: ${expected}`]);
  });

  it('of expiry today, and in the tenth year back', () => {
    expect(refused('expiry', { policy_exp_month: '11', policy_exp_day: '21' })).toEqual([]);
    expect(refused('expiry', { policy_exp_year: '2016', policy_exp_month: '1' })).toEqual([]);
  });

  it('of first registration, page by page', () => {
    const wrong = 'Please enter a valid first registration date.';
    expect(refused('reg_year', { reg_year: '2019' })).toEqual([`reg_year: ${wrong}`]);
    expect(refused('reg_year', { reg_year: '2027' })).toEqual([`reg_year: ${wrong}`]);
    expect(refused('reg_year', { reg_year: '2020' })).toEqual([]);
    for (const part of ['reg_year', 'reg_month', 'reg_day'] as const) {
      expect(refused(part, { [part]: '' })).toHaveLength(1);
    }
    expect(refused('reg_month', { reg_month: '13' })).toEqual([`reg_month: ${wrong}`]);
    expect(refused('reg_day', { reg_day: '29' })).toEqual([`reg_day: ${wrong}`]);
    expect(refusedFrom(newer, 'reg_month', { reg_month: '12' })).toEqual([`reg_month: ${wrong}`]);
  });

  it('ask for the day again when another month makes it impossible', () => {
    const at = openMotorStep(
      walk({ ...saloon, reg_month: '1', reg_day: '31' }).journey,
      'reg_month',
      today,
    );
    const moved = advanceMotor(at, 'reg_month', { first_reg_date: { month: 4 } }, today);
    expect(moved.journey.step).toBe('reg_day');
    expect(openMotorStep(moved.journey, 'last', today).step).toBe('reg_day');
    expect(checkMotorAnswers(moved.journey.draft, today)).toMatchObject({ ok: false });
  });

  it('say when the policy ended more than 90 days ago', () => {
    expect(isLapsed({ year: 2026, month: 8, day: 23 }, today)).toBe(false);
    expect(isLapsed({ year: 2026, month: 8, day: 22 }, today)).toBe(true);
  });
});

describe('the last step', () => {
  it('asks for name, e-mail and phone, not for the chassis number', () => {
    const nothing = { name: '', email: '', mobile: '', chassis_no: '' };
    expect(refused('last', nothing)).toEqual([
      'name: Please enter your name.',
      'email: Please enter your e-mail address.',
      'mobile: Please enter your phone number.',
    ]);
    expect(refused('last', { chassis_no: '' })).toEqual([]);
  });

  it.each([
    ['email', 'noura@example', 'email: Please enter an e-mail address like name@example.com.'],
    ['mobile', '50x', 'mobile: Please enter a phone number with 8 or 9 digits after +971.'],
    [
      'chassis_no',
      'JTDBR32E72001234O',
      'chassis_no: Please enter a chassis number of 17 letters and digits, without I, O and Q.',
    ],
  ])('refuses %s %s', (field, value, expected) => {
    expect(refused('last', { [field]: value })).toEqual([expected]);
  });

  it('is stored tidy', () => {
    const changes = { ...saloon, chassis_no: 'jtdbr32e-7200 12345', mobile: '050 123 4567' };
    const { draft } = walk(changes).journey;
    expect(draft.chassis_no).toBe('JTDBR32E720012345');
    expect(draft.contact?.fullNumber).toBe('+971501234567');
  });
});
