/** What a local run fills in where nothing is set: secrets that stay with the data, one agent, the mailbox, the viewer, an insurer. */
import { createHmac } from 'node:crypto';
import { hashAtOnce } from '@muqarin/accounts/password-hash';
import { toBase32 } from '@muqarin/accounts/totp';
import type { StaffRole } from '@muqarin/rules/staff/roles';
import { keptSecret } from './config.ts';

export const agentPasswordFile = 'agent-password';
export const agentTotpFile = 'agent-totp';

/** Of the one agent: both desks can be tried. */
const roles: readonly StaffRole[] = ['agent', 'claims'];

/** No insurer takes money in a demonstration. Quoting and the BFF are both given it. */
export const demoInsurer = { INSURER_STAND_IN: 'on' };

export function demoSettings(dataDir: string) {
  const secret = keptSecret(dataDir, 'session-secret');
  const password = keptSecret(dataDir, agentPasswordFile, 9);
  // The same at every start, though accounts reads it once only.
  const salt = createHmac('sha256', secret).update(`agent\n${password}`).digest().subarray(0, 16);
  return {
    SESSION_SECRET: secret,
    LINK_KEYS: keptSecret(dataDir, 'link-keys'),
    ACCOUNT_KEYS: keptSecret(dataDir, 'account-keys'),
    STAFF: JSON.stringify([
      { user: 'agent', hash: hashAtOnce(password, salt), totp: agentTotp(dataDir), roles },
    ]),
    DEV_PAGES: 'on',
    ...demoInsurer,
  };
}

/** The key of the agent's authenticator app, in base 32. */
export function agentTotp(dataDir: string): string {
  return toBase32(Buffer.from(keptSecret(dataDir, agentTotpFile, 20), 'base64url'));
}
