/** The calls about what happens to a policy after its sale, over the policies of every line. */
import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { changeCalls as calls } from '../../contract/changes/calls.ts';
import type { PolicyLine } from '../../contract/changes/ledger.ts';
import { noOrder, type OrdersContext } from '../parts.ts';
import type { PolicyBook } from '../use-cases/changes/book.ts';
import { cancelPolicy, priceCancellation } from '../use-cases/changes/cancel-policy.ts';
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
}
