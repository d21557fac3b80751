/** A plan with its variants as one id: `123dattgl4-7` (S0 3, decisions M27). */
export interface ChosenPlan {
  planId: number;
  /** Ascending, each once. */
  variantIds: readonly number[];
}

const GRAMMAR = /^([1-9][0-9]{0,6})(?:dattgl([0-9]{1,7}(?:-[0-9]{1,7}){0,19}))?$/;

/** Null for what is no plan id, or names a variant twice. */
export function parsePlanId(text: string): ChosenPlan | null {
  const [, plan, variants] = GRAMMAR.exec(text) ?? [];
  if (plan === undefined) return null;
  const variantIds = (variants?.split('-') ?? []).map(Number).sort((a, b) => a - b);
  if (new Set(variantIds).size < variantIds.length) return null;
  return { planId: Number(plan), variantIds };
}

export function planIdText({ planId, variantIds }: ChosenPlan): string {
  if (variantIds.length === 0) return String(planId);
  return `${planId}dattgl${variantIds.toSorted((a, b) => a - b).join('-')}`;
}
