/**
 * WebAuthn's two ceremonies, by @simplewebauthn/server. A passkey counts for one address of the site alone, and only where the
 * device knew its owner (user verification). Null: the browser's answer is not right, for whatever reason.
 */
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  Uint8Array_,
} from '@simplewebauthn/server';
import type { NewPasskey, PasskeyProof } from '../../contract/passkeys.ts';

/** Where the site stands and what it asked this browser. */
interface Asked {
  origin: string;
  challenge: string;
}

/** A person finds their phone, and no more. */
const timeout = 5 * 60 * 1000;

interface Owner {
  accountId: string;
  email: string;
  name: string;
  /** Passkeys that there are already: a device makes no second one. */
  known: readonly { id: string; transports: readonly string[] }[];
}

export async function toMakePasskey(
  { accountId, email, name, known }: Owner,
  { origin, challenge }: Asked,
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Muqarin',
    rpID: rpOf(origin),
    userID: bytesOf(accountId),
    userName: email,
    userDisplayName: name || email,
    challenge: rawBytes(challenge),
    timeout,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  } as Parameters<typeof generateRegistrationOptions>[0]);
  return { ...options };
}

export async function toProvePasskey({
  origin,
  challenge,
}: Asked): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: rpOf(origin),
    challenge: rawBytes(challenge),
    timeout,
    userVerification: 'required',
  });
  return { ...options };
}

export interface MadePasskey {
  id: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

export async function madePasskey(made: NewPasskey, asked: Asked): Promise<MadePasskey | null> {
  const { verifyRegistrationResponse } = await library();
  const checked = await verifyRegistrationResponse({
    ...expected(asked),
    response: made as RegistrationResponseJSON,
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  const { transports } = made.response;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** The counter that the device says now; what it said before is compared by whoever writes it. */
export async function provenPasskey(
  proof: PasskeyProof,
  asked: Asked,
  { id, publicKey }: Pick<MadePasskey, 'id' | 'publicKey'>,
): Promise<{ counter: number } | null> {
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    ...expected(asked),
    expectedRPID: rpOf(asked.origin),
    response: proof as AuthenticationResponseJSON,
    credential: { id, publicKey: rawBytes(publicKey), counter: 0 },
  }).catch(() => null);
  return checked?.verified ? { counter: checked.authenticationInfo.newCounter } : null;
}

function expected({ origin, challenge }: Asked) {
  return {
    expectedOrigin: new URL(origin).origin,
    expectedRPID: rpOf(origin),
    expectedChallenge: challenge,
    requireUserVerification: true,
  };
}

/** The name alone: browsers hold a passkey to it. */
function rpOf(origin: string): string {
  return new URL(origin).hostname;
}

function bytesOf(text: string): Uint8Array_ {
  return new Uint8Array(Buffer.from(text));
}

function rawBytes(base64url: string): Uint8Array_ {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}

/** Its certificates and ASN.1 take most of a second and 26 MB, which nobody waits for who has no passkey. */
function library() {
  return import('@simplewebauthn/server');
}
