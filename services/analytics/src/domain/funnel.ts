/** How many came how far in each line of insurance, by the day on which it happened (Asia/Dubai). */
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import type { Fact, Facts } from './facts.ts';
import { countIn, type LineCounts, noCounts, withConversion } from './line-funnel.ts';
import { knownLines, lineOfLead } from './lines.ts';

export interface FunnelCounts {
  /** Of every line and of the site's forms. */
  leads: number;
  lines: Record<string, LineCounts>;
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
      const firstLead = firstLeadOf(facts);
      for (const fact of Object.values(facts)) {
        const day = dayOf(fact.at);
        if (day < from || day > to) continue;
        const counts = days.get(day) ?? nothing();
        days.set(day, counts);
        const hasLead = firstLead !== undefined && firstLead <= fact.at;
        count(counts, fact, hasLead);
        count(total, fact, hasLead);
      }
    },
    result: (): Funnel => ({
      days: [...days]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([day, counts]) => ({ day, ...finished(counts) })),
      total: finished(total),
    }),
  };
}

/** ISO instant; undefined of a journey in which nobody left a contact. */
function firstLeadOf(facts: Facts): string | undefined {
  const leads = Object.values(facts).filter(({ kind }) => kind === 'lead');
  return leads.map(({ at }) => at).sort()[0];
}

function dayOf(at: string): string {
  return toIsoDate(dubaiToday(new Date(at)));
}

function count(counts: FunnelCounts, fact: Fact, hasLead: boolean): void {
  switch (fact.kind) {
    case 'upload':
      counts.uploads.kept += 1;
      return;
    case 'refused_upload':
      counts.uploads.refused += 1;
      return;
    case 'lead': {
      counts.leads += 1;
      const line = lineOfLead(fact);
      if (line !== null) lineIn(counts, line).leads += 1;
      return;
    }
    default:
      countIn(lineIn(counts, fact.line), fact, hasLead);
  }
}

/** A line that this version has not heard of is counted like the others. */
function lineIn({ lines }: FunnelCounts, line: string): LineCounts {
  lines[line] ??= noCounts();
  return lines[line];
}

function finished(counts: FunnelCounts): FunnelCounts {
  const lines = Object.entries(counts.lines).map(([line, each]) => [line, withConversion(each)]);
  return { ...counts, lines: Object.fromEntries(lines) as FunnelCounts['lines'] };
}

function nothing(): FunnelCounts {
  const lines = Object.fromEntries(knownLines.map((line) => [line, noCounts()]));
  return { leads: 0, lines, uploads: { kept: 0, refused: 0 } };
}
