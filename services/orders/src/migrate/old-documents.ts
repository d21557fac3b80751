/** What quoting's database held before orders had a service of their own, and what it becomes here. */
import type { OutboxFields } from '@muqarin/platform/events/outbox';

/** Where both databases keep it. */
export const collections = {
  orders: 'motor_orders',
  promoUses: 'motor_promo_uses',
  /** Only of quoting: a policy lay in its quote. */
  quotes: 'quotes',
  policies: 'policies',
  moves: 'moves',
} as const;

export interface OldOrder extends Partial<OutboxFields> {
  _id: string;
  erasedAt: Date | null;
  quoteId: string;
  quoteReference: string;
  quoteRevision: number;
  draftId: string;
  leadId: string | null;
  answers: object;
  deductible: string | null;
  valueAed: number;
  day: string;
  validUntil: string;
  catalogueVersion: string;
  planId: number;
  addonIds: number[];
}

interface OldPolicy {
  policyId: string;
  policyReference: string;
  planId: number;
  planName: string;
  insurerName: string;
  netFils: number;
  vatFils: number;
  grossFils: number;
  startDate: string;
  condition?: { texts: string[]; confirmed: boolean };
  status: string;
  confirmedAt: string;
}

/** A medical quote that has become a policy. */
export interface OldQuote {
  _id: string;
  reference: string;
  revision: number;
  draftId: string;
  leadId: string | null;
  answers: { member_count: number };
  day: string;
  validUntil: string;
  catalogueVersion: string;
  policy: OldPolicy;
}

export const hasPolicy = { 'policy.policyId': { $type: 'string' } } as const;

/** What a policy keeps of what was offered. */
export interface KeptOffer {
  insurerId: number;
  netFils: number;
}

export type MovedPolicy = ReturnType<typeof policyOf>;

/** As this service keeps policies. Its event was the quote's, and goes out from there. */
export function policyOf(quote: OldQuote, offer: KeptOffer | null) {
  const { policyId, ...policy } = quote.policy;
  return {
    _id: policyId,
    ...policy,
    quoteId: quote._id,
    quoteReference: quote.reference,
    quoteRevision: quote.revision,
    draftId: quote.draftId,
    leadId: quote.leadId,
    memberCount: quote.answers.member_count,
    // A quote did not hold whom its policy was confirmed for.
    contact: null,
    idempotencyKey: `moved:${quote._id}`,
    insurerId: offer?.insurerId ?? 0,
    offer,
    outbox: [],
    __v: 0,
  };
}

/** The other way round. */
export function oldPolicyOf(moved: MovedPolicy): OldPolicy {
  const { _id: policyId, policyReference, planId, planName, insurerName, status } = moved;
  const { netFils, vatFils, grossFils, startDate, condition, confirmedAt } = moved;
  return {
    policyId,
    policyReference,
    planId,
    planName,
    insurerName,
    netFils,
    vatFils,
    grossFils,
    startDate,
    ...(condition ? { condition } : {}),
    status,
    confirmedAt,
  };
}
