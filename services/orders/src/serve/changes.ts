/** The calls about what happens to a policy after its sale, over the policies of every line. */
import { everyHour } from '@muqarin/platform/every-hour';
import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { changeCalls as calls } from '../../contract/changes/calls.ts';
import type { PolicyLine } from '../../contract/changes/ledger.ts';
import { noOrder, type OrdersContext } from '../parts.ts';
import type { PolicyBook } from '../use-cases/changes/book.ts';
import { cancelPolicy, priceCancellation } from '../use-cases/changes/cancel-policy.ts';
import { remindEndings } from '../use-cases/changes/remind-endings.ts';
import { priceReversal, reverseChange } from '../use-cases/changes/reverse-change.ts';
import { ledgerView } from '../views/ledger-view.ts';

export function serveChanges(
  app: FastifyInstance,
  context: OrdersContext,
  books: readonly PolicyBook[],
): void {
  const bookOf = (line: PolicyLine): PolicyBook => {
    const book = books.find((one) => one.line === line);
    if (!book) throw noOrder();
    return book;
  };
  serveCall(app, calls.policyLedger, async ({ line, policyId }) => {
    const policy = await bookOf(line).find(policyId);
    return policy && ledgerView(policy);
  });
  serveCall(app, calls.priceCancellation, ({ line, ...cancellation }) =>
    priceCancellation(context, bookOf(line), cancellation),
  );
  serveCall(app, calls.cancelPolicy, ({ line, ...cancellation }, call) =>
    cancelPolicy(context, bookOf(line), cancellation, call),
  );
  serveCall(app, calls.priceReversal, ({ line, ...reversal }) =>
    priceReversal(context, bookOf(line), reversal),
  );
  serveCall(app, calls.reverseChange, ({ line, ...reversal }, call) =>
    reverseChange(context, bookOf(line), reversal, call),
  );
  serveCall(app, calls.remindEndings, (_input, call) => remindEndings(context, books, call));
  remindEveryHour(app, context, books);
}

/** Policies end while nobody looks: each copy of the service looks, and one of them publishes. */
function remindEveryHour(
  app: FastifyInstance,
  context: OrdersContext,
  books: readonly PolicyBook[],
): void {
  const remind = () => {
    const actor = { kind: 'system' as const, id: 'renewals' };
    const call = { actor, correlationId: context.newId() };
    remindEndings(context, books, call).catch((error: unknown) => {
      context.logger.error({ err: error }, 'reminders of policies failed');
    });
  };
  const stop = everyHour(remind);
  app.addHook('onClose', async () => stop());
}
