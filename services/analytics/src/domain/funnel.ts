/** How many came how far, by the day on which it happened (Asia/Dubai). */
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import type { Fact, Facts } from './facts.ts';
import { countMotor, type MotorCounts, noMotor } from './motor-funnel.ts';

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
  /** Of cars; the numbers above but `leads` are of health insurance. */
  motor: MotorCounts;
  /** Files of any journey. */
  uploads: { kept: number; refused: number };
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
  countMotor(counts.motor, fact);
  if (fact.kind === 'upload') counts.uploads.kept += 1;
  if (fact.kind === 'refused_upload') counts.uploads.refused += 1;
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
  const { motor } = counts;
  return {
    ...counts,
    conversionBasisPoints: shareOf(counts),
    motor: { ...motor, conversionBasisPoints: shareOf(motor) },
  };
}

function shareOf({ policies, quotes }: { policies: number; quotes: number }): number | null {
  return quotes === 0 ? null : Math.round((policies * 10_000) / quotes);
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
    motor: noMotor(),
    uploads: { kept: 0, refused: 0 },
  };
}
