/** Individual medical insurance: a confirmed quote is a policy. */
import { mongooseOutboxStore } from '@muqarin/platform/events/outbox-store';
import { modelsReady } from '@muqarin/platform/models-ready';
import { serveMedical } from '../serve/medical.ts';
import { createPolicyStore, type StoredPolicy } from '../store/medical/policies.ts';
import { medicalBook } from '../use-cases/medical/book.ts';
import { policyView } from '../views/medical/policy-view.ts';
import type { Line } from './line.ts';

export const medical: Line = {
  name: 'medical',
  open: async (parts) => {
    const policies = createPolicyStore(parts.connection);
    await modelsReady([policies.model], parts);
    return {
      book: medicalBook(policies),
      outboxes: [mongooseOutboxStore(policies.model)],
      serve: (app) => serveMedical(app, { ...parts, policies }),
      soldOf: (quoteIds) => policies.ofQuotes(quoteIds),
      held: async (draftIds) => {
        const found = await policies.ofJourneys(draftIds);
        return {
          policies: found.map(heldPolicy),
          boughtQuoteIds: found.map(({ quoteId }) => quoteId),
        };
      },
      // What was bought stays.
      erase: async () => {},
    };
  },
};

/** Of a policy from before policies had documents of their own nobody is kept to write to. */
function heldPolicy(policy: StoredPolicy) {
  const { contact } = policy;
  return { ...policyView(policy), ...(contact ? { contact } : {}) };
}
