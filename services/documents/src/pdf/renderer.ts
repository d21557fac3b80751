/** Renders papers in a process of its own (ADR 15): no visitor waits for another's paper but those who want one. */
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { DocumentModel } from '../../contract/documents-contract.ts';
import { createLoneChild } from '../child/lone-child.ts';
import { madePaper, type NoPaper } from '../child/made-paper.ts';

export interface PdfRenderer {
  /** Rejects as `madePaper` throws; with `unavailable` also when nobody wants it any more. */
  render: (model: DocumentModel, isWanted?: () => boolean) => Promise<Buffer>;
  /** For figures: null while no process renders. */
  pid: () => number | null;
  close: () => Promise<void>;
}

export interface PdfRendererOptions {
  /** For one paper: of the longest quote it takes a second, on a machine that is overrun many. */
  timeoutMilliseconds?: number;
  idleMilliseconds?: number;
  /** Papers that wait beside the one under way, and how long; with its own time the caller's patience is not reached. */
  waiting?: { atMost: number; milliseconds: number };
  /** Another program, for tests of its death. */
  program?: string;
}

const usualProgram = fileURLToPath(new URL('./child.ts', import.meta.url));

const notMade: NoPaper = {
  code: 'DOCUMENTS.NOT_RENDERED',
  message: 'This document cannot be made.',
  logged: 'a paper was not rendered',
};

export function createPdfRenderer(
  logger: Pick<Logger, 'warn'>,
  options: PdfRendererOptions = {},
): PdfRenderer {
  const { ask, pid, close } = createLoneChild<DocumentModel, Uint8Array>({
    program: usualProgram,
    // No threads of the engine's own beside the one that gives way.
    execArgv: ['--max-old-space-size=192', '--v8-pool-size=0'],
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
    timeoutMilliseconds: 25_000,
    idleMilliseconds: 20_000,
    waiting: { atMost: 31, milliseconds: 20_000 },
    ...options,
  });
  return {
    render: async (model, isWanted) => {
      return madePaper(await ask(model, isWanted), notMade, logger);
    },
    pid,
    close,
  };
}
