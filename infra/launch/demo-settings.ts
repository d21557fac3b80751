/** What a local run fills in where nothing is set: secrets that stay with the data, one agent, the mailbox, the viewer, an insurer. */
import { hashPassword } from '@muqarin/bff/password';
import { keptSecret } from './config.ts';

export const agentPasswordFile = 'agent-password';

/** No insurer takes money in a demonstration. Quoting and the BFF are both given it. */
export const demoInsurer = { INSURER_STAND_IN: 'on' };

export function demoSettings(dataDir: string) {
  return {
    SESSION_SECRET: keptSecret(dataDir, 'session-secret'),
    STAFF: JSON.stringify([
      { user: 'agent', hash: hashPassword(keptSecret(dataDir, agentPasswordFile, 9)) },
    ]),
    DEV_PAGES: 'on',
    ...demoInsurer,
  };
}
