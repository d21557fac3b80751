/** The calls of motor quotes, each to its use case. */
import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { motorQuoteCalls as calls } from '../../contract/motor/quote-calls.ts';
import type { MotorContext } from '../parts.ts';
import {
  selectMotorPlan,
  setMotorAddons,
  setMotorCompared,
} from '../use-cases/motor/choose-plans.ts';
import { createMotorQuote } from '../use-cases/motor/create-quote.ts';
import { emailMotorPlans } from '../use-cases/motor/email-plans.ts';
import { createKnownRevisions } from '../use-cases/motor/known-revisions.ts';
import {
  motorCoverGap,
  motorPlanDetail,
  previewMotorQuote,
  readMotorQuote,
  readMotorQuoteHead,
} from '../use-cases/motor/read-quote.ts';
import { reproduceMotorQuote } from '../use-cases/motor/reproduce-quote.ts';
import { reviseMotorQuote } from '../use-cases/motor/revise-quote.ts';

export function serveMotorQuotes(app: FastifyInstance, context: MotorContext): void {
  const preview = { ...context, known: createKnownRevisions(context) };
  serveCall(app, calls.createMotorQuote, (input, call) => createMotorQuote(context, input, call));
  serveCall(app, calls.motorQuote, ({ quoteId }) => readMotorQuote(context, quoteId));
  serveCall(app, calls.motorQuoteHead, ({ quoteId }) => readMotorQuoteHead(context, quoteId));
  serveCall(app, calls.previewMotorQuote, (input) => previewMotorQuote(preview, input));
  serveCall(app, calls.reviseMotorQuote, (input, call) => reviseMotorQuote(context, input, call));
  serveCall(app, calls.setMotorAddons, (input) => setMotorAddons(context, input));
  serveCall(app, calls.setMotorCompared, (input, call) => setMotorCompared(context, input, call));
  serveCall(app, calls.motorPlanDetail, (input) => motorPlanDetail(context, input));
  serveCall(app, calls.motorCoverGap, ({ quoteId }) => motorCoverGap(context, quoteId));
  serveCall(app, calls.selectMotorPlan, (input, call) => selectMotorPlan(context, input, call));
  serveCall(app, calls.emailMotorPlans, (input, call) => emailMotorPlans(context, input, call));
  serveCall(app, calls.reproduceMotorQuote, ({ quoteId }) => reproduceMotorQuote(context, quoteId));
}
