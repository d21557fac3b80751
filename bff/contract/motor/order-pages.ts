/**
 * Buying a motor plan: page models (see pages.ts) and the addresses of their plain forms (see forms.ts). Types and constants
 * only, so that nothing of the server reaches the browser. Money is integer fils, insured values are whole dirhams.
 */

import { motorCalls } from '@muqarin/rules/motor/calls';
import type { FieldError } from '../field-error.ts';
import type { SlotModel } from '../file-slots.ts';
import type { YearOffer } from '../policy-pages.ts';
import type { AcceptedElsewhere } from '../quotation-pages.ts';

export const motorOrderPaths = {
  /** POST: the buy form of S1 3. GET: the purchase page of the session's order. */
  policyDetails: '/survey/motor/policy-details',
  /** Multipart, the whole form. `go`: `confirm` (default), `promo`, `promo-remove`, `addons` or `save`; `remove` names a slot to empty. */
  confirm: '/survey/motor/policy-details/confirm',
  /** GET: `?o=<SO…>`. */
  checkout: '/survey/motor/cart/checkout',
  /** On to the insurer's page (303). No fields. */
  pay: '/survey/motor/cart/checkout/pay',
  /** Gives the order up. No fields. */
  cancel: '/survey/motor/cart/checkout/cancel',
  /** GET, also `/<token>` from a mail: what is still missing. */
  documents: '/survey/motor-documents',
  /** Multipart: `ld`, `pd` and the files, or `remove`, a slot. Without scripts; the documented call answers JSON. */
  sendDocuments: '/survey/motor-documents/send',
  submitDocuments: motorCalls.submitDocuments.path,
  documentsDone: '/survey/motor-documents-submission-success',
  /** GET: the schedule of the session's policy, once it is paid for, as PDF. */
  policyPdf: '/survey/motor/policy.pdf',
  /** GET `/<token>` from a mail. POST, field `lead_id`: view other products. */
  renewal: '/survey/motor/renewal',
} as const;

/** Of the session storage: checkout was visited (S1 4, decisions V29). */
export const CHECKOUT_MARKER = 'motor_checkout_visited';

export interface MotorOrderLine {
  code: string;
  label: string;
  why: string;
  kind: string;
  amountFils: number;
}

export interface MotorOrderModel {
  /** SO000123 */
  saleOrder: string;
  /** MQ-…, of the quote. */
  reference: string;
  status: 'selected' | 'confirmed' | 'unpaid' | 'paid' | 'issued' | 'cancelled';
  /** "Toyota Camry SE 2021" */
  car: string;
  emirate: string;
  valueAed: number;
  plan: {
    id: number;
    name: string;
    insurerId: number;
    insurerName: string;
    logo: string;
    type: 'comprehensive' | 'third_party';
    repair: 'agency' | 'garage' | 'none';
    deductibleFils: number | null;
  };
  /** Sum to `total.netFils`, the promo code among them. */
  lines: MotorOrderLine[];
  total: {
    discountedFils: number;
    promoFils: number;
    addonFils: number;
    netFils: number;
    vatFils: number;
    grossFils: number;
  };
  promo: { code: string; text: string } | null;
}

export interface MotorOrderAddon {
  id: number;
  name: string;
  help: string;
  included: boolean;
  selected: boolean;
  chargeFils: number;
}

export interface MotorSlot extends SlotModel {
  label: string;
  /** `refused` carries the reason. */
  status: 'missing' | 'received' | 'refused';
  reason: string;
}

/** GET /api/pages/motor/policy-details; Redirect without an open order. */
export interface MotorPurchasePage {
  order: MotorOrderModel;
  addons: MotorOrderAddon[];
  isSalama: boolean;
  /** At 0 a declaration stands for the no-claim certificate (decisions V22). */
  claimFreeYears: number;
  /** As typed, by the names of S1 3. */
  texts: Record<string, string>;
  agreed: string[];
  /** The six, and the no-claim certificate for SALAMA. */
  slots: MotorSlot[];
  /** ISO days (Asia/Dubai). */
  today: string;
  lastStart: string;
  /** The first is the one to show. */
  errors: FieldError[];
  /** The quotation's reference where this is what was accepted in it: neither add-ons nor promo codes change it. */
  quotation: string | null;
  /** What was accepted in a quotation at another price; null where there is none. */
  accepted: AcceptedElsewhere | null;
  /** What the promo code came to, shown beside its field. */
  promoMessage: { text: string; ok: boolean } | null;
  notice: string | null;
  warning: string | null;
}

/** GET /api/pages/motor/checkout?o=<SO…>; Redirect without a confirmed order. */
export interface MotorCheckoutPage {
  order: MotorOrderModel;
  /** ISO day. */
  startDate: string | null;
  holder: { name: string; email: string };
  policyNumber: string | null;
  missing: MotorSlot[];
  /** In order, those still to come without a time. */
  life: { status: MotorOrderModel['status']; at: string | null }[];
  notice: string | null;
  warning: string | null;
}

/** GET /api/pages/motor/documents?token=<of the mail>; Redirect when there is no such order. */
export interface MotorDocumentsPage {
  saleOrder: string;
  car: string;
  /** Only what is missing or was refused (decisions V27). */
  slots: MotorSlot[];
  /** The lead document's id: a signed token. The policy document's: the order. */
  ld: string;
  pd: string;
  errors: FieldError[];
  warning: string | null;
}

/** GET /api/pages/motor/renewal?token=<of the mail>; Redirect when the link has ended. */
/** One reason why next year's price is another. */
export interface YearChange {
  code: 'promo' | 'driver' | 'claims' | 'car' | 'asked' | 'tariff' | 'insurer';
  /** Above zero it costs more. */
  fils: number;
}

interface YearFacts {
  age: number;
  claimFreeYears: number;
  /** Null where the cover does not pay for the car. */
  valueAed: number | null;
}

/** From what was paid last year to today's lowest price of the same cover; the rows sum to the difference. */
export interface MotorYears {
  rows: YearChange[];
  bought: YearFacts;
  now: YearFacts;
  /** Last year's plan today; null where it is not offered for this car any more. */
  same: YearOffer | null;
  /** What the rows lead to. */
  lowest: YearOffer;
}

export interface MotorRenewalPage {
  saleOrder: string;
  car: string;
  planName: string;
  insurerName: string;
  logo: string;
  /** ISO day. */
  endDate: string;
  /** Last year's, with VAT. */
  grossFils: number;
  /** Null where nothing is offered for the car today. */
  years: MotorYears | null;
  leadId: string;
  /** Written down by the browser when other plans are asked for (S1 4). */
  emirateId: number;
  claimFreeYears: number;
  warning: string | null;
}

/** GET /api/pages/motor/documents-done */
export interface MotorDocumentsDonePage {
  /** Null on a direct visit, as all that follows. */
  saleOrder: string | null;
  order: MotorOrderModel | null;
  /** ISO day, when confirmed. */
  startDate: string | null;
  /** ISO moment at which the last document came. */
  sentAt: string | null;
  missing: MotorSlot[];
}
