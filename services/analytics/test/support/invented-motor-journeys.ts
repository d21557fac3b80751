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
  const tell = <S extends DescMessage>(schema: S, data: MessageInitShape<S>) =>
    createEvent(defineEvent(schema), data, call, parts);
  const [quoteId, orderId, uploadId] = [`mq-${name}`, `order-${name}`, `upload-${name}`];
  const reference = `MQ-M${name}`;
  const quote = { quoteId, line, reference, emirateId: 3, planCount: 44, lowestNetFils: 90_000n };
  const told = [
    tell(LeadCapturedSchema, { leadId: name, reference, source: 'motor', contact }),
    tell(QuotePricedSchema, { ...quote, revision: 1 }),
    tell(QuotePricedSchema, { ...quote, revision: 2 }),
    tell(PlansComparedSchema, { quoteId, line, planIds: ['301', '302'] }),
    tell(QuoteEmailedSchema, { quoteId, line, audience: 'sales', offers: [plan] }),
  ];
  if (number % 2 !== 0) return [...told, tell(QuoteEmailedSchema, { quoteId, line })];
  told.push(
    tell(PlanSelectedSchema, { quoteId, line, offer: plan }),
    tell(MotorOrderPlacedSchema, { orderId, revision: 1, offer }),
    tell(MotorPromoAppliedSchema, { orderId, code: 'SAVE', discountFils: 5_000n }),
    tell(MotorOrderPlacedSchema, { orderId, revision: 2, offer }),
    tell(FileRefusedSchema, { uploadId, purpose: 'order-document', reason: 'macro' }),
    tell(FileUploadedSchema, { uploadId, purpose: 'order-document', bytes: 9n }),
  );
  if (number % 8 === 0) return [...published, tell(MotorOrderCancelledSchema, { orderId })];
  return [
    ...published,
    tell(MotorOrderConfirmedSchema, { orderId, offer, documentCount: 6 }),
    tell(MotorPaymentHandedOverSchema, { orderId }),
    tell(MotorOrderPaidSchema, { orderId, offer }),
    tell(MotorPolicyIssuedSchema, { orderId, offer, policyNumber: `N-${name}` }),
  ];
}
