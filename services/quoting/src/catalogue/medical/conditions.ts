import type { PlanCondition } from '../../domain/medical/catalogue.ts';
import type { PlanFile } from './source-types.ts';

export type ConditionKind = PlanCondition['kind'];

/** A sentence that says who may hold the plan by what they earn or by which visa they have. */
const TELLS: readonly { kind: ConditionKind; words: RegExp }[] = [
  { kind: 'salary', words: /\bsalar(y|ies)\b|\bearn(s|ing)?\b/i },
  {
    kind: 'visa',
    words: /\b(investor|partner)s?\b.*\bvisas?\b|\bvisas?\b.*\b(investor|partner)s?\b/i,
  },
];

export function conditionKindOf(sentence: string): ConditionKind | null {
  return TELLS.find(({ words }) => words.test(sentence))?.kind ?? null;
}

type Who = Pick<PlanFile, 'salary_band' | 'insured_for'>;

const LOW_SALARY = 'For a monthly salary of AED 4,000 or less.';
const ABOVE_LOW_SALARY = 'For a monthly salary above AED 4,000.';
const INVESTORS = 'For holders of an investor or partner visa, aged 18 or over.';

/** The kinds that a plan must have because of its salary band and of whom it is for. */
export function kindsAskedOf({ salary_band, insured_for }: Who): ConditionKind[] {
  const kinds: ConditionKind[] = [];
  if (salary_band !== 'none') kinds.push('salary');
  if (insured_for.every((who) => who === 'investor')) kinds.push('visa');
  return kinds;
}

/**
 * What a plan file says of who may buy. Files from before conditions were data have them among the notes or only in the
 * band; they are kept as they were, since their hash is the version, so their conditions are read from there.
 */
export function conditionsIn(plan: PlanFile): { conditions: PlanCondition[]; notes: string[] } {
  if (plan.conditions) return { conditions: [...plan.conditions], notes: [...plan.notes] };
  const inNotes = plan.notes.flatMap((text): PlanCondition[] => {
    const kind = conditionKindOf(text);
    return kind === null ? [] : [{ kind, text }];
  });
  const named = new Set(inNotes.map(({ kind }) => kind));
  const unnamed = kindsAskedOf(plan).filter((kind) => !named.has(kind));
  return {
    conditions: [...inNotes, ...unnamed.map((kind) => ({ kind, text: usualText(kind, plan) }))],
    notes: plan.notes.filter((text) => conditionKindOf(text) === null),
  };
}

function usualText(kind: ConditionKind, { salary_band }: Who): string {
  if (kind === 'visa') return INVESTORS;
  return salary_band === 'lsb' ? LOW_SALARY : ABOVE_LOW_SALARY;
}
