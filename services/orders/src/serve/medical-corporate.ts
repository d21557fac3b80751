/** The calls of groups' policies, each to its use case. */
import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { groupChangeCalls as changes } from '../../contract/medical-corporate/change-calls.ts';
import { groupPolicyCalls as calls } from '../../contract/medical-corporate/policy-calls.ts';
import { groupBook } from '../use-cases/medical-corporate/book.ts';
import { membersOf } from '../use-cases/medical-corporate/changes/members.ts';
import {
  priceGroupChange,
  recordGroupChange,
} from '../use-cases/medical-corporate/changes/record-change.ts';
import { confirmGroupPolicy } from '../use-cases/medical-corporate/confirm-group-policy.ts';
import type { GroupPolicyContext } from '../use-cases/medical-corporate/context.ts';
import { submitGroupDocuments } from '../use-cases/medical-corporate/submit-documents.ts';
import { groupChangeView } from '../views/medical-corporate/group-change-view.ts';
import { groupPolicyView } from '../views/medical-corporate/group-policy-view.ts';

export function serveGroupPolicies(app: FastifyInstance, context: GroupPolicyContext): void {
  serveSale(app, context);
  serveGroupChanges(app, context);
}

function serveGroupChanges(app: FastifyInstance, context: GroupPolicyContext): void {
  const book = groupBook(context.policies);
  serveCall(app, changes.groupPolicy, async ({ policyId }) => {
    const found = await context.policies.find(policyId);
    return found && groupPolicyView(found);
  });
  serveCall(app, changes.groupMembers, async ({ policyId, ...asked }) => {
    const policy = await book.find(policyId);
    return policy && membersOf(policy, asked);
  });
  serveCall(app, changes.priceGroupChange, (input) => priceGroupChange(context, book, input));
  serveCall(app, changes.recordGroupChange, (input, call) =>
    recordGroupChange(context, book, input, call),
  );
  serveCall(app, changes.groupChange, async ({ policyId, number }) => {
    const policy = await book.find(policyId);
    return policy && groupChangeView(policy, number);
  });
}

function serveSale(app: FastifyInstance, context: GroupPolicyContext): void {
  const { policies } = context;
  serveCall(app, calls.confirmGroupPolicy, (input, call) =>
    confirmGroupPolicy(context, input, call),
  );
  serveCall(app, calls.groupPolicyOfQuote, async ({ quoteId }) => {
    const found = await policies.ofQuote(quoteId);
    return found && groupPolicyView(found);
  });
  serveCall(app, calls.submitGroupDocuments, (input, call) =>
    submitGroupDocuments(context, input, call),
  );
}
