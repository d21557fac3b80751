/** The link by which a member of staff sets a password: shown once to an admin or by a command, kept as a hash, good for a day. */
import { createHash } from 'node:crypto';
import type { Account } from '../../domain/account.ts';
import type { AccountsContext } from '../../parts.ts';
import { inSeconds } from '../mail-link.ts';

const goodSeconds = 24 * 3600;

export function makeSetUp({ randomBytes, now }: AccountsContext): {
  token: string;
  setUp: NonNullable<Account['setUp']>;
} {
  const token = Buffer.from(randomBytes(24)).toString('base64url');
  return { token, setUp: { hash: hashOfSetUp(token), until: inSeconds(now(), goodSeconds) } };
}

export function hashOfSetUp(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
