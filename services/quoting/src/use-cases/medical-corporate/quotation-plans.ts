/** An option of a group as a quotation writes it: one plan for all, `123dattgl4-7`, or one for each category, `1=123dattgl4-7/2=45`. */
import { type ChosenPlan, parsePlanId, planIdText } from '@muqarin/rules/medical-corporate/plan-id';

/** By the number of its category; a category without a plan is not there. */
export type MixedPlans = ReadonlyMap<number, ChosenPlan>;

export type GroupOption = { all: ChosenPlan } | { mixed: MixedPlans };

/** Null for what is no option, or names a category twice. */
export function parseGroupOption(text: string): GroupOption | null {
  if (!text.includes('=')) {
    const all = parsePlanId(text);
    return all && { all };
  }
  const mixed = new Map<number, ChosenPlan>();
  for (const part of text.split('/')) {
    const [, number = '', id = ''] = /^(0|[1-9]\d?)=(.+)$/.exec(part) ?? [];
    const plan = parsePlanId(id);
    if (plan === null || mixed.has(Number(number))) return null;
    mixed.set(Number(number), plan);
  }
  return { mixed };
}

export function groupOptionText(option: GroupOption): string {
  if ('all' in option) return planIdText(option.all);
  const parts = [...option.mixed].toSorted(([a], [b]) => a - b);
  return parts.map(([category, plan]) => `${category}=${planIdText(plan)}`).join('/');
}

/** What a category would have of it. */
export function planOf(option: GroupOption, category: number): ChosenPlan | null {
  return 'all' in option ? option.all : (option.mixed.get(category) ?? null);
}
