/** A journey as its facts tell it. */
import { type Fact, type Facts, inOrder } from './facts.ts';
import { lineOfLead } from './lines.ts';

export interface JourneySummary {
  reference: string | null;
  source: string | null;
  line: string | null;
  emirateId: number | null;
  category: string | null;
  memberCount: number | null;
  stages: StageSummary[];
  planCount: number | null;
  lowestNetFils: number | null;
  highestNetFils: number | null;
  selectedPlanId: string | null;
  policyReference: string | null;
  premiumNetFils: number | null;
}

export interface StageSummary {
  stage: Fact['kind'];
  firstAt: string;
  lastAt: string;
  times: number;
}

/** The latest quote, selection and policy count, a draft being of one line of insurance; pure, and the same for any order of the facts. */
export function summarise(facts: Facts): JourneySummary {
  const ordered = inOrder(facts);
  const last = <K extends Fact['kind']>(kind: K) =>
    ordered.findLast((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind);
  const [lead, quote, selection, policy] = [
    last('lead'),
    last('quote'),
    last('selection'),
    last('policy'),
  ];
  return {
    reference: quote?.reference ?? lead?.reference ?? null,
    source: lead?.source ?? null,
    line: quote?.line ?? (lead ? lineOfLead(lead) : null),
    emirateId: quote?.emirateId ?? null,
    category: quote?.category ?? null,
    memberCount: quote?.memberCount ?? null,
    stages: stagesOf(ordered),
    planCount: quote?.planCount ?? null,
    lowestNetFils: quote?.lowestNetFils ?? null,
    highestNetFils: quote?.highestNetFils ?? null,
    selectedPlanId: policy?.planId ?? selection?.planId ?? null,
    policyReference: policy?.reference ?? null,
    premiumNetFils: policy?.netFils ?? null,
  };
}

function stagesOf(ordered: readonly Fact[]): StageSummary[] {
  const stages = new Map<Fact['kind'], StageSummary>();
  for (const { kind: stage, at } of ordered) {
    const known = stages.get(stage) ?? { stage, firstAt: at, lastAt: at, times: 0 };
    stages.set(stage, { ...known, lastAt: at, times: known.times + 1 });
  }
  return [...stages.values()];
}
