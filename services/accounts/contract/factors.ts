/** The ways in of an account, seen and changed. What is changed was asked for by whoever has just shown who they are. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Id, Uuid } from './shared.ts';

export const Factors = z.object({
  password: z.object({ changedAt: z.iso.datetime() }).nullable(),
  /** Links by mail sign in. */
  link: z.boolean(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      addedAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  uaePass: z.object({ addedAt: z.iso.datetime() }).nullable(),
  totps: z.array(z.object({ id: Id, label: z.string(), addedAt: z.iso.datetime() })),
  /** How many recovery codes are left. */
  recovery: z.int(),
});
export type Factors = z.infer<typeof Factors>;

/** `id` of those that there may be several of. */
export const FactorName = z.object({
  factor: z.enum(['password', 'link', 'passkey', 'uae_pass', 'totp', 'recovery']),
  id: z.string().max(400).default(''),
});

/** `warned`: what the change brings about is to be confirmed first. */
export const FactorChange = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('changed') }),
  z.object({ outcome: z.literal('warned'), warning: z.enum(['one-way-left', 'mail-only']) }),
  z.object({ outcome: z.literal('refused'), why: z.enum(['last', 'unknown', 'required']) }),
]);
export type FactorChange = z.infer<typeof FactorChange>;

export const factorCalls = {
  factors: defineCall({
    name: 'factors',
    method: 'GET',
    path: '/accounts/:accountId/factors',
    summary: 'The ways in of an account.',
    input: z.object({ accountId: Id }),
    output: Factors,
    errors: ['ACCOUNTS.NO_ACCOUNT'],
  }),
  countOnlyUaePass: defineCall({
    name: 'count-only-uae-pass',
    method: 'GET',
    path: '/accounts/only-uae-pass',
    summary: 'How many accounts UAE PASS alone signs in to.',
    input: z.object({}),
    output: z.object({ count: z.int() }),
  }),
  beginTotp: defineCall({
    name: 'begin-totp',
    method: 'POST',
    path: '/accounts/:accountId/totps',
    summary: 'A key for an authenticator app; it counts once a code of it was typed.',
    input: z.object({ accountId: Id }),
    output: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['ACCOUNTS.NO_ACCOUNT'],
  }),
  confirmTotp: defineCall({
    name: 'confirm-totp',
    method: 'POST',
    path: '/accounts/:accountId/totps/confirm',
    summary: 'Adds the app whose code was typed; the first one brings recovery codes.',
    input: z.object({ accountId: Id, code: z.string().max(40), label: z.string().max(60) }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('added'), recoveryCodes: z.array(z.string()) }),
      z.object({ outcome: z.literal('wrong') }),
    ]),
    errors: ['ACCOUNTS.NO_ACCOUNT'],
  }),
  renewRecovery: defineCall({
    name: 'renew-recovery',
    method: 'POST',
    path: '/accounts/:accountId/recovery-codes',
    summary: 'New recovery codes, in place of all before; shown this once.',
    input: z.object({ accountId: Id }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['ACCOUNTS.NO_ACCOUNT'],
  }),
  removeFactor: defineCall({
    name: 'remove-factor',
    method: 'POST',
    path: '/accounts/:accountId/factors/remove',
    summary: 'Takes a way in away; never the last one, and not without a warning where one is due.',
    input: FactorName.extend({ accountId: Id, confirmed: z.boolean() }),
    output: FactorChange,
    errors: ['ACCOUNTS.NO_ACCOUNT'],
  }),
  addUaePass: defineCall({
    name: 'add-uae-pass',
    method: 'POST',
    path: '/accounts/:accountId/uae-pass',
    summary:
      'UAE PASS signs in from then on; `taken` where another is, or another account has this one.',
    input: z.object({ accountId: Id, uuid: Uuid }),
    output: z.object({ outcome: z.enum(['added', 'taken']) }),
    errors: ['ACCOUNTS.NO_ACCOUNT'],
  }),
  allowLink: defineCall({
    name: 'allow-link',
    method: 'POST',
    path: '/accounts/:accountId/factors/link',
    summary: 'Mailed links sign in again.',
    input: z.object({ accountId: Id }),
    output: FactorChange,
    errors: ['ACCOUNTS.NO_ACCOUNT'],
  }),
} satisfies Record<string, CallContract>;
