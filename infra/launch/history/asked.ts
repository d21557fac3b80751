/** What the commands of the history are asked. */
import type { parseArgs } from 'node:util';
import { logOptions } from '../command-line.ts';

export const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  after: { type: 'string' },
  limit: { type: 'string' },
  verify: { type: 'boolean' },
  card: { type: 'string' },
  ...logOptions,
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

export interface Asked {
  values: Values;
  /** Absolute. */
  dataDir: string;
  env: NodeJS.ProcessEnv;
  now: () => Date;
}
