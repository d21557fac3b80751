/** The calls of quotations, each to its use case. */
import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { quotationCalls as calls } from '../../contract/quotation-calls.ts';
import { acceptedOfQuote } from './agreed.ts';
import { answerQuotation, clientQuotation, noteOpened } from './answer.ts';
import type { QuotationContext } from './context.ts';
import { changeQuotation, previewQuotation } from './edit.ts';
import { listQuotations, openQuotation } from './read.ts';
import { clearFlag, endQuotation, sendQuotation } from './work.ts';

export function serveQuotations(app: FastifyInstance, context: QuotationContext): void {
  serveCall(app, calls.listQuotations, (input) => listQuotations(context, input));
  serveCall(app, calls.openQuotation, (input, call) => openQuotation(context, input, call));
  serveCall(app, calls.previewQuotation, (input) => previewQuotation(context, input));
  serveCall(app, calls.changeQuotation, (input, call) => changeQuotation(context, input, call));
  serveCall(app, calls.clearQuotationFlag, (input, call) => clearFlag(context, input, call));
  serveCall(app, calls.sendQuotation, (input, call) => sendQuotation(context, input, call));
  serveCall(app, calls.endQuotation, (input, call) => endQuotation(context, input, call));
  serveCall(app, calls.clientQuotation, (input) => clientQuotation(context, input));
  serveCall(app, calls.acceptedQuotation, (input) => acceptedOfQuote(context, input));
  serveCall(app, calls.noteQuotationOpened, (input, call) => noteOpened(context, input, call));
  serveCall(app, calls.answerQuotation, (input, call) => answerQuotation(context, input, call));
}
