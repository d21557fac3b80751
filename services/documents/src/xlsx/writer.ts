/** Writes workbooks in a process of its own, as papers are made (ADR 15). What is written is not kept: it may name people. */
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Workbook } from '../../contract/workbook.ts';
import { createLoneChild, type LoneChildOptions } from '../child/lone-child.ts';
import { madePaper, type NoPaper } from '../child/made-paper.ts';

export interface XlsxWriter {
  /** Rejects as `madePaper` throws; with `unavailable` also when nobody wants it any more. */
  write: (workbook: Workbook, isWanted?: () => boolean) => Promise<Buffer>;
  /** For figures: null while no process writes. */
  pid: () => number | null;
  close: () => Promise<void>;
}

const usualOptions: LoneChildOptions = {
  program: fileURLToPath(new URL('./child.ts', import.meta.url)),
  execArgv: ['--max-old-space-size=192', '--v8-pool-size=0'],
  env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
  timeoutMilliseconds: 25_000,
  idleMilliseconds: 20_000,
  waiting: { atMost: 31, milliseconds: 20_000 },
};

const notMade: NoPaper = {
  code: 'DOCUMENTS.NOT_WRITTEN',
  message: 'This workbook cannot be made.',
  logged: 'a workbook was not written',
};

export function createXlsxWriter(
  logger: Pick<Logger, 'warn'>,
  options: Partial<LoneChildOptions> = {},
): XlsxWriter {
  const { ask, pid, close } = createLoneChild<Workbook, Uint8Array>({
    ...usualOptions,
    ...options,
  });
  return {
    write: async (workbook, isWanted) => {
      return madePaper(await ask(workbook, isWanted), notMade, logger);
    },
    pid,
    close,
  };
}
