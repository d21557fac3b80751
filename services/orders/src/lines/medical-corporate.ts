/** Medical insurance of groups: a confirmed quote is one policy for all categories. */
import { mongooseOutboxStore } from '@muqarin/platform/events/outbox-store';
import { modelsReady } from '@muqarin/platform/models-ready';
import { serveGroupPolicies } from '../serve/medical-corporate.ts';
import { createGroupPolicyStore } from '../store/medical-corporate/policies.ts';
import { groupBook } from '../use-cases/medical-corporate/book.ts';
import { groupPolicyView } from '../views/medical-corporate/group-policy-view.ts';
import type { Line } from './line.ts';

export const medicalCorporate: Line = {
  name: 'medical-corporate',
  open: async (parts) => {
    const policies = createGroupPolicyStore(parts.connection);
    await modelsReady([policies.model], parts);
    return {
      book: groupBook(policies),
      outboxes: [mongooseOutboxStore(policies.model)],
      serve: (app) => serveGroupPolicies(app, { ...parts, policies }),
      soldOf: async (quoteIds) => {
        const sold = await policies.ofQuotes(quoteIds);
        return sold.map(({ quoteId, policyReference, condition, status }) => ({
          quoteId,
          policyReference,
          condition,
          waitsForDocuments: status === 'pending_documents',
        }));
      },
      held: async (draftIds) => {
        const found = await policies.ofJourneys(draftIds);
        return {
          policies: found.map((policy) => ({
            line: 'medical-corporate',
            ...groupPolicyView(policy),
            contact: policy.contact,
          })),
          boughtQuoteIds: found.map(({ quoteId }) => quoteId),
        };
      },
      // What was bought stays.
      erase: async () => {},
    };
  },
};
