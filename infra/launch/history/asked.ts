/** What the commands of the history are asked. */
import type { parseArgs } from 'node:util';

export const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  after: { type: 'string' },
  limit: { type: 'string' },
  verify: { type: 'boolean' },
  card: { type: 'string' },
  json: { type: 'boolean' },
  data: { type: 'string' },
  distributed: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

export interface Asked {
  values: Values;
  /** Absolute. */
  dataDir: string;
  env: NodeJS.ProcessEnv;
  now: () => Date;
}
