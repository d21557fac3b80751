/** What a supervisor sees of the call centre: who is at the desk and on what, and how long the queues have waited. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { DeskRow } from './desk.ts';
import { SignSeconds } from './shared.ts';

const Instant = z.string();

export const DeskWall = z.object({
  agents: z.array(
    z.object({
      staffId: z.string(),
      /** Their last sign; null where it is longer ago than a lease. */
      seenAt: Instant.nullable(),
      on: z.array(DeskRow),
    }),
  ),
  queues: z.array(
    z.object({
      line: z.string(),
      due: z.int(),
      /** Of them those whom nobody has called yet. */
      untouched: z.int(),
      /** Of those the ones whose first touch is overdue. */
      overdue: z.int(),
      oldestDueAt: Instant,
    }),
  ),
  total: z.int(),
  /** False: more are due than were counted by line, the oldest of them. */
  isWhole: z.boolean(),
  signSeconds: SignSeconds,
});
export type DeskWall = z.infer<typeof DeskWall>;

export const deskWallCalls = {
  deskWall: defineCall({
    name: 'desk-wall',
    method: 'GET',
    path: '/desk/wall',
    summary:
      'Who is at the desk and on what, and how many of each line wait for a call since when.',
    input: z.object({}),
    output: DeskWall,
  }),
} as const satisfies Record<string, CallContract>;
