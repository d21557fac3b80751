/** The calls of general insurance, each to its use case. */
import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { generalCalls as calls } from '../../contract/general/quote-calls.ts';
import type { GeneralRater } from '../raters/general.ts';
import type { StoredGeneralQuote } from '../store/general/quotes.ts';
import {
  emailGeneralQuote,
  requestGeneralPolicy,
  requestGeneralPrices,
} from '../use-cases/general/ask-person.ts';
import type { GeneralContext } from '../use-cases/general/context.ts';
import { generalPlanWords, generalQuoteView } from '../views/general/quote-view.ts';
import { answeredView } from '../views/quote-head.ts';

export function serveGeneral(app: FastifyInstance, context: GeneralContext): void {
  const { quotes, rater, life } = context;
  const view = (quote: StoredGeneralQuote) => generalQuoteView(rater, quote);
  serveCall(app, calls.generalLists, async () => listsOf(rater));
  serveCall(app, calls.generalPlanWords, async ({ catalogueVersion }) => {
    const catalogue = await rater.ofVersion(catalogueVersion);
    return { plans: catalogue.plans.map((plan) => generalPlanWords(catalogue, plan)) };
  });
  serveCall(app, calls.createGeneralQuote, async (input, call) =>
    answeredView(await life.create(input, call), view),
  );
  serveCall(app, calls.generalQuote, async ({ quoteId }) => {
    const stored = await quotes.find(quoteId);
    return stored ? view(stored) : null;
  });
  serveCall(app, calls.reviseGeneralQuote, async ({ quoteId, leadId, ...change }, call) =>
    answeredView(await life.revise({ quoteId, leadId, change }, call), view),
  );
  serveCall(app, calls.setGeneralCompared, async (input, call) =>
    view((await life.compare(input, call)).quote),
  );
  serveCall(app, calls.selectGeneralPlan, async ({ quoteId, ...choice }, call) =>
    view((await life.select({ quoteId, choice }, call)).quote),
  );
  serveCall(app, calls.requestGeneralPrices, (input, call) =>
    requestGeneralPrices(context, input, call),
  );
  serveCall(app, calls.emailGeneralQuote, (input, call) => emailGeneralQuote(context, input, call));
  serveCall(app, calls.requestGeneralPolicy, (input, call) =>
    requestGeneralPolicy(context, input, call),
  );
  serveCall(app, calls.reproduceGeneralQuote, ({ quoteId }) => life.reproduce(quoteId));
}

function listsOf(rater: GeneralRater) {
  const { version, plans, activities } = rater.current();
  return {
    version,
    ratedTypes: [...new Set(plans.map(({ type }) => type))],
    activities: activities.map(({ id, name }) => ({ id, name })),
  };
}
