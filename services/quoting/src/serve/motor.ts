/** The calls of motor cars and quotes, each to its use case. */
import { serveCall } from '@muqarin/platform/http/serve';
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import type { FastifyInstance } from 'fastify';
import { motorOfferCalls as offers } from '../../contract/motor/offer.ts';
import { paperCalls } from '../../contract/motor/paper.ts';
import { priceCalls } from '../../contract/motor/price-calls.ts';
import { motorQuoteCalls as calls } from '../../contract/motor/quote-calls.ts';
import { renewalCalls } from '../../contract/motor/renewal-calls.ts';
import { vehicleCalls } from '../../contract/motor/vehicle.ts';
import type { StoredMotorQuote } from '../store/motor/quotes.ts';
import { setMotorAddons } from '../use-cases/motor/choose-plans.ts';
import { compareMotorYears } from '../use-cases/motor/compare-years.ts';
import type { MotorContext } from '../use-cases/motor/context.ts';
import { emailMotorPlans } from '../use-cases/motor/email-plans.ts';
import { createKnownRevisions } from '../use-cases/motor/known-revisions.ts';
import { offerMotorPlan, offerMotorPlanAgain } from '../use-cases/motor/offer-plan.ts';
import { offerMotorQuotation } from '../use-cases/motor/offer-quotation.ts';
import { motorPlanDocument } from '../use-cases/motor/plan-document.ts';
import { explainMotor, priceMotor } from '../use-cases/motor/price-answers.ts';
import { createMotorQuotationLines } from '../use-cases/motor/quotation-lines.ts';
import {
  motorCoverGap,
  motorPlanDetail,
  previewMotorQuote,
  readMotorQuote,
  readMotorQuoteHead,
} from '../use-cases/motor/read-quote.ts';
import { popularVehicles, searchVehicles, vehicleOf } from '../use-cases/motor/search-vehicles.ts';
import { motorHeadView } from '../views/motor/quote-view.ts';
import { answeredView } from '../views/quote-head.ts';

export function serveMotor(app: FastifyInstance, context: MotorContext): void {
  serveCars(app, context);
  serveQuotes(app, context);
  serveOffers(app, context);
}

function serveOffers(app: FastifyInstance, context: MotorContext): void {
  serveCall(app, offers.offerMotorPlan, (input) => offerMotorPlan(context, input));
  serveCall(app, offers.offerMotorPlanAgain, (input) => offerMotorPlanAgain(context, input));
  serveCall(app, offers.offerMotorQuotation, (input) => offerMotorQuotation(context, input));
  serveCall(app, offers.motorPromo, async ({ code }) => {
    const found = context.rater.current().catalogue.promos.find((row) => row.code === code);
    return found ? { ...found } : null;
  });
}

function serveCars(app: FastifyInstance, { rater, now }: MotorContext): void {
  const today = () => toIsoDate(dubaiToday(now()));
  serveCall(app, vehicleCalls.searchVehicles, async (input) =>
    searchVehicles(rater.current(), input),
  );
  serveCall(app, paperCalls.motorPlanDocument, async (input) =>
    motorPlanDocument(rater.current().catalogue, input),
  );
  serveCall(app, vehicleCalls.popularVehicles, async () => popularVehicles(rater.current()));
  serveCall(app, vehicleCalls.vehicleOf, async (input) =>
    vehicleOf(rater.current(), input, today()),
  );
  serveCall(app, priceCalls.priceMotor, async (input) =>
    priceMotor(rater.current(), input, today()),
  );
  serveCall(app, priceCalls.motorPlanWords, async ({ catalogueVersion }) => ({
    plans: [...(await rater.ofVersion(catalogueVersion)).words.values()],
  }));
  serveCall(app, renewalCalls.compareMotorYears, (input) =>
    compareMotorYears(rater, input, today()),
  );
  serveCall(app, priceCalls.explainMotor, (input) => explainMotor(rater, input, today()));
}

function serveQuotes(app: FastifyInstance, context: MotorContext): void {
  const { life, rater } = context;
  const head = (quote: StoredMotorQuote) => motorHeadView(rater, quote);
  const preview = { ...context, known: createKnownRevisions(context) };
  serveCall(app, calls.createMotorQuote, async (input, call) =>
    answeredView(await life.create(input, call), head),
  );
  serveCall(app, calls.motorQuote, ({ quoteId }) => readMotorQuote(context, quoteId));
  serveCall(app, calls.motorQuoteHead, ({ quoteId }) => readMotorQuoteHead(context, quoteId));
  serveCall(app, calls.previewMotorQuote, (input) => previewMotorQuote(preview, input));
  serveCall(app, calls.reviseMotorQuote, async ({ quoteId, leadId, ...change }, call) =>
    answeredView(await life.revise({ quoteId, leadId, change }, call), head),
  );
  serveCall(app, calls.setMotorAddons, (input) => setMotorAddons(context, input));
  serveCall(app, calls.setMotorCompared, async (input, call) =>
    head((await life.compare(input, call)).quote),
  );
  serveCall(app, calls.motorPlanDetail, (input) => motorPlanDetail(context, input));
  serveCall(app, calls.motorCoverGap, ({ quoteId }) => motorCoverGap(context, quoteId));
  serveCall(app, calls.selectMotorPlan, async ({ quoteId, ...choice }, call) => {
    const { quote, offer } = await life.select({ quoteId, choice }, call);
    return { quote: await head(quote), tile: offer };
  });
  serveCall(app, calls.emailMotorPlans, (input, call) => emailMotorPlans(context, input, call));
  serveCall(app, calls.createMotorQuotationLines, (input, call) =>
    createMotorQuotationLines(context, input, call),
  );
  serveCall(app, calls.reproduceMotorQuote, ({ quoteId }) => life.reproduce(quoteId));
}
