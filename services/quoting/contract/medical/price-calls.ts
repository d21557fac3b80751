/** Prices without a quote: nothing is stored. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { CatalogueVersion, Fils, Id } from '../shared.ts';
import { RatableAnswers } from './answers.ts';
import { ListedPrice, PlanPrice, PlanWords } from './plan.ts';

const Offered = z.object({
  planId: z.int(),
  planName: z.string(),
  insurerName: z.string(),
  grossFils: Fils,
});

export const priceCalls = {
  countProducts: defineCall({
    name: 'count-products',
    method: 'POST',
    repeatable: true,
    path: '/medical/individual/count',
    summary: 'How many plans the list shows for these answers before anything is filtered.',
    input: z.object({ answers: RatableAnswers }),
    output: z.object({ count: z.int(), catalogueVersion: z.string() }),
  }),
  priceProducts: defineCall({
    name: 'price-products',
    method: 'POST',
    repeatable: true,
    path: '/medical/individual/prices',
    summary: 'The price of every plan that fits these answers, lowest net first.',
    input: z.object({ answers: RatableAnswers }),
    output: z.object({ catalogueVersion: z.string(), prices: z.array(ListedPrice) }),
  }),
  planWords: defineCall({
    name: 'plan-words',
    method: 'GET',
    path: '/medical/individual/catalogues/:catalogueVersion/plans',
    summary: 'What tiles say of the plans of a kept catalogue version: it never changes.',
    input: z.object({ catalogueVersion: CatalogueVersion }),
    output: z.object({ plans: z.array(PlanWords) }),
  }),
  compareMedicalYears: defineCall({
    name: 'compare-medical-years',
    method: 'POST',
    repeatable: true,
    path: '/medical/individual/years',
    summary:
      'What became of a bought price in a year and why; with a plan that is still offered, the rows sum to its price today less what was paid.',
    input: z.object({ quoteId: Id, planId: z.int().positive(), paidFils: Fils }),
    output: z
      .object({
        rows: z.array(z.object({ code: z.enum(['changed', 'age', 'tariff']), fils: z.int() })),
        /** Of each member. */
        ages: z.array(z.object({ before: z.int(), now: z.int() })),
        /** The plan that was bought, if it is offered to them today. */
        same: Offered.nullable(),
        /** Of the same kind of cover; null where none is offered. */
        lowest: Offered.nullable(),
      })
      .nullable(),
  }),
  explainExample: defineCall({
    name: 'explain-example',
    method: 'POST',
    repeatable: true,
    path: '/medical/individual/example',
    summary:
      'A named plan priced today for these answers, with its trace and the nets of all that fit; or null.',
    input: z.object({ answers: RatableAnswers, planName: z.string().max(80) }),
    output: z
      .object({
        planName: z.string(),
        insurerName: z.string(),
        insurerCode: z.string(),
        price: PlanPrice,
        allNetFils: z.array(Fils),
      })
      .nullable(),
  }),
} satisfies Record<string, CallContract>;
