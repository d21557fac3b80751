/**
 * Orders prices nothing: what a call needs of quoting it asks for, and whoever called brings it and calls again. Nothing has
 * happened until then.
 */
import { z } from 'zod';
import { WantedBinding } from '../offer.ts';
import { MotorOffer, PromoTerms, WantedOffer } from './offer.ts';

/** What was brought so far. */
export const MotorKnown = z
  .object({
    offer: MotorOffer.nullable().default(null),
    /** Codes that were looked up; null for one that nobody knows. */
    promos: z.array(z.object({ code: z.string(), terms: PromoTerms.nullable() })).default([]),
    /** The quote is bound for this order. */
    isBound: z.boolean().default(false),
  })
  .prefault({});
export type MotorKnown = z.output<typeof MotorKnown>;

export const MotorAsks = z.object({
  outcome: z.literal('asks'),
  offer: WantedOffer.nullable(),
  /** Inputs of quoting's call `motor-promo`. */
  promos: z.array(z.string()),
  binding: WantedBinding.nullable(),
});
export type MotorAsks = z.infer<typeof MotorAsks>;
