/** Ways in: a password, and links that are mailed. What is asked for an unknown name takes the same way, words and time. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Email, Id, Key, Kind, Password, PasswordProblem, Token, Uuid } from './shared.ts';

/** `needs` a second factor, or `enrol` one first, which staff must have (decisions A8). */
export const Shown = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('right'),
    accountId: Id,
    next: z.enum(['nothing', 'code', 'enrol']),
  }),
  z.object({ outcome: z.literal('wrong') }),
]);
export type Shown = z.infer<typeof Shown>;

/** What a mailed link is for. */
export const Purpose = z.enum(['sign_up', 'sign_in', 'reset', 'email']);
export type Purpose = z.infer<typeof Purpose>;

const weak = z.object({ outcome: z.literal('weak'), problem: PasswordProblem });
const ended = z.object({ outcome: z.literal('ended') });

export const waysInCalls = {
  checkPassword: defineCall({
    name: 'check-password',
    method: 'POST',
    path: '/sign-ins/password',
    summary: 'Whether name and password are right; takes as long for a name that nobody has.',
    input: z.object({ kind: Kind, login: z.string().max(254), password: Password }),
    output: Shown,
    errors: ['ACCOUNTS.BUSY'],
  }),
  checkCode: defineCall({
    name: 'check-code',
    method: 'POST',
    path: '/accounts/:accountId/codes',
    summary: 'Whether a code is the second factor: an app’s of now, or a recovery code. Each once.',
    input: z.object({ accountId: Id, code: z.string().max(40) }),
    output: z.object({ by: z.enum(['totp', 'recovery']).nullable() }),
  }),
  mailLink: defineCall({
    name: 'mail-link',
    method: 'POST',
    path: '/links',
    summary: 'Mails a link to an address, known or not: the mail says which.',
    input: z.object({
      purpose: z.enum(['sign_up', 'sign_in', 'reset']),
      email: Email,
      idempotencyKey: Key,
    }),
    output: z.object({ expiresAt: z.string() }),
  }),
  openLink: defineCall({
    name: 'open-link',
    method: 'GET',
    path: '/links/:token',
    summary: 'What a mailed link is good for still, or null; looking does not use it.',
    input: z.object({ token: Token, purpose: Purpose }),
    output: z.object({ email: z.string(), hasAccount: z.boolean() }).nullable(),
  }),
  signInByLink: defineCall({
    name: 'sign-in-by-link',
    method: 'POST',
    path: '/sign-ins/link',
    summary: 'Uses a mailed link, once.',
    input: z.object({ token: Token }),
    output: Shown,
  }),
  signInByUaePass: defineCall({
    name: 'sign-in-by-uae-pass',
    method: 'POST',
    path: '/sign-ins/uae-pass',
    summary: 'Whose UAE PASS it is that the BFF was shown; of customers only.',
    input: z.object({ uuid: Uuid }),
    output: Shown,
  }),
  signUp: defineCall({
    name: 'sign-up',
    method: 'POST',
    path: '/accounts',
    summary: 'Opens an account for the address of a mailed link; a password may come later.',
    input: z.object({
      token: Token,
      name: z.string().max(100),
      password: Password.nullable(),
      marketing: z.boolean(),
    }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('opened'), accountId: Id }),
      weak,
      ended,
    ]),
    errors: ['ACCOUNTS.BUSY'],
  }),
  resetPassword: defineCall({
    name: 'reset-password',
    method: 'POST',
    path: '/passwords/reset',
    summary: 'Sets a password by a mailed link, once; ends every session.',
    input: z.object({ token: Token, password: Password }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('changed'), accountId: Id }),
      weak,
      ended,
    ]),
    errors: ['ACCOUNTS.BUSY'],
  }),
  setPassword: defineCall({
    name: 'set-password',
    method: 'PUT',
    path: '/accounts/:accountId/password',
    summary: 'Sets a password for whoever has just shown who they are; ends every session.',
    input: z.object({ accountId: Id, password: Password }),
    output: z.discriminatedUnion('outcome', [z.object({ outcome: z.literal('changed') }), weak]),
    errors: ['ACCOUNTS.NO_ACCOUNT', 'ACCOUNTS.BUSY'],
  }),
} satisfies Record<string, CallContract>;
