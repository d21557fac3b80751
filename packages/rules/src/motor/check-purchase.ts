import type { FieldError } from '../checked.ts';
import { contractIds } from '../contract-ids.ts';
import type { CivilDate } from '../dates.ts';
import { filled } from '../message.ts';
import { motorPurchaseMessages } from './messages-purchase.ts';
import { type Check, policyChecks, salamaChecks } from './purchase-checks.ts';
import type { PurchaseForm } from './purchase-form.ts';
import { motorDocuments, NCD_DOCUMENT } from './uploads.ts';

/** The scheme code that asks for more (S1 5, decisions V22). */
export const SALAMA = 'SALAMA';

export interface PurchaseContext {
  today: CivilDate;
  /** The plan's scheme code. */
  schemeCode: string | null;
  claimFreeYears: number;
}

export interface PurchaseProblem extends FieldError {
  /** What the page does to show the field: files and ticks are scrolled to (S1 5). */
  reveal: 'focus' | 'scroll';
}

/**
 * The first thing wrong with the purchase form in the order of S1 5, null when it can be sent.
 * `tcf_no`, `promo_code`, `api_quote_id` and `trans_type` are not in that list (decisions V23).
 */
export function firstPurchaseProblem(
  form: PurchaseForm,
  context: PurchaseContext,
): PurchaseProblem | null {
  for (const [field, problem] of purchaseChecks(form, context)) {
    const message = problem();
    if (message !== null) return { field, message, reveal: revealOf(field) };
  }
  return null;
}

/** The fields in the order in which they are checked. */
export function purchaseOrder(form: PurchaseForm, context: PurchaseContext): string[] {
  return purchaseChecks(form, context).map(([field]) => field);
}

function purchaseChecks(form: PurchaseForm, context: PurchaseContext): Check[] {
  const isSalama = context.schemeCode === SALAMA;
  return [
    ...policyChecks(form, context.today),
    ...(isSalama ? salamaChecks(form, context.claimFreeYears) : []),
    ...motorDocuments.map(
      ({ field, label }): Check => [
        field,
        () =>
          form.files.has(field)
            ? null
            : filled(motorPurchaseMessages.uploadFile, { label: { word: label } }),
      ],
    ),
    ...AGREEMENTS.map(
      (field): Check => [
        field,
        () => (form.agreed[field] ? null : motorPurchaseMessages.acceptAgreement),
      ],
    ),
  ];
}

const AGREEMENTS = [contractIds.agreement1, contractIds.agreement2] as const;

function revealOf(field: string): PurchaseProblem['reveal'] {
  const scrolled = [...motorDocuments.map((slot) => slot.field), NCD_DOCUMENT, ...AGREEMENTS];
  return (scrolled as string[]).includes(field) ? 'scroll' : 'focus';
}
