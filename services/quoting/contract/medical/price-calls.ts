/** Prices without a quote: nothing is stored. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { CatalogueVersion, Fils } from '../shared.ts';
import { RatableAnswers } from './answers.ts';
import { ListedPrice, PlanPrice, PlanWords } from './plan.ts';

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
