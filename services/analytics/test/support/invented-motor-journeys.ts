/** The events of so many motor journeys, the same each time: each is priced, some are bought, some given up. */
import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import type { EventMessage } from '@muqarin/platform/events/bus';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import {
  FileRefusedSchema,
  FileUploadedSchema,
} from '@muqarin/proto/muqarin/documents/v1/uploads_pb';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
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
  PlanSelectedSchema,
  PlansComparedSchema,
  QuoteEmailedSchema,
  QuotePricedSchema,
} from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';

const line = 'motor';
const contact = { name: 'Mariam Test', email: 'mariam@example.com', fullNumber: '+971501234567' };
const offer = { planId: '301', cover: 'comprehensive', netFils: 210_000n };
const plan = { plan: { planId: '301', netFils: 210_000n } };

export function inventedMotorJourneys(count: number): EventMessage[] {
  return Array.from({ length: count }, (_, index) => journey(index + 1)).flat();
}

/** Every one is priced and compared; the even ones buy, and the last of each four of them gives up. */
function journey(number: number): EventMessage[] {
  const name = String(number).padStart(4, '0');
  const call = { actor: { kind: 'visitor', id: 'v1' }, correlationId: `motor-${name}` } as const;
  let serial = 0;
  const parts = {
    newId: () => `motor-event-${name}-${++serial}`,
    now: () =>
      new Date(Date.parse('2026-01-09T19:30:00Z') + number * 600_000 + (serial >> 1) * 1000),
    source: '/test',
  };
  const publish = <S extends DescMessage>(schema: S, data: MessageInitShape<S>) =>
    createEvent(defineEvent(schema), data, call, parts);
  const [quoteId, orderId, uploadId] = [`mq-${name}`, `order-${name}`, `upload-${name}`];
  const reference = `MQ-M${name}`;
  const quote = { quoteId, line, reference, emirateId: 3, planCount: 44, lowestNetFils: 90_000n };
  const published = [
    publish(LeadCapturedSchema, { leadId: name, reference, source: 'motor', contact }),
    publish(QuotePricedSchema, { ...quote, revision: 1 }),
    publish(QuotePricedSchema, { ...quote, revision: 2 }),
    publish(PlansComparedSchema, { quoteId, line, planIds: ['301', '302'] }),
    publish(QuoteEmailedSchema, { quoteId, line, audience: 'sales', offers: [plan] }),
  ];
  if (number % 2 !== 0) return [...published, publish(QuoteEmailedSchema, { quoteId, line })];
  published.push(
    publish(PlanSelectedSchema, { quoteId, line, offer: plan }),
    publish(MotorOrderPlacedSchema, { orderId, revision: 1, offer }),
    publish(MotorPromoAppliedSchema, { orderId, code: 'SAVE', discountFils: 5_000n }),
    publish(MotorOrderPlacedSchema, { orderId, revision: 2, offer }),
    publish(FileRefusedSchema, { uploadId, purpose: 'order-document', reason: 'macro' }),
    publish(FileUploadedSchema, { uploadId, purpose: 'order-document', bytes: 9n }),
  );
  if (number % 8 === 0) return [...published, publish(MotorOrderCancelledSchema, { orderId })];
  return [
    ...published,
    publish(MotorOrderConfirmedSchema, { orderId, offer, documentCount: 6 }),
    publish(MotorPaymentHandedOverSchema, { orderId }),
    publish(MotorOrderPaidSchema, { orderId, offer }),
    publish(MotorPolicyIssuedSchema, { orderId, offer, policyNumber: `N-${name}` }),
  ];
}
