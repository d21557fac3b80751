/** What a medical quote becomes when its buyer confirms it. */
import { z } from 'zod';
import { PolicyBasis } from '../policy.ts';

export const Policy = PolicyBasis.extend({ planId: z.int(), planName: z.string() });
export type Policy = z.infer<typeof Policy>;
