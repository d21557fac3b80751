/** Pieces that several schemas of this contract use. */
import { z } from 'zod';

export const Id = z.string().min(1).max(64);
export const PlanId = z.coerce.number().int().positive();
/** Integer fils. */
export const Fils = z.int();
