import { addDays, type CivilDate, compareDates, isRealDate } from '../dates.ts';
import { filled, type Message } from '../message.ts';
import { messages } from '../messages.ts';
import { POLICY_START_MAX_DAYS } from './constants.ts';
import { motorPurchaseMessages } from './messages-purchase.ts';
import { parseRegistrationType } from './registration.ts';
import { parseWireDate } from './wire.ts';

/** The policy's first day: today for a car that is being bought (V6), else what was typed. */
export function policyStart(
  buyingCarType: string | undefined,
  typed: string | undefined,
  today: CivilDate,
): CivilDate | null {
  return parseRegistrationType(buyingCarType) === 2 ? today : realDate(typed);
}

/** From today to 60 days on, as for medical (decisions M43). */
export function startProblem(
  typed: string,
  start: CivilDate | null,
  today: CivilDate,
): Message | null {
  if (start === null && typed === '') return messages.enterStartDate;
  const last = addDays(today, POLICY_START_MAX_DAYS);
  const inside = start && compareDates(start, today) >= 0 && compareDates(start, last) <= 0;
  return inside ? null : filled(messages.validStartDate, { days: POLICY_START_MAX_DAYS });
}

/** A licence was issued today or before (decisions V25). */
export function issueProblem(typed: string, today: CivilDate): string | null {
  if (typed === '') return motorPurchaseMessages.enterLicenseIssue;
  const issued = realDate(typed);
  return issued && compareDates(issued, today) <= 0
    ? null
    : motorPurchaseMessages.validLicenseIssue;
}

/** It expires after today, and not before the policy starts (decisions V25). */
export function expiryProblem(
  typed: string,
  start: CivilDate | null,
  today: CivilDate,
): string | null {
  if (typed === '') return motorPurchaseMessages.enterLicenseExpiry;
  const expires = realDate(typed);
  if (!expires || compareDates(expires, today) <= 0)
    return motorPurchaseMessages.validLicenseExpiry;
  const early = start !== null && compareDates(expires, start) < 0;
  return early ? motorPurchaseMessages.licenseEndsBeforeStart : null;
}

function realDate(typed: string | undefined): CivilDate | null {
  const date = parseWireDate(typed);
  return date && isRealDate(date) ? date : null;
}
