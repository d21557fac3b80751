/** Last year's price of a car beside this year's. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { CatalogueVersion, Fils } from '../shared.ts';
import { MotorAnswers } from './answers.ts';

const CatalogueId = z.int().positive();
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const Facts = z.object({ age: z.int(), claimFreeYears: z.int(), valueAed: z.int() });

const Offered = z.object({
  planId: CatalogueId,
  planName: z.string(),
  insurerName: z.string(),
  grossFils: Fils,
});

export const renewalCalls = {
  compareMotorYears: defineCall({
    name: 'compare-motor-years',
    method: 'POST',
    repeatable: true,
    path: '/motor/years',
    summary:
      'What became of a price in a year and why; with a plan that is still offered, the rows sum to its price today less what was paid.',
    input: z.object({
      /** As it was bought. */
      bought: z.object({
        planId: CatalogueId,
        addonIds: z.array(CatalogueId).max(20),
        deductible: z.string().max(60).nullable(),
        answers: MotorAnswers,
        valueAed: z.int().positive(),
        catalogueVersion: CatalogueVersion,
        day: Day,
        paidFils: Fils,
      }),
      answers: MotorAnswers,
    }),
    output: z
      .object({
        day: z.string(),
        rows: z.array(
          z.object({
            code: z.enum(['promo', 'driver', 'claims', 'car', 'asked', 'tariff']),
            fils: z.int(),
          }),
        ),
        facts: z.object({ bought: Facts, now: Facts }),
        /** The plan that was bought, if it is offered for the car today. */
        same: Offered.nullable(),
        /** Of the same type of cover; null where none is offered. */
        lowest: Offered.nullable(),
      })
      .nullable(),
  }),
} satisfies Record<string, CallContract>;
