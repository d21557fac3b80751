/** What is published of policies: a quotation that its client accepted is bound once the policy of that option was made. */
import { type Handler, on } from '@muqarin/platform/events/consume';
import { defineEvent } from '@muqarin/platform/events/define';
import { causedBy } from '@muqarin/platform/events/envelope';
import {
  type PolicyConfirmed,
  PolicyConfirmedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { type QuotationContext, untilWritten } from './context.ts';
import type { StoredQuotation } from './store.ts';
import { moveOrRefuse, written } from './work.ts';

/** Heard again it changes nothing; one with another plan stays as it is, for staff to look at. */
export function salesOfQuotations(context: QuotationContext): Handler[] {
  return [
    on(defineEvent(PolicyConfirmedSchema), async (event) => {
      const call = causedBy(event, 'quoting');
      for (const { _id } of await context.quotations.acceptedOfQuote(event.data.quoteId))
        await untilWritten(async () => {
          const stored = await context.quotations.find(_id);
          if (stored?.state !== 'accepted' || !isOf(stored, event.data)) return 'left alone';
          const state = moveOrRefuse(context, stored, 'bind');
          return written(context, stored, { state }, { act: 'bind' }, call);
        });
    }),
  ];
}

/** A group's option is one plan for all: a policy that mixes plans is of none. */
function isOf({ options, chosenLineId }: StoredQuotation, { plan, group }: PolicyConfirmed) {
  const chosen = options.find(({ lineId }) => lineId === chosenLineId);
  const bought = group ? group.categories.map((each) => each.plan) : [plan?.planId];
  return chosen !== undefined && bought.every((planId) => planId === String(chosen.planId));
}
