/** How many came how far, by the day on which it happened (Asia/Dubai). */
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import type { Fact, Facts } from './facts.ts';

export interface FunnelCounts {
  leads: number;
  quotes: number;
  repricings: number;
  withoutPlan: number;
  selections: number;
  mails: number;
  policies: number;
  /** Fils, without VAT. */
  premiumNetFils: number;
  conversionBasisPoints: number | null;
}

export interface Funnel {
  days: ({ day: string } & FunnelCounts)[];
  total: FunnelCounts;
}

/** Counts what happened from the first to the last ISO day, both included. Feed it journeys in any order. */
export function createFunnel({ from, to }: { from: string; to: string }) {
  const days = new Map<string, FunnelCounts>();
  const total = nothing();
  return {
    add: (facts: Facts) => {
      for (const fact of Object.values(facts)) {
        const day = dayOf(fact.at);
        if (day < from || day > to) continue;
        const counts = days.get(day) ?? nothing();
        days.set(day, counts);
        count(counts, fact);
        count(total, fact);
      }
    },
    result: (): Funnel => ({
      days: [...days]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([day, counts]) => ({ day, ...withConversion(counts) })),
      total: withConversion(total),
    }),
  };
}

function dayOf(at: string): string {
  return toIsoDate(dubaiToday(new Date(at)));
}

function count(counts: FunnelCounts, fact: Fact): void {
  if (fact.kind === 'lead') counts.leads += 1;
  if (fact.kind === 'selection') counts.selections += 1;
  if (fact.kind === 'mail') counts.mails += 1;
  if (fact.kind === 'policy') {
    counts.policies += 1;
    counts.premiumNetFils += fact.netFils;
  }
  if (fact.kind !== 'quote') return;
  if (fact.revision > 1) counts.repricings += 1;
  else counts.quotes += 1;
  if (fact.planCount === 0) counts.withoutPlan += 1;
}

function withConversion(counts: FunnelCounts): FunnelCounts {
  const { policies, quotes } = counts;
  const conversionBasisPoints = quotes === 0 ? null : Math.round((policies * 10_000) / quotes);
  return { ...counts, conversionBasisPoints };
}

function nothing(): FunnelCounts {
  return {
    leads: 0,
    quotes: 0,
    repricings: 0,
    withoutPlan: 0,
    selections: 0,
    mails: 0,
    policies: 0,
    premiumNetFils: 0,
    conversionBasisPoints: null,
  };
}
