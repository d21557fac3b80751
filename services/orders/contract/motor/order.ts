/** A motor order as the others see it: what is bought, what it costs, what was said, and how far it has come. */
import { z } from 'zod';
import { Agreed } from '../offer.ts';
import { Fils, Id } from '../shared.ts';
import { MotorAnswers, MotorTile, Vehicle } from './offer.ts';

/** X11 and X12 for motor: an order is selected until it is confirmed; then it waits for payment, and then for the policy. */
export const OrderStatus = z.enum([
  'selected',
  'confirmed',
  'unpaid',
  'paid',
  'issued',
  'cancelled',
]);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** The slots of S1 3: the six documents and the no-claim certificate of scheme SALAMA. */
export const OrderSlot = z.enum([
  'emirates_id_front',
  'emirates_id_back',
  'mulkiya_front',
  'mulkiya_back',
  'license_front',
  'license_back',
  'ncd_doc_file',
]);
export type OrderSlot = z.infer<typeof OrderSlot>;

/** A file that the documents service holds, in its slot. */
export const OrderDocument = z.object({
  slot: OrderSlot,
  /** "Emirates ID, front", or what the buyer called it (decisions V26). */
  label: z.string().max(100),
  /** The documents service's id. */
  uploadId: Id,
});
export type OrderDocument = z.infer<typeof OrderDocument>;

export const KeptDocument = OrderDocument.extend({
  status: z.enum(['received', 'refused']),
  /** Why the insurer refused it; empty otherwise. */
  reason: z.string(),
  at: z.string(),
});
export type KeptDocument = z.infer<typeof KeptDocument>;

/** A promo code on the order: funded by the insurer, cut where the tariff's minimum would be passed (decisions V20). */
export const OrderPromo = z.object({
  code: z.string(),
  off: z.discriminatedUnion('type', [
    z.object({ type: z.literal('perc'), basisPoints: z.int() }),
    z.object({ type: z.literal('amount'), fils: Fils }),
  ]),
  discountFils: Fils,
  cut: z.boolean(),
});
export type OrderPromo = z.infer<typeof OrderPromo>;

export const MotorOrder = z.object({
  /** Not guessable; whoever has it may read the order (decisions X22). */
  orderId: Id,
  /** What people say on the phone and `sale_order` carries: SO and digits (decisions V21). */
  saleOrder: z.string(),
  status: OrderStatus,
  /** Counts changes of plan, add-ons or promo code. */
  revision: z.int(),
  quoteId: Id,
  quoteReference: z.string(),
  quoteRevision: z.int(),
  draftId: Id,
  leadId: Id.nullable(),
  answers: MotorAnswers,
  deductible: z.string().nullable(),
  vehicle: Vehicle,
  valueAed: z.int(),
  day: z.string(),
  validUntil: z.string(),
  catalogueVersion: z.string(),
  /** What was agreed in a quotation: neither add-ons nor promo codes change it. */
  agreed: Agreed,
  /** The plan with the chosen add-ons in its price, before a promo code. */
  tile: MotorTile,
  promo: OrderPromo.nullable(),
  /** What is paid: the plan after its discount, less the promo code, plus add-ons; VAT once on that (decisions X13). */
  total: z.object({
    discountedFils: Fils,
    promoFils: Fils,
    addonFils: Fils,
    netFils: Fils,
    vatFils: Fils,
    grossFils: Fils,
  }),
  details: z.object({
    /** As typed, by the names of S1 3. */
    texts: z.record(z.string(), z.string()),
    agreed: z.array(z.string()),
  }),
  documents: z.array(KeptDocument),
  /** Slots that still need a file: empty ones and refused ones. */
  missing: z.array(OrderSlot),
  /** First day of cover, when confirmed. */
  startDate: z.string().nullable(),
  /** At the insurer: we hold no money. */
  payment: z.object({ paymentId: Id, url: z.string() }).nullable(),
  policyNumber: z.string().nullable(),
  /** First day without the policy, where its holder cancelled it. */
  policyCancelledOn: z.string().nullable().default(null),
  /** When each status was reached, in order; ISO times. */
  life: z.array(z.object({ status: OrderStatus, at: z.string() })),
});
export type MotorOrder = z.infer<typeof MotorOrder>;
