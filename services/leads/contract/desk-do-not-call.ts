/** The list of numbers that nobody may call to sell, for whoever keeps it. What was typed is in no address, log or event. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { listReasons, unlistReasons } from '@muqarin/rules/desk/do-not-call';
import { z } from 'zod';

const StaffId = z.string().min(1).max(64);
const Typed = z.string().trim().min(1).max(40);

/** Letters of a file in one call. */
export const LIST_LONGEST = 200_000;

export const ListedNumber = z.object({
  /** The last three digits: the list keeps no number. '' where it was read in before that. */
  ending: z.string(),
  at: z.string(),
  reason: z.enum(listReasons),
  /** User name; '' for a file that the command read. */
  by: z.string(),
});
export type ListedNumber = z.infer<typeof ListedNumber>;

/** `unread`: no number. `same`: it is on the list already, or was not on it. */
const Changed = z.object({ outcome: z.enum(['done', 'unread', 'same']), ending: z.string() });

export const deskDoNotCallCalls = {
  listDoNotCall: defineCall({
    name: 'list-do-not-call',
    method: 'GET',
    path: '/desk/do-not-call',
    summary: 'Numbers of the list by their last digits, the newest first.',
    input: z.object({
      skip: z.coerce.number().int().min(0).max(10_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    output: z.object({ numbers: z.array(ListedNumber), total: z.int() }),
  }),
  findDoNotCall: defineCall({
    name: 'find-do-not-call',
    method: 'POST',
    path: '/desk/do-not-call/search',
    summary:
      'Whether a number is on the list, and whether its person said so to us. Null: no number.',
    input: z.object({ typed: Typed }),
    output: z
      .object({
        ending: z.string(),
        listed: ListedNumber.nullable(),
        /** By the links in our mails, or in a call: taking it off the list does not undo that. */
        askedUs: z.boolean(),
      })
      .nullable(),
  }),
  addDoNotCall: defineCall({
    name: 'add-do-not-call',
    method: 'PUT',
    path: '/desk/do-not-call',
    summary: 'Puts a number on the list; raises DoNotCallChanged.',
    input: z.object({ staffId: StaffId, typed: Typed, reason: z.enum(listReasons) }),
    output: Changed,
  }),
  removeDoNotCall: defineCall({
    name: 'remove-do-not-call',
    method: 'POST',
    path: '/desk/do-not-call/removal',
    summary: 'Takes a number off the list; raises DoNotCallChanged.',
    input: z.object({ staffId: StaffId, typed: Typed, reason: z.enum(unlistReasons) }),
    output: Changed,
  }),
  readDoNotCall: defineCall({
    name: 'read-do-not-call',
    method: 'POST',
    path: '/desk/do-not-call/file',
    summary:
      'Reads a file of numbers: all of it, or none where a line is no number. Raises DoNotCallChanged.',
    input: z.object({ staffId: StaffId, text: z.string().max(LIST_LONGEST) }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('done'), rows: z.int(), added: z.int() }),
      z.object({ outcome: z.literal('refused'), badRows: z.array(z.int()) }),
    ]),
  }),
} satisfies Record<string, CallContract>;
