/** What a local run fills in where nothing is set: secrets that stay with the data, one agent, the mailbox, the viewer, an insurer. */
import { createHmac } from 'node:crypto';
import { hashAtOnce } from '@muqarin/accounts/password-hash';
import { toBase32 } from '@muqarin/accounts/totp';
import { isStaffRole, type StaffRole } from '@muqarin/rules/staff/roles';
import { keptSecret } from './config.ts';

export const agentPasswordFile = 'agent-password';
export const agentTotpFile = 'agent-totp';

/** Of the one agent: both desks can be tried. */
const roles: readonly StaffRole[] = ['agent', 'claims'];

/** No insurer takes money in a demonstration. Quoting and the BFF are both given it. */
export const demoInsurer = { INSURER_STAND_IN: 'on' };

export const demoPages = { DEV_PAGES: 'on' };

/** `more`: the setting DEMO_STAFF. */
export function demoSettings(dataDir: string, more = '') {
  const secret = keptSecret(dataDir, 'session-secret');
  const staff = [{ user: 'agent', roles }, ...namedIn(more)];
  return {
    SESSION_SECRET: secret,
    LINK_KEYS: keptSecret(dataDir, 'link-keys'),
    ACCOUNT_KEYS: keptSecret(dataDir, 'account-keys'),
    STAFF: JSON.stringify(staff.map((each) => memberOf(dataDir, secret, each))),
    ...demoPages,
    ...demoInsurer,
  };
}

/** The key of the agent's authenticator app, in base 32. */
export function agentTotp(dataDir: string): string {
  return totpOf(dataDir, agentTotpFile);
}

interface Named {
  user: string;
  roles: readonly StaffRole[];
}

/** Password and key lie in the data folder, `<user>-password` and `<user>-totp`. */
function memberOf(dataDir: string, secret: string, { user, roles: theirs }: Named) {
  const password = keptSecret(dataDir, `${user}-password`, 9);
  // The same at every start, though accounts reads it once only.
  const salt = createHmac('sha256', secret).update(`${user}\n${password}`).digest();
  return {
    user,
    hash: hashAtOnce(password, salt.subarray(0, 16)),
    totp: totpOf(dataDir, `${user}-totp`),
    roles: theirs,
  };
}

function totpOf(dataDir: string, file: string): string {
  return toBase32(Buffer.from(keptSecret(dataDir, file, 20), 'base64url'));
}

/** `huda=supervisor adam=admin`; several roles with commas. Throws where a name or a role is none. */
function namedIn(text: string): Named[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((each) => {
      const [, user = '', named = ''] = /^([a-z]{1,20})=([a-z,]+)$/.exec(each) ?? [];
      const theirs = named.split(',').filter(isStaffRole);
      if (user === '' || theirs.length !== named.split(',').length)
        throw new Error(`DEMO_STAFF: "${each}" is not <name>=<role>,<role>`);
      return { user, roles: theirs };
    });
}
