/** Sessions of accounts: where somebody is signed in. The browser's token is the BFF's affair and never comes here. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Device, Id, Kind, Role, Way } from './shared.ts';

/** What a session stands for, as it is now. */
export const Standing = z.object({
  sessionId: Id,
  accountId: Id,
  kind: Kind,
  /** User name of staff; '' for customers, whose address no page needs on every request. */
  user: z.string(),
  roles: z.array(Role),
});
export type Standing = z.infer<typeof Standing>;

export const SessionRow = z.object({
  sessionId: Id,
  device: Device,
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  ways: z.array(Way),
});
export type SessionRow = z.infer<typeof SessionRow>;

export const sessionCalls = {
  openSession: defineCall({
    name: 'open-session',
    method: 'POST',
    path: '/sessions',
    summary: 'Begins a session for whoever has shown who they are; null where the account is gone.',
    input: z.object({
      accountId: Id,
      ways: z.array(Way).min(1),
      device: Device,
      /** The browser signed in to this account before: nobody is mailed. */
      knownDevice: z.boolean(),
      /** Shown again within a session: this one takes its place. */
      instead: Id.nullable().default(null),
    }),
    output: Standing.nullable(),
  }),
  standing: defineCall({
    name: 'standing',
    method: 'GET',
    path: '/sessions/:sessionId',
    summary: 'What a session stands for now; null once it has ended. Asking notes that it is used.',
    input: z.object({ sessionId: Id }),
    output: Standing.nullable(),
  }),
  listSessions: defineCall({
    name: 'list-sessions',
    method: 'GET',
    path: '/accounts/:accountId/sessions',
    summary: 'Where an account is signed in, the latest used first.',
    input: z.object({ accountId: Id }),
    output: z.object({ sessions: z.array(SessionRow) }),
  }),
  endSession: defineCall({
    name: 'end-session',
    method: 'DELETE',
    path: '/accounts/:accountId/sessions/:sessionId',
    summary: 'Ends a session; false where this account has none of that id.',
    input: z.object({ accountId: Id, sessionId: Id }),
    output: z.object({ ended: z.boolean() }),
  }),
  endSessions: defineCall({
    name: 'end-sessions',
    method: 'POST',
    path: '/accounts/:accountId/sessions/end',
    repeatable: true,
    summary: 'Ends every session of an account but one.',
    input: z.object({ accountId: Id, except: Id.nullable().default(null) }),
    output: z.object({ ended: z.int() }),
  }),
} satisfies Record<string, CallContract>;
