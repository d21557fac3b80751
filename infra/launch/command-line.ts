/** What the commands of this folder share: `<command> [options]`, and errors of one sentence. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { ConfigError } from '@muqarin/platform/config';

/** Something the person can put right: printed without a stack. */
export class UsageError extends Error {}

export function isExpected(error: unknown): error is Error {
  return error instanceof UsageError || error instanceof ConfigError;
}

/** What every command that works on the event log takes. */
export const logOptions = {
  json: { type: 'boolean' },
  data: { type: 'string' },
  distributed: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { command: positionals[0], values };
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}. See --help.`);
  }
}
