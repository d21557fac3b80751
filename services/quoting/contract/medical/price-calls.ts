/** Prices without a quote: nothing is stored. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Fils } from '../shared.ts';
import { RatableAnswers } from './answers.ts';
import { PlanPrice, Tile } from './plan.ts';

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
    summary: 'Every plan that fits these answers, priced, lowest net first.',
    input: z.object({ answers: RatableAnswers }),
    output: z.object({ catalogueVersion: z.string(), tiles: z.array(Tile) }),
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
