/** A group plan by itself: what it covers, what its documents say, and what an event says of it. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Fils, Id, PlanId } from '../shared.ts';
import { CategoryNumber } from './answers.ts';
import { GroupBenefit, PlanIdText } from './plan.ts';

const Sections = z.array(z.object({ main: z.string(), benefits: z.array(GroupBenefit) }));

export const GroupPlanPopup = z.object({
  planId: z.int(),
  name: z.string(),
  glance: z.string(),
  sections: Sections,
  documents: z.array(z.object({ id: z.int(), name: z.string(), title: z.string() })),
  /** Of one member a year, by salary; null where the plan has none of its own. */
  lsbFils: Fils.nullable(),
  hsbFils: Fils.nullable(),
  /** Its premiums differ by salary. */
  isMul: z.boolean(),
  /** Its premiums differ between members. */
  premiumVaries: z.boolean(),
  /** What members pay themselves, under the labels of the tiles. */
  shares: z.array(z.object({ label: z.string(), value: z.string() })),
  variants: z.array(z.object({ id: z.int(), name: z.string(), help: z.string() })),
  /** The short facts that lists are filtered by. */
  descriptions: z.array(z.object({ name: z.string(), help: z.string() })),
});
export type GroupPlanPopup = z.infer<typeof GroupPlanPopup>;

/** What a paper of a group plan is made of. */
export const GroupPlanPaper = z.object({
  title: z.string(),
  name: z.string(),
  /** Of the benefits with their amounts, or of what the wording says. */
  kind: z.enum(['table', 'wording']),
  planName: z.string(),
  insurerName: z.string(),
  tpaName: z.string(),
  networkName: z.string(),
  areaOfCover: z.string(),
  emirateIds: z.array(z.int()),
  annualLimit: z.string(),
  minEmployees: z.int().nullable(),
  maxDependantPercent: z.int().nullable(),
  minLowSalaryPercent: z.int().nullable(),
  molCensus: z.boolean(),
  /** Who may buy the plan; empty where every group may. */
  conditions: z.array(z.string()),
  cover: z.array(
    z.object({
      main: z.string(),
      benefits: z.array(GroupBenefit.extend({ help: z.string() })),
    }),
  ),
  variants: GroupPlanPopup.shape.variants,
  catalogueVersion: z.string(),
  ratesOf: z.string(),
});
export type GroupPlanPaper = z.infer<typeof GroupPlanPaper>;

const GroupChange = z.object({
  code: z.enum([
    'one_more_low_salary',
    'one_more_higher_salary',
    'low_instead_of_higher',
    'one_older',
    'one_more_married',
  ]),
  /** Whom it is about; null: of whatever age. */
  span: z.object({ ageFrom: z.int(), ageTo: z.int() }).nullable(),
  /** Net, a year; null: the category could not have the plan then. */
  deltaFils: Fils.nullable(),
});

export const groupPlanCalls = {
  groupPlan: defineCall({
    name: 'group-plan',
    method: 'GET',
    path: '/medical-corporate/plans/:planId',
    summary:
      'What a plan of the catalogue in force covers, and what its popup says (S0 7, product-benefits), or null.',
    input: z.object({ planId: PlanId }),
    output: GroupPlanPopup.nullable(),
  }),
  groupPlanDocument: defineCall({
    name: 'group-plan-document',
    method: 'GET',
    path: '/medical-corporate/plans/:planId/documents/:documentId',
    summary:
      'What a group plan’s document says, for rendering; null when the id is not of that plan (decisions M56).',
    input: z.object({ planId: PlanId, documentId: z.coerce.number().int().positive() }),
    output: GroupPlanPaper.nullable(),
  }),
  groupPlanChanges: defineCall({
    name: 'group-plan-changes',
    method: 'GET',
    path: '/medical-corporate/quotes/:quoteId/categories/:category/plans/:plan/changes',
    summary:
      'What one person more or otherwise would do to the premium of a plan, each rated by the same core (features 119); empty for a plan that the category cannot have.',
    input: z.object({ quoteId: Id, category: CategoryNumber, plan: PlanIdText }),
    output: z.object({ changes: z.array(GroupChange) }),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_CATEGORY', 'QUOTING.NO_PLAN'],
  }),
  setGroupCompared: defineCall({
    name: 'set-group-compared',
    method: 'PUT',
    path: '/medical-corporate/quotes/:quoteId/compared',
    summary:
      'What is compared now, of one category or across them; two plans or more raise PlansCompared.',
    input: z.object({ quoteId: Id, planIds: z.array(z.int()).max(4) }),
    output: z.object({ planIds: z.array(z.int()) }),
    errors: ['QUOTING.NO_QUOTE', 'QUOTING.NO_PLAN'],
  }),
} satisfies Record<string, CallContract>;
