/** Files go when leads publishes that their person is to be forgotten, or quoting that what they belong to is gone (ADR 0026). */
import { publishingBus } from '@muqarin/platform/contract-suites/publishing-bus';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { createNewId } from '@muqarin/platform/ids';
import {
  CaseErasedSchema,
  LeadErasedSchema,
  PersonErasedSchema,
} from '@muqarin/proto/muqarin/leads/v1/site_pb';
import { GeneralQuoteErasedSchema } from '@muqarin/proto/muqarin/quoting/v1/general_pb';
import { MotorOrderErasedSchema } from '@muqarin/proto/muqarin/quoting/v1/motor_orders_pb';
import { QuoteErasedSchema } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentsUnderTest, visitor } from './support/documents.ts';
import { makePdf } from './support/make-pdf.ts';

const now = () => new Date('2026-11-21T08:00:00Z');
const source = { newId: createNewId(now), now, source: '/test' };
const pdf = { name: 'letter.pdf', bytes: makePdf() };

const payloads = {
  person: createEvent(
    defineEvent(PersonErasedSchema),
    { requestId: 'r1', reference: 'E-2', emailHash: 'h', draftIds: ['d1'] },
    visitor,
    source,
  ),
  lead: createEvent(
    defineEvent(LeadErasedSchema),
    { leadId: 'l1', reference: 'MQ-2', reason: 'retention', draftId: 'd1' },
    visitor,
    source,
  ),
  case: createEvent(
    defineEvent(CaseErasedSchema),
    { caseId: 'c1', reference: 'CL-2', reason: 'retention' },
    visitor,
    source,
  ),
  order: createEvent(
    defineEvent(MotorOrderErasedSchema),
    { orderId: 'o1', saleOrder: 'SO1' },
    visitor,
    source,
  ),
  quote: createEvent(
    defineEvent(QuoteErasedSchema),
    { quoteId: 'q1', line: 'general', reference: 'MQ-3' },
    visitor,
    source,
  ),
  'quote, as it was published before': createEvent(
    defineEvent(GeneralQuoteErasedSchema),
    { quoteId: 'q1', reference: 'MQ-3' },
    visitor,
    source,
  ),
};

describe('the files of a person who is forgotten', () => {
  let service: Awaited<ReturnType<typeof documentsUnderTest>>;
  let publish: ReturnType<typeof publishingBus>['publish'];
  beforeEach(async () => {
    service = await documentsUnderTest();
    const publishing = publishingBus();
    ({ publish } = publishing);
    await service.uploads.hear(publishing.bus);
  });
  afterEach(() => service.app.close());

  it.each([
    ['person', 'motor-draft:d1'],
    ['lead', 'motor-draft:d1'],
    ['person', 'group-census:d1'],
    ['lead', 'group-census:d1'],
    ['case', 'case:c1'],
    ['order', 'motor-order:o1'],
    ['quote', 'general-quote:q1'],
    ['quote, as it was published before', 'general-quote:q1'],
  ] as const)('are deleted when the %s is erased, those of others are not', async (what, owner) => {
    await service.send(pdf, { owner });
    await service.send(pdf, { owner });
    await service.send(pdf, { owner: 'motor-draft:other' });
    await publish(payloads[what]);
    await publish(payloads[what]);
    expect((await service.client.listUploads({ owner }, visitor)).uploads).toEqual([]);
    expect(await service.kept()).toHaveLength(1);
    const deleted = (await service.events()).filter(({ type }) => type === 'FileDeleted');
    expect(deleted).toHaveLength(2);
    expect(deleted[0]).toMatchObject({ owner, reason: 'asked' });
  });
});
