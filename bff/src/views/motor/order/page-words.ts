/** What of the pages of a motor order is words of ours; who holds the policy and what was typed are not. */
import type {
  MotorCheckoutPage,
  MotorDocumentsDonePage,
  MotorDocumentsPage,
  MotorOrderModel,
  MotorPurchasePage,
  MotorRenewalPage,
} from '../../../../contract/motor/order-pages.ts';
import { text, type WordsOf } from '../../../locale/words.ts';

const order = {
  car: text,
  emirate: text,
  plan: { name: text, insurerName: text },
  lines: { label: text, why: text },
  promo: { text },
} as const satisfies WordsOf<MotorOrderModel>;

const slot = { label: text, reason: text } as const;

export const purchaseWords = {
  order,
  accepted: { planName: text },
  addons: { name: text, help: text },
  slots: slot,
} as const satisfies WordsOf<MotorPurchasePage>;

export const checkoutWords = {
  order,
  missing: slot,
} as const satisfies WordsOf<MotorCheckoutPage>;

export const documentsWords = {
  car: text,
  slots: slot,
} as const satisfies WordsOf<MotorDocumentsPage>;

export const documentsDoneWords = {
  order,
  missing: slot,
} as const satisfies WordsOf<MotorDocumentsDonePage>;

const offer = { planName: text, insurerName: text };

export const renewalWords = {
  car: text,
  planName: text,
  insurerName: text,
  years: { same: offer, lowest: offer },
} as const satisfies WordsOf<MotorRenewalPage>;
