/** What the read model keeps of orders and policies. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  GroupDocumentsSubmittedSchema,
  PolicyConfirmedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/events_pb';
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
  PolicyCancelledSchema,
  PolicyChangedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/policy_changes_pb';
import { type FactSource, source } from './fact-source.ts';

const line = 'motor';

export const orderFactSources: readonly FactSource[] = [
  source(defineEvent(PolicyConfirmedSchema), ({ data }, at) => ({
    kind: 'policy',
    line: data.line || 'medical',
    at,
    reference: data.policyReference,
    ...boughtOf(data.plan),
  })),
  source(defineEvent(PolicyChangedSchema), ({ data }, at) => ({
    kind: 'policy_change',
    line: data.policy?.line ?? '',
    at,
    netFils: Number(data.money?.netFils ?? 0n),
  })),
  source(defineEvent(PolicyCancelledSchema), ({ data }, at) => ({
    kind: 'policy_end',
    line: data.policy?.line ?? '',
    at,
    netFils: Number(data.money?.netFils ?? 0n),
  })),
  source(defineEvent(GroupDocumentsSubmittedSchema), ({ data }, at) => ({
    kind: 'documents',
    line: data.line,
    at,
    documents: data.slots.length,
  })),
  source(defineEvent(MotorOrderPlacedSchema), ({ data }, at) => ({
    kind: 'order',
    line,
    at,
    orderId: data.orderId,
    revision: data.revision,
    cover: data.offer?.cover ?? '',
    ...boughtOf(data.offer),
  })),
  source(defineEvent(MotorPromoAppliedSchema), ({ data }, at) => {
    return { kind: 'promo', line, at, discountFils: Number(data.discountFils) };
  }),
  source(defineEvent(MotorOrderConfirmedSchema), ({ data }, at) => ({
    kind: 'confirmation',
    line,
    at,
    documents: data.documentCount,
    ...boughtOf(data.offer),
  })),
  source(defineEvent(MotorPaymentHandedOverSchema), (_event, at) => {
    return { kind: 'hand_over', line, at };
  }),
  source(defineEvent(MotorOrderPaidSchema), ({ data }, at) => {
    return { kind: 'payment', line, at, netFils: boughtOf(data.offer).netFils };
  }),
  source(defineEvent(MotorPolicyIssuedSchema), ({ data }, at) => {
    return { kind: 'policy', line, at, reference: data.policyNumber, ...boughtOf(data.offer) };
  }),
  source(defineEvent(MotorOrderCancelledSchema), (_event, at) => {
    return { kind: 'cancellation', line, at };
  }),
];

function boughtOf(plan: { planId: string; netFils: bigint } | undefined) {
  return { planId: plan?.planId ?? '', netFils: Number(plan?.netFils ?? 0n) };
}
