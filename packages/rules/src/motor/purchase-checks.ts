import { nameErrors } from '../contact.ts';
import type { CivilDate } from '../dates.ts';
import { parseWhole } from '../digits.ts';
import { isEmiratesId } from '../emirates-id.ts';
import type { Message } from '../message.ts';
import { oneLine } from '../typed-text.ts';
import { parseChassis } from './chassis.ts';
import { motorPurchaseMessages } from './messages-purchase.ts';
import { motorQuestionMessages } from './messages-questions.ts';
import { parsePlate } from './plate.ts';
import { expiryProblem, issueProblem, policyStart, startProblem } from './purchase-dates.ts';
import type { PurchaseForm, PurchaseText } from './purchase-form.ts';
import { bodyColors, isListed, plateColors, plateTypes } from './purchase-lists.ts';
import { parseRegistrationType } from './registration.ts';
import { NCD_DOCUMENT } from './uploads.ts';

/** One field and what is wrong with it, or null. */
export type Check = readonly [field: string, problem: () => Message | null];

/** Step 1 of S1 5, in its order. */
export function policyChecks({ texts }: PurchaseForm, today: CivilDate): Check[] {
  const text = (name: PurchaseText) => texts[name] ?? '';
  const start = policyStart(texts.buying_car_type, texts.policy_start_date, today);
  const { enterChassis, validChassis } = motorQuestionMessages;
  const m = motorPurchaseMessages;
  const type = parseRegistrationType(text('buying_car_type'));
  const chassis = (typed: string) => parseChassis(typed).ok;
  const plate = (typed: string) => parsePlate(typed) !== null;
  const license = (typed: string) => /^[A-Z0-9/-]{3,20}$/i.test(typed);
  return [
    ['buying_car_type', () => (type ? null : m.enterCarType)],
    ['body_color', () => (isListed(bodyColors, text('body_color')) ? null : m.enterBodyColor)],
    ['plate_color', () => (isListed(plateColors, text('plate_color')) ? null : m.enterPlateColor)],
    ['policy_start_date', () => startProblem(text('policy_start_date'), start, today)],
    ['chassis_no', () => asked(text('chassis_no'), enterChassis, chassis, validChassis)],
    [
      'emirate_no',
      () => asked(text('emirate_no'), m.enterEmiratesId, isEmiratesId, m.validEmiratesId),
    ],
    ['plate_no', () => asked(text('plate_no'), m.enterPlate, plate, m.validPlate)],
    ['license_issue_date', () => issueProblem(text('license_issue_date'), today)],
    ['license_expiry_date', () => expiryProblem(text('license_expiry_date'), start, today)],
    ['license_no', () => asked(text('license_no'), m.enterLicense, license, m.validLicense)],
    ['policyholder_name', () => nameProblem(text('policyholder_name'), m.enterPolicyholder)],
    ['occupation', () => nameProblem(text('occupation'), m.enterOccupation)],
  ];
}

/** Step 2 of S1 5, for scheme SALAMA. At 0 claim-free years a declaration stands for the letter. */
export function salamaChecks(form: PurchaseForm, claimFreeYears: number): Check[] {
  const whole = (name: PurchaseText) => parseWhole(form.texts[name] ?? '');
  const empty = whole('weightempty') ?? 0;
  const full = whole('weightfull') ?? 0;
  const proven = form.files.has(NCD_DOCUMENT) || (form.noNcdLetter && claimFreeYears === 0);
  const m = motorPurchaseMessages;
  return [
    [
      'plate_type',
      () => (isListed(plateTypes, form.texts.plate_type ?? '') ? null : m.enterPlateType),
    ],
    ['weightempty', () => (empty > 0 ? null : m.enterEmptyWeight)],
    ['weightfull', () => (full > 0 && full >= empty ? null : m.enterFullWeight)],
    ['mileage', () => (whole('mileage') === undefined ? m.enterMileage : null)],
    [NCD_DOCUMENT, () => (proven ? null : m.uploadNcd)],
  ];
}

function asked(
  typed: string,
  missing: string,
  fine: (typed: string) => boolean,
  wrong: string,
): string | null {
  if (typed === '') return missing;
  return fine(typed) ? null : wrong;
}

function nameProblem(typed: string, missing: string): Message | null {
  return nameErrors('', oneLine(typed), missing)[0]?.message ?? null;
}
