/** The calls of groups' policies, each to its use case. */
import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { groupPolicyCalls as calls } from '../../contract/medical-corporate/policy-calls.ts';
import { confirmGroupPolicy } from '../use-cases/medical-corporate/confirm-group-policy.ts';
import type { GroupPolicyContext } from '../use-cases/medical-corporate/context.ts';
import { submitGroupDocuments } from '../use-cases/medical-corporate/submit-documents.ts';
import { groupPolicyView } from '../views/medical-corporate/group-policy-view.ts';

export function serveGroupPolicies(app: FastifyInstance, context: GroupPolicyContext): void {
  const { policies } = context;
  serveCall(app, calls.confirmGroupPolicy, (input, call) =>
    confirmGroupPolicy(context, input, call),
  );
  serveCall(app, calls.groupPolicyOfQuote, async ({ quoteId }) => {
    const found = await policies.ofQuote(quoteId);
    return found && groupPolicyView(found);
  });
  serveCall(app, calls.submitGroupDocuments, (input) => submitGroupDocuments(context, input));
}
