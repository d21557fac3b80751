/** What a local run fills in where nothing is set: secrets that stay with the data, one agent, the mailbox, the viewer, an insurer. */
import { createHmac } from 'node:crypto';
import { hashPassword } from '@muqarin/bff/password';
import { keptSecret } from './config.ts';

export const agentPasswordFile = 'agent-password';

/** No insurer takes money in a demonstration. Quoting and the BFF are both given it. */
export const demoInsurer = { INSURER_STAND_IN: 'on' };

export function demoSettings(dataDir: string) {
  const secret = keptSecret(dataDir, 'session-secret');
  const password = keptSecret(dataDir, agentPasswordFile, 9);
  // The same password has the same hash at every start: another one would end the agent's session (bff, staff-record.ts).
  const salt = createHmac('sha256', secret).update(`agent\n${password}`).digest().subarray(0, 16);
  return {
    SESSION_SECRET: secret,
    LINK_KEYS: keptSecret(dataDir, 'link-keys'),
    STAFF: JSON.stringify([{ user: 'agent', hash: hashPassword(password, salt) }]),
    DEV_PAGES: 'on',
    ...demoInsurer,
  };
}
