/** Prices without a quote, and how one is made: nothing is stored. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { CatalogueVersion, PriceChange } from '../shared.ts';
import { MotorAnswers, MotorRefused } from './answers.ts';
import { MotorPlanWords, MotorTile } from './plan.ts';
import { Vehicle } from './vehicle.ts';

const CatalogueId = z.int().positive();

/** What is chosen in the list: add-ons for every plan that has them, and the deductible. */
const Choices = z.object({
  addonIds: z.array(CatalogueId).max(20).default([]),
  /** A code of a tile's `deductibles`; null for each plan's standard one. */
  deductible: z.string().max(60).nullable().default(null),
});

export const priceCalls = {
  priceMotor: defineCall({
    name: 'price-motor',
    method: 'POST',
    repeatable: true,
    path: '/motor/prices',
    summary: 'Every motor plan that can be quoted today, with its trace, lowest net first.',
    input: z.object({ answers: MotorAnswers, choices: Choices.prefault({}) }),
    output: z.union([
      z.object({
        outcome: z.literal('priced'),
        catalogueVersion: z.string(),
        /** ISO day (Asia/Dubai) the prices are for. */
        day: z.string(),
        vehicle: Vehicle,
        valueAed: z.int().positive(),
        tiles: z.array(MotorTile),
      }),
      MotorRefused,
    ]),
  }),
  motorPlanWords: defineCall({
    name: 'motor-plan-words',
    method: 'GET',
    path: '/motor/catalogues/:catalogueVersion/plans',
    summary: 'What tiles say of the plans of a kept catalogue version: it never changes.',
    input: z.object({ catalogueVersion: CatalogueVersion }),
    output: z.object({ plans: z.array(MotorPlanWords) }),
  }),
  explainMotor: defineCall({
    name: 'explain-motor',
    method: 'POST',
    repeatable: true,
    path: '/motor/explanation',
    summary:
      'One plan priced by the same core, with what would change the price; by a kept version and day too (features 114, 119).',
    input: z.object({
      answers: MotorAnswers,
      choices: Choices.prefault({}),
      planId: CatalogueId,
      /** Both of a price made earlier; the catalogue in force and today when absent. */
      catalogueVersion: CatalogueVersion.optional(),
      day: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}$/)
        .optional(),
    }),
    output: z
      .object({
        catalogueVersion: z.string(),
        day: z.string(),
        tile: MotorTile,
        /** Ready sentences; amounts inside are formatted. */
        changes: z.array(PriceChange),
        documents: z.array(z.object({ id: CatalogueId, name: z.string(), title: z.string() })),
        notes: z.array(z.string()),
        rateCard: z.object({ id: z.string(), effectiveFrom: z.string() }),
      })
      .nullable(),
  }),
} satisfies Record<string, CallContract>;
