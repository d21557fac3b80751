import type { Plan } from './catalogue.ts';

/** Whole dirhams: what the plan pays in a year at most. */
export function annualLimitAed({ values }: Pick<Plan, 'values'>): number {
  return values.find(({ row }) => row === 'annual_limit')?.rank ?? 0;
}
