/** How far people came in one line of insurance. */
import type { LineFact } from './facts.ts';

export interface LineCounts {
  /** Of this line alone, also of those who got no quote. */
  leads: number;
  quotes: number;
  /** Of the quotes: shown before a contact was left (decisions X32). */
  pricesFirst: number;
  repricings: number;
  withoutPlan: number;
  comparisons: number;
  selections: number;
  mails: number;
  /** Of groups, as files or as links. */
  proposals: number;
  quotations: number;
  priceRequests: number;
  requests: number;
  orders: number;
  confirmed: number;
  handedOver: number;
  paid: number;
  cancelled: number;
  policies: number;
  /** Times that papers were sent for a policy. */
  documents: number;
  /** Of the policies; fils, without VAT. */
  premiumNetFils: number;
  /** Changes of policies, ends of them, and what both come to; fils, without VAT, below 0 paid back. */
  policyChanges: number;
  policyEnds: number;
  changeNetFils: number;
  conversionBasisPoints: number | null;
  leadConversionBasisPoints: number | null;
}

export function noCounts(): LineCounts {
  return {
    leads: 0,
    quotes: 0,
    pricesFirst: 0,
    repricings: 0,
    withoutPlan: 0,
    comparisons: 0,
    selections: 0,
    mails: 0,
    proposals: 0,
    quotations: 0,
    priceRequests: 0,
    requests: 0,
    orders: 0,
    confirmed: 0,
    handedOver: 0,
    paid: 0,
    cancelled: 0,
    policies: 0,
    documents: 0,
    premiumNetFils: 0,
    policyChanges: 0,
    policyEnds: 0,
    changeNetFils: 0,
    conversionBasisPoints: null,
    leadConversionBasisPoints: null,
  };
}

/** @param hasLead whether the journey had left a contact by then */
export function countIn(counts: LineCounts, fact: LineFact, hasLead: boolean): void {
  if (fact.kind === 'quote') {
    if (fact.revision > 1) counts.repricings += 1;
    else counts.quotes += 1;
    if (fact.revision === 1 && !hasLead) counts.pricesFirst += 1;
    if (fact.planCount === 0) counts.withoutPlan += 1;
    return;
  }
  // Another plan, add-on or promo code is the same order.
  if (fact.kind === 'order' && fact.revision > 1) return;
  if (fact.kind === 'policy') counts.premiumNetFils += fact.netFils;
  if (fact.kind === 'policy_change' || fact.kind === 'policy_end')
    counts.changeNetFils += fact.netFils;
  const counter = counterOf[fact.kind];
  if (counter !== null) counts[counter] += 1;
}

export function withConversion(counts: LineCounts): LineCounts {
  const { policies, quotes, leads } = counts;
  return {
    ...counts,
    conversionBasisPoints: share(policies, quotes),
    leadConversionBasisPoints: share(policies, leads),
  };
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 10_000) / whole);
}

type Counter = Exclude<keyof LineCounts, 'conversionBasisPoints' | 'leadConversionBasisPoints'>;

/** Each fact of these kinds counts one. */
const counterOf: Readonly<Record<Exclude<LineFact['kind'], 'quote'>, Counter | null>> = {
  comparison: 'comparisons',
  selection: 'selections',
  mail: 'mails',
  proposal: 'proposals',
  quotation: 'quotations',
  price_request: 'priceRequests',
  request: 'requests',
  promo: null,
  order: 'orders',
  confirmation: 'confirmed',
  hand_over: 'handedOver',
  payment: 'paid',
  cancellation: 'cancelled',
  policy: 'policies',
  policy_change: 'policyChanges',
  policy_end: 'policyEnds',
  documents: 'documents',
};
