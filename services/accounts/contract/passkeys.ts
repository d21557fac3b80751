/**
 * Passkeys (WebAuthn). The BFF says at which address the site stands and which challenge it gave to this browser, once; whether
 * the browser's answer is right for both is the service's to say.
 */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Id } from './shared.ts';
import { Shown } from './ways-in.ts';

/** The site's own, as configured: `https://muqarin.example`. */
const Origin = z.url().max(300);
const Challenge = z.string().min(20).max(200);
const Bytes = z.string().max(20_000);
const CredentialId = z.string().min(1).max(1400);
const Label = z.string().max(60);

/** What `navigator.credentials` is asked for, as JSON; `challenge` is among it. */
const Options = z.object({
  challenge: Challenge,
  options: z.record(z.string(), z.unknown()),
});

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

/** As browsers give them (WebAuthn 3, `toJSON`); what else they say is not kept. */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const PasskeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.string().max(200).optional(),
  }),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;

export const passkeyCalls = {
  beginPasskey: defineCall({
    name: 'begin-passkey',
    method: 'POST',
    path: '/accounts/:accountId/passkeys/begin',
    repeatable: true,
    summary: 'What a browser is asked for to make a passkey of this account.',
    input: z.object({ accountId: Id, origin: Origin }),
    output: Options,
    errors: ['ACCOUNTS.NO_ACCOUNT'],
  }),
  addPasskey: defineCall({
    name: 'add-passkey',
    method: 'POST',
    path: '/accounts/:accountId/passkeys',
    summary: 'Adds the passkey that a browser made for this challenge at this address.',
    input: z.object({
      accountId: Id,
      origin: Origin,
      challenge: Challenge,
      label: Label,
      made: NewPasskey,
    }),
    output: z.object({ outcome: z.enum(['added', 'wrong', 'full']) }),
    errors: ['ACCOUNTS.NO_ACCOUNT'],
  }),
  renamePasskey: defineCall({
    name: 'rename-passkey',
    method: 'PUT',
    path: '/accounts/:accountId/passkeys/label',
    summary: 'What the person calls it; false where this account has none of that id.',
    input: z.object({ accountId: Id, id: CredentialId, label: Label }),
    output: z.object({ renamed: z.boolean() }),
    errors: ['ACCOUNTS.NO_ACCOUNT'],
  }),
  beginPasskeySignIn: defineCall({
    name: 'begin-passkey-sign-in',
    method: 'POST',
    path: '/sign-ins/passkey/begin',
    repeatable: true,
    summary: 'What a browser is asked for to sign in; the same for everybody but its challenge.',
    input: z.object({ origin: Origin }),
    output: Options,
  }),
  signInByPasskey: defineCall({
    name: 'sign-in-by-passkey',
    method: 'POST',
    path: '/sign-ins/passkey',
    summary: 'Whose passkey answered this challenge at this address; of customers only.',
    input: z.object({ origin: Origin, challenge: Challenge, proof: PasskeyProof }),
    output: Shown,
  }),
} satisfies Record<string, CallContract>;
