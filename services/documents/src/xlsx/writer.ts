/** Writes workbooks in a process of its own, as papers are made (ADR 15). What is written is not kept: it may name people. */
import { fileURLToPath } from 'node:url';
import { AppError } from '@muqarin/platform/errors';
import type { Logger } from 'pino';
import type { Workbook } from '../../contract/workbook.ts';
import { createLoneChild, type LoneChildOptions } from '../child/lone-child.ts';
import { tooManyPapers } from '../child/too-many.ts';

export interface XlsxWriter {
  /** Rejects with `unavailable` while too many wait or when nobody wants it any more, and with `internal` when it cannot be made. */
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
      const outcome = await ask(workbook, isWanted);
      if (outcome.kind === 'answered') return Buffer.from(outcome.answer);
      if (outcome.kind === 'not_taken') throw tooManyPapers();
      logger.warn({ outcome: outcome.kind, why: outcome.why }, 'a workbook was not written');
      throw new AppError('internal', 'DOCUMENTS.NOT_WRITTEN', 'This workbook cannot be made.');
    },
    pid,
    close,
  };
}
