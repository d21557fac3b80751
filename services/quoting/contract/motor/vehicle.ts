/** Cars: which there are, and what one is worth. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';

const QueryId = z.coerce.number().int().positive();
const Named = z.object({ id: z.int().positive(), name: z.string() });
const WholeAed = z.int().positive();

/** The market value of the day and how far the insured value may be moved (decisions V16); whole dirhams. */
export const ValueRange = z.object({ marketAed: WholeAed, minAed: WholeAed, maxAed: WholeAed });

export const Vehicle = z.object({
  make: Named,
  model: Named,
  variant: Named,
  year: z.int(),
  body: z.string(),
  cylinders: z.int(),
  /** With the driver's. */
  seats: z.int(),
  value: ValueRange,
});
export type Vehicle = z.infer<typeof Vehicle>;

export const vehicleCalls = {
  searchVehicles: defineCall({
    name: 'search-vehicles',
    method: 'GET',
    path: '/motor/vehicles',
    summary:
      'What can be chosen next: makes, then years, models and variants (S1 2), filtered by what was typed.',
    input: z.object({
      makeId: QueryId.optional(),
      year: QueryId.optional(),
      modelId: QueryId.optional(),
      keyword: z.string().max(80).default(''),
    }),
    output: z.discriminatedUnion('step', [
      z.object({ step: z.literal('make'), makes: z.array(Named) }),
      z.object({ step: z.literal('year'), years: z.array(z.int()) }),
      z.object({ step: z.literal('model'), models: z.array(Named) }),
      z.object({ step: z.literal('variant'), variants: z.array(Named) }),
    ]),
  }),
  popularVehicles: defineCall({
    name: 'popular-vehicles',
    method: 'GET',
    path: '/motor/vehicles/popular',
    summary: 'The cars offered before anybody types, newest year first.',
    input: z.object({}),
    output: z.object({
      vehicles: z.array(z.object({ make: Named, model: Named, years: z.array(z.int()) })),
    }),
  }),
  vehicleOf: defineCall({
    name: 'vehicle-of',
    method: 'GET',
    path: '/motor/variants/:variantId/:year',
    summary: 'One car with its value today, or null when it was not sold in that year.',
    input: z.object({ variantId: QueryId, year: QueryId }),
    output: Vehicle.nullable(),
  }),
} satisfies Record<string, CallContract>;
