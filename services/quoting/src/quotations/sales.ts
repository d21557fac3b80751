/** What is published of sales: a quotation that its client accepted is bound once the policy of that option was made. */
import type { Handler } from '@muqarin/platform/events/consume';
import { causedBy } from '@muqarin/platform/events/envelope';
import { type QuotationContext, untilWritten } from './context.ts';
import type { Sold } from './source.ts';
import type { StoredQuotation } from './store.ts';
import { moveOrRefuse, written } from './work.ts';

/** Heard again it changes nothing; one with another plan stays as it is, for staff to look at. */
export function salesOfQuotations(context: QuotationContext): Handler[] {
  return context.sources.flatMap((source) => source.sales(soldOf(context, source.line)));
}

function soldOf(context: QuotationContext, line: string): Sold {
  return async (event, quoteId, isOf) => {
    const call = causedBy(event, 'quoting');
    const isBought = ({ _id, options, chosenLineId, sent, basis }: StoredQuotation) => {
      const chosen = options.find(({ lineId }) => lineId === chosenLineId);
      if (chosen === undefined) return false;
      const { planId, netFils } = chosen;
      const accepted = { planId: String(planId), netFils, basis: sent?.basis ?? basis };
      return isOf({ quotationId: _id, ...accepted });
    };
    for (const { _id } of await context.quotations.acceptedOfQuote(quoteId))
      await untilWritten(async () => {
        const stored = await context.quotations.find(_id);
        if (stored?.state !== 'accepted' || stored.line !== line || !isBought(stored))
          return 'left alone';
        const state = moveOrRefuse(context, stored, 'bind');
        return written(context, stored, { state }, { act: 'bind' }, call);
      });
  };
}
