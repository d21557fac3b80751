/** What the desk keeps of quotes, orders and policies: they belong to every lead of their journey. */
import type { ReceivedEvent } from '@muqarin/platform/events/envelope';
import { readersOf } from '@muqarin/platform/events/forms';
import { PolicyConfirmedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { MotorOrderPaidSchema } from '@muqarin/proto/muqarin/quoting/v1/motor_orders_pb';
import { type EventForms, quoteStory } from '@muqarin/proto/quotes';
import type { JourneyFact } from '../domain/desk/facts.ts';
import type { AnyMessage, DeskSource, Kept } from './source.ts';

type FactOf<S extends AnyMessage> = (event: ReceivedEvent<S>, at: string) => JourneyFact | null;

export const journeySources: readonly DeskSource[] = [
  ...sources(quoteStory.priced, ({ data: { line, reference, planCount, lowestNetFils } }, at) => ({
    kind: 'priced',
    at,
    line,
    reference,
    plans: planCount,
    lowestNetFils: lowestNetFils === undefined ? null : Number(lowestNetFils),
  })),
  ...sources(quoteStory.selected, ({ data: { line, offer } }, at) => {
    const { planId = '', netFils = 0n } = offer?.plan ?? {};
    return { kind: 'selected', at, line, planId, netFils: Number(netFils) };
  }),
  // The other audience is a person of ours.
  ...sources(quoteStory.emailed, ({ data: { line, audience, offers } }, at) =>
    audience === 'shopper' ? { kind: 'mailed', at, line, plans: offers.length } : null,
  ),
  ...sources(quoteStory.policyRequested, ({ data: { line, requestReference } }, at) => {
    return { kind: 'requested', at, line, reference: requestReference };
  }),
  ...sources({ schema: PolicyConfirmedSchema, earlier: [] }, ({ data }, at) => {
    const { line, policyReference: reference } = data;
    return { kind: 'bought', at, line: line || 'medical', reference };
  }),
  ...sources({ schema: MotorOrderPaidSchema, earlier: [] }, ({ data: { saleOrder } }, at) => {
    return { kind: 'bought', at, line: 'motor', reference: saleOrder };
  }),
];

function sources<S extends AnyMessage>(forms: EventForms<S>, factOf: FactOf<S>): DeskSource[] {
  return readersOf(forms).map(({ def, read }) => ({
    def,
    read: (message): Kept | null => {
      const event = read(message);
      const fact = factOf(event, event.time.toISOString());
      return fact && { eventId: event.id, of: { journeyId: event.context.correlationId, fact } };
    },
  }));
}
