/** What quotes and orders say of a person: shown, and deleted when leads publishes it; what was bought stays (ADR 0026). */
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { createNewId } from '@muqarin/platform/ids';
import { LeadErasedSchema, PersonErasedSchema } from '@muqarin/proto/muqarin/leads/v1/site_pb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { couple, visitor, woman34 } from '../../../services/quoting/test/support/quoting.ts';
import { motorOrders } from './support/motor-orders.ts';
import { type Ordering, orderingUnderTest } from './support/ordering.ts';

const now = () => new Date('2026-01-10T08:00:00Z');
const source = { newId: createNewId(now), now, source: '/services/leads' };

describe('erasing a person', () => {
  let ordering: Ordering;
  beforeEach(async () => {
    ordering = await orderingUnderTest();
  });
  afterEach(() => ordering.stop());

  const personErased = (draftIds: string[]) => {
    const payload = { requestId: 'r1', reference: 'E-2222', emailHash: 'h', draftIds };
    return createEvent(defineEvent(PersonErasedSchema), payload, visitor, source);
  };
  const leadErased = (draftId: string) => {
    const payload = { leadId: 'l1', reference: 'MQ-2', reason: 'retention', draftId };
    return createEvent(defineEvent(LeadErasedSchema), payload, visitor, source);
  };
  const medical = (draftId: string) =>
    ordering.client.createQuote(
      { idempotencyKey: `medical-${draftId}`, draftId, leadId: 'l1', answers: woman34 },
      visitor,
    );
  const held = (...draftIds: string[]) => ordering.client.heldOfJourneys({ draftIds }, visitor);

  it('shows the quotes and orders of the journeys that are named, no others', async () => {
    const quote = await medical('m1');
    await medical('m2');
    const shown = await held('m1', 'unknown');
    expect(shown.quotes).toMatchObject([
      { line: 'medical', quoteId: quote.quoteId, reference: quote.reference, stays: false },
    ]);
    expect(shown.quotes[0]?.answers).toMatchObject({ members: [{ dob_year: 1991 }] });
  });

  it('leaves prices and plans, nothing of the person, however often it is published', async () => {
    const { quoteId, reference, tiles } = await medical('m1');
    const other = await medical('m2');
    const order = await motorOrders(ordering).orderOf('liwan');
    const message = personErased(['m1', order.draftId]);
    await ordering.publish(message);
    await ordering.publish(message);
    expect(await ordering.client.getQuote({ quoteId }, visitor)).toBeNull();
    expect(await ordering.client.motorQuote({ quoteId: order.quoteId }, visitor)).toBeNull();
    expect(await ordering.client.motorOrder({ orderId: order.orderId }, visitor)).toBeNull();
    expect(await ordering.client.getQuote({ quoteId: other.quoteId }, visitor)).not.toBeNull();
    expect(await held('m1', order.draftId)).toEqual({ quotes: [], orders: [], policies: [] });
    const stored = await ordering.stored();
    const gone = stored.filter(({ _id }) => _id !== (other.quoteId as unknown));
    expect(JSON.stringify(gone)).not.toMatch(/1991|1990-05-20|m1/);
    expect(gone.find(({ reference: kept }) => kept === reference)?.prices).toHaveLength(
      tiles.length,
    );
    const published = (await ordering.story()).map(({ type }) => type ?? '');
    expect(published.filter((type) => type.endsWith('Erased')).toSorted()).toEqual([
      'MotorOrderErased',
      'QuoteErased',
      'QuoteErased',
    ]);
  });

  it('leaves nothing of them in earlier revisions', async () => {
    const { quoteId } = await medical('m1');
    await ordering.client.repriceQuote({ quoteId, answers: couple }, visitor);
    expect(JSON.stringify(await ordering.stored())).toMatch(/revisions.*1991/);
    await ordering.publish(personErased(['m1']));
    expect(JSON.stringify(await ordering.stored())).not.toMatch(/1991|1988/);
  });

  it('makes a new quote when the same answers are sent again', async () => {
    const first = await medical('m1');
    await ordering.publish(leadErased('m1'));
    const second = await medical('m1');
    expect(second.quoteId).not.toBe(first.quoteId);
  });

  it('leaves what was bought, and its quote', async () => {
    const orders = motorOrders(ordering);
    const order = await orders.orderOf('liwan');
    const { orderId, draftId } = order;
    await orders.fillIn(orderId);
    expect(await orders.confirm(order)).toMatchObject({ outcome: 'confirmed' });
    await ordering.publish(personErased([draftId]));
    expect(await ordering.client.motorOrder({ orderId }, visitor)).toMatchObject({ orderId });
    expect(await held(draftId)).toMatchObject({
      quotes: [{ line: 'motor', stays: true }],
      orders: [{ orderId, stays: true }],
    });
  });

  it('hears of leads without a journey, and does nothing', async () => {
    const { quoteId } = await medical('m1');
    await ordering.publish(leadErased(''));
    expect(await ordering.client.getQuote({ quoteId }, visitor)).not.toBeNull();
  });
});
