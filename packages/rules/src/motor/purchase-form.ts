import { contractIds } from '../contract-ids.ts';
import { type FormFields, own } from '../questions/form-fields.ts';
import { type MotorDocumentField, motorDocuments, NCD_DOCUMENT } from './uploads.ts';

/** Text fields of the policy-details page and of confirm-product (S1 3), by their names. */
export const purchaseTexts = [
  'buying_car_type',
  'body_color',
  'plate_color',
  'policy_start_date',
  'chassis_no',
  'emirate_no',
  'plate_no',
  'license_issue_date',
  'license_expiry_date',
  'license_no',
  'policyholder_name',
  'occupation',
  'tcf_no',
  'promo_code',
  'api_quote_id',
  'trans_type',
  'selected_addons',
  'plate_type',
  'weightempty',
  'weightfull',
  'mileage',
] as const;

export type PurchaseText = (typeof purchaseTexts)[number];

/** What a person has filled in; texts as typed, files by the name of their slot. */
export interface PurchaseForm {
  texts: Partial<Record<PurchaseText, string>>;
  /** Slots that hold a file which was not refused. */
  files: ReadonlySet<MotorDocumentField | typeof NCD_DOCUMENT>;
  agreed: { agree1: boolean; agree2: boolean };
  /** "I have no letter": stands for the NCD document at 0 claim-free years (decisions V22). */
  noNcdLetter: boolean;
}

/**
 * Reads a form post; `there` names the slots that hold a file. The documented call has no field
 * for the buying car type, so a client that leaves it out is taken at its `trans_type`, else 1.
 * Our page sends it empty before its radio buttons, so that no choice is seen as none.
 */
export function parsePurchaseForm(fields: FormFields, there: readonly string[]): PurchaseForm {
  const texts: PurchaseForm['texts'] = {};
  for (const name of purchaseTexts) {
    const value = own(fields, name)?.trim();
    if (value !== undefined) texts[name] = value.slice(0, 1000);
  }
  if (texts.buying_car_type === undefined) {
    texts.buying_car_type = texts.trans_type === '2' ? '2' : '1';
  }
  const slots = [...motorDocuments.map(({ field }) => field), NCD_DOCUMENT] as const;
  return {
    texts,
    files: new Set(slots.filter((slot) => there.includes(slot))),
    agreed: {
      agree1: isTicked(own(fields, contractIds.agreement1)),
      agree2: isTicked(own(fields, contractIds.agreement2)),
    },
    noNcdLetter: isTicked(own(fields, 'no_ncd_letter')),
  };
}

function isTicked(value: string | undefined): boolean {
  return value !== undefined && !['', '0', 'false', 'off'].includes(value.trim().toLowerCase());
}
