/** When whom was promised to be called back. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { DeskRow } from './desk.ts';

const Instant = z.string();
const StaffId = z.string().min(1).max(64);

export const DeskCalendar = z.object({
  calls: z.array(z.object({ at: Instant, by: StaffId, row: DeskRow })),
  /** False: there are more than were read, the first of them. */
  isWhole: z.boolean(),
});
export type DeskCalendar = z.infer<typeof DeskCalendar>;

export const deskCalendarCalls = {
  deskCalendar: defineCall({
    name: 'desk-calendar',
    method: 'GET',
    path: '/desk/calendar',
    summary:
      'Who was promised a call back, when and by whom, the first at the top; no name, no number.',
    input: z.object({ staffId: StaffId.optional() }),
    output: DeskCalendar,
  }),
} as const satisfies Record<string, CallContract>;
