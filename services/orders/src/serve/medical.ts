/** The calls of medical policies, each to its use case. */
import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { policyCalls as calls } from '../../contract/medical/policy-calls.ts';
import { confirmPolicy } from '../use-cases/medical/confirm-policy.ts';
import type { PolicyContext } from '../use-cases/medical/context.ts';
import { policyView } from '../views/medical/policy-view.ts';

export function serveMedical(app: FastifyInstance, context: PolicyContext): void {
  const { policies } = context;
  serveCall(app, calls.confirmPolicy, (input, call) => confirmPolicy(context, input, call));
  serveCall(app, calls.policyOfQuote, async ({ quoteId }) => {
    const found = await policies.ofQuote(quoteId);
    return found && policyView(found);
  });
}
