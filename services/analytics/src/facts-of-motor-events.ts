/** What the read model keeps of motor quotes and orders, and of files. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  FileRefusedSchema,
  FileUploadedSchema,
} from '@muqarin/proto/muqarin/documents/v1/uploads_pb';
import {
  MotorOrderCancelledSchema,
  MotorOrderConfirmedSchema,
  MotorOrderPaidSchema,
  MotorOrderPlacedSchema,
  MotorPaymentHandedOverSchema,
  MotorPolicyIssuedSchema,
  MotorPromoAppliedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/motor_orders_pb';
import {
  MotorComparisonEmailedSchema,
  MotorPlanSelectedSchema,
  MotorPlansComparedSchema,
  MotorQuoteEmailedSchema,
  MotorQuotePricedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/motor_pb';
import { type FactSource, filsOrNull, source } from './fact-source.ts';

export const motorFactSources: readonly FactSource[] = [
  source(defineEvent(MotorQuotePricedSchema), ({ data }, at) => ({
    kind: 'motor_quote',
    at,
    quoteId: data.quoteId,
    reference: data.reference,
    revision: data.revision,
    emirateId: data.emirateId,
    planCount: data.planCount,
    lowestNetFils: filsOrNull(data.lowestNetFils),
    highestNetFils: filsOrNull(data.highestNetFils),
  })),
  source(defineEvent(MotorPlansComparedSchema), ({ data }, at) => {
    return { kind: 'motor_comparison', at, plans: data.planIds.length };
  }),
  source(defineEvent(MotorPlanSelectedSchema), ({ data: { offer } }, at) => {
    return { kind: 'motor_selection', at, ...boughtOf(offer?.plan) };
  }),
  source(defineEvent(MotorQuoteEmailedSchema), (_event, at) => {
    return { kind: 'motor_mail', at, audience: 'shopper', plans: 1 };
  }),
  source(defineEvent(MotorComparisonEmailedSchema), ({ data }, at) => {
    return { kind: 'motor_mail', at, audience: data.audience, plans: data.offers.length };
  }),
  source(defineEvent(MotorOrderPlacedSchema), ({ data }, at) => ({
    kind: 'motor_order',
    at,
    orderId: data.orderId,
    revision: data.revision,
    cover: data.offer?.cover ?? '',
    ...boughtOf(data.offer),
  })),
  source(defineEvent(MotorPromoAppliedSchema), ({ data }, at) => {
    return { kind: 'motor_promo', at, discountFils: Number(data.discountFils) };
  }),
  source(defineEvent(MotorOrderConfirmedSchema), ({ data }, at) => ({
    kind: 'motor_confirmation',
    at,
    documents: data.documentCount,
    ...boughtOf(data.offer),
  })),
  source(defineEvent(MotorPaymentHandedOverSchema), (_event, at) => {
    return { kind: 'motor_hand_over', at };
  }),
  source(defineEvent(MotorOrderPaidSchema), ({ data }, at) => {
    return { kind: 'motor_payment', at, netFils: boughtOf(data.offer).netFils };
  }),
  source(defineEvent(MotorPolicyIssuedSchema), ({ data }, at) => {
    return { kind: 'motor_policy', at, reference: data.policyNumber, ...boughtOf(data.offer) };
  }),
  source(defineEvent(MotorOrderCancelledSchema), (_event, at) => {
    return { kind: 'motor_cancellation', at };
  }),
];

/** Deleted files are not told: retention deletes them, long after their journey. */
export const fileFactSources: readonly FactSource[] = [
  source(defineEvent(FileUploadedSchema), ({ data }, at) => {
    return { kind: 'upload', at, purpose: data.purpose, bytes: Number(data.bytes) };
  }),
  source(defineEvent(FileRefusedSchema), ({ data }, at) => {
    return { kind: 'refused_upload', at, purpose: data.purpose, reason: data.reason };
  }),
];

function boughtOf(plan: { planId: string; netFils: bigint } | undefined) {
  return { planId: plan?.planId ?? '', netFils: Number(plan?.netFils ?? 0n) };
}
