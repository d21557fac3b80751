/** The demonstration's agent comes in: password, then a code of the app whose key lies beside the data. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { totpCode, totpStep } from '@muqarin/accounts/totp';
import { agentPasswordFile, agentTotp } from '../../launch/demo-settings.ts';

interface Poster {
  post(path: string, fields: Record<string, string>): Promise<unknown>;
  get<T>(path: string): Promise<T>;
}

/** Each code is good once: another of the three that are taken now follows one that was used. */
const away = [0, 1, -1];

export async function signInAgent(
  agent: Poster,
  dataDir: string,
  now = new Date(),
): Promise<{ password: string }> {
  const password = readFileSync(path.join(dataDir, agentPasswordFile), 'utf8').trim();
  await agent.post('/staff/sign-in', { user: 'agent', password });
  for (const steps of away) {
    const code = totpCode(agentTotp(dataDir), totpStep(now) + steps);
    await agent.post('/staff/code', { code });
    const { role } = await agent.get<{ role: string }>('/api/pages/staff');
    if (role === 'staff') return { password };
  }
  throw new Error('the agent could not come in');
}
