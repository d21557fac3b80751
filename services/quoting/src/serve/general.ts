/** The calls of general insurance, each to its use case. */
import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { generalCalls as calls } from '../../contract/general/quote-calls.ts';
import type { GeneralRater } from '../raters/general.ts';
import {
  emailGeneralQuote,
  requestGeneralPolicy,
  requestGeneralPrices,
} from '../use-cases/general/ask-person.ts';
import { selectGeneralPlan, setGeneralCompared } from '../use-cases/general/choose-plans.ts';
import type { GeneralContext } from '../use-cases/general/context.ts';
import { createGeneralQuote, reviseGeneralQuote } from '../use-cases/general/create-quote.ts';
import { reproduceGeneralQuote } from '../use-cases/general/reproduce-quote.ts';
import { generalQuoteView } from '../views/general/quote-view.ts';

export function serveGeneral(app: FastifyInstance, context: GeneralContext): void {
  const { quotes, rater } = context;
  serveCall(app, calls.generalLists, async () => listsOf(rater));
  serveCall(app, calls.createGeneralQuote, (input, call) =>
    createGeneralQuote(context, input, call),
  );
  serveCall(app, calls.generalQuote, async ({ quoteId }) => {
    const stored = await quotes.find(quoteId);
    return stored ? generalQuoteView(rater, stored) : null;
  });
  serveCall(app, calls.reviseGeneralQuote, (input, call) =>
    reviseGeneralQuote(context, input, call),
  );
  serveCall(app, calls.setGeneralCompared, (input, call) =>
    setGeneralCompared(context, input, call),
  );
  serveCall(app, calls.selectGeneralPlan, (input, call) => selectGeneralPlan(context, input, call));
  serveCall(app, calls.requestGeneralPrices, (input, call) =>
    requestGeneralPrices(context, input, call),
  );
  serveCall(app, calls.emailGeneralQuote, (input, call) => emailGeneralQuote(context, input, call));
  serveCall(app, calls.requestGeneralPolicy, (input, call) =>
    requestGeneralPolicy(context, input, call),
  );
  serveCall(app, calls.reproduceGeneralQuote, ({ quoteId }) =>
    reproduceGeneralQuote(context, quoteId),
  );
}

function listsOf(rater: GeneralRater) {
  const { version, plans, activities } = rater.current();
  return {
    version,
    ratedTypes: [...new Set(plans.map(({ type }) => type))],
    activities: activities.map(({ id, name, nameAr }) => ({ id, name, nameAr })),
  };
}
