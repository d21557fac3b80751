/** A quote as the others see it. */
import { z } from 'zod';
import { Id } from '../shared.ts';
import { RatableAnswers } from './answers.ts';
import { Tile } from './plan.ts';

export const Quote = z.object({
  quoteId: Id,
  reference: z.string(),
  revision: z.int(),
  status: z.enum([
    'draft',
    'priced',
    'shared',
    'selected',
    'accepted',
    'bound',
    'expired',
    'declined',
    'superseded',
  ]),
  draftId: Id,
  leadId: Id.nullable(),
  answers: RatableAnswers,
  /** ISO day (Asia/Dubai) the prices are for. */
  day: z.string(),
  /** ISO day until which they hold: 30 days. */
  validUntil: z.string(),
  catalogueVersion: z.string(),
  tiles: z.array(Tile),
  comparedPlanIds: z.array(z.int()),
  selectedPlanId: z.int().nullable(),
  /** Plans that were offered before the last change of members and are not any more (decisions M53). */
  droppedPlanNames: z.array(z.string()),
});
export type Quote = z.infer<typeof Quote>;
