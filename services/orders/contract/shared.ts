/** Pieces that several schemas of this contract use. */
import { z } from 'zod';

export const Id = z.string().min(1).max(64);
/** Integer fils. */
export const Fils = z.int();
/** Of a call that orders something. */
export const Key = z.string().min(8).max(128);
