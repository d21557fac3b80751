/** What commands on the data of one service share: their options, the folder, and how wrong use is reported. */
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

/** Null when the arguments are wrong, which was printed then; the command ends with 2. */
export function parseDataCommand(help: string, args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        data: { type: 'string' },
        distributed: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    wrongUse(help, (error as Error).message);
    return null;
  }
}

/** The data folder that is named, that of the settings, or the project's. */
export function dataFolderOf(named: string | undefined): string {
  const usual = process.env.DATA_DIR || path.join(import.meta.dirname, '../../.data');
  return path.resolve(named ?? usual);
}

/** The exit code of wrong use. */
export function wrongUse(help: string, message: string): number {
  console.error(`${message}\n\n${help}`);
  return 2;
}
