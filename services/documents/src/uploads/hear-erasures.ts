/** What others tell of people who are to be forgotten: their files go as well. */
import type { CallContext } from '@muqarin/platform/context';
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import { consume, on } from '@muqarin/platform/events/consume';
import { defineEvent } from '@muqarin/platform/events/define';
import { causedBy, type ReceivedEvent } from '@muqarin/platform/events/envelope';
import { onForgottenJourneys } from '@muqarin/platform/events/forgotten-journeys';
import type { Telemetry } from '@muqarin/platform/telemetry';
import { CaseErasedSchema } from '@muqarin/proto/muqarin/leads/v1/site_pb';
import { GeneralQuoteErasedSchema } from '@muqarin/proto/muqarin/quoting/v1/general_pb';
import { MotorOrderErasedSchema } from '@muqarin/proto/muqarin/quoting/v1/motor_orders_pb';
import { QuoteErasedSchema } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { ownerOf } from '../../contract/uploads-contract.ts';
import { remove } from './delete-upload.ts';
import type { UploadsContext } from './parts.ts';

const group = 'documents';

export function hearErasures(
  bus: EventBus,
  context: UploadsContext,
  telemetry: Telemetry | undefined,
): Promise<RunningSubscription> {
  const erase = (owners: readonly string[], event: ReceivedEvent) =>
    eraseOf(context, owners, causedBy(event, group));
  return consume(bus, {
    group,
    logger: context.logger,
    telemetry,
    batched: true,
    on: [
      ...onForgottenJourneys(group, (draftIds, call) =>
        eraseOf(context, draftIds.flatMap(ownersOfDraft), call),
      ),
      on(defineEvent(QuoteErasedSchema), (event) =>
        // Files of the other lines belong to a draft or an order.
        erase(
          event.data.line === 'general' ? [ownerOf.generalQuote(event.data.quoteId)] : [],
          event,
        ),
      ),
      // As it was raised before quotes of every line had one family of events.
      on(defineEvent(GeneralQuoteErasedSchema), (event) =>
        erase([ownerOf.generalQuote(event.data.quoteId)], event),
      ),
      on(defineEvent(CaseErasedSchema), (event) => erase([ownerOf.case(event.data.caseId)], event)),
      on(defineEvent(MotorOrderErasedSchema), (event) =>
        erase([ownerOf.motorOrder(event.data.orderId)], event),
      ),
    ],
  });
}

function ownersOfDraft(draftId: string): string[] {
  return [ownerOf.motorDraft(draftId), ownerOf.groupCensus(draftId)];
}

/** Again finds nothing more. */
async function eraseOf(context: UploadsContext, owners: readonly string[], call: CallContext) {
  for (const owner of owners) {
    for (const upload of await context.uploads.list(owner, undefined)) {
      await remove(context, upload, 'asked', call);
    }
  }
}
