import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type ExitCode, type Terminal, UsageError } from './terminal.ts';

export interface Command {
  name: string;
  summary: string;
  /** The whole help text of `catalog <name> --help`. */
  help: string;
  run(args: readonly string[], terminal: Terminal): Promise<ExitCode>;
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** `parseArgs` with its errors turned into ours. */
export function parse<O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message.split('. ')[0] ?? '');
    throw error;
  }
}
