/** The policies of groups as changes see them: a row for each person, or for each place in the counts that were sold. */
import { appendChange, keepReminder, laterTransactions } from '../../store/changes.ts';
import type {
  GroupPolicyStore,
  StoredGroupPolicy,
} from '../../store/medical-corporate/policies.ts';
import { insuredCategories } from '../../views/medical-corporate/group-policy-view.ts';
import { type KeptPolicy, type PolicyBook, termsOf } from '../changes/book.ts';
import { saleTransaction } from './sale-of.ts';

/** With all that is kept of it. */
export interface KeptGroup extends KeptPolicy {
  stored: StoredGroupPolicy;
}

export function groupBook(policies: GroupPolicyStore): PolicyBook<KeptGroup> {
  return {
    line: 'medical-corporate',
    link: 'group_policy',
    find: async (policyId) => {
      const stored = await policies.find(policyId);
      return stored && keptGroup(stored);
    },
    ofJourneys: async (draftIds) =>
      (await policies.ofJourneys(draftIds)).map((stored) => {
        const { status, cancelledOn = null } = stored;
        return { policy: keptGroup(stored), status, cancelledOn };
      }),
    append: ({ policyId, changes }, addition, events) =>
      appendChange(policies.model, policyId, changes.length, addition, events),
    endings: {
      ending: async (days, after, limit) =>
        (await policies.ending(days, after, limit)).map((stored) => ({
          policy: keptGroup(stored),
          remindedOn: stored.remindedOn ?? null,
        })),
      remind: ({ policy: { policyId }, remindedOn: seen }, day, event) =>
        keepReminder(policies.model, { policyId, seen, day }, event),
    },
  };
}

function keptGroup(stored: StoredGroupPolicy): KeptGroup {
  const { offer, startDate, endDate, policyReference } = stored;
  const { terms, termsAssumed } = termsOf(offer);
  const names = insuredCategories(offer).map(({ planName }) => planName);
  return {
    stored,
    policyId: stored._id,
    line: 'medical-corporate',
    policyReference,
    orderReference: policyReference,
    quoteId: stored.quoteId,
    draftId: stored.draftId,
    leadId: stored.leadId,
    insurerName: stored.insurerName,
    planName: [...new Set(names)].join(', '),
    catalogueVersion: offer.catalogueVersion,
    status: stored.status,
    closed: null,
    units: [],
    basis: { startDate, endDate, terms },
    termsAssumed,
    sale: saleTransaction(stored),
    soldAt: stored.confirmedAt,
    changes: stored.changes ?? [],
    transactions: laterTransactions(stored),
    contact: stored.contact,
    arabic: offer.arabic ?? {},
  };
}
