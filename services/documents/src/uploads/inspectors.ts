/**
 * Looks at files in a process of its own (ADR 0023), which begins with the first one and ends when none came for a while.
 * One file at a time: what decoding costs is bounded however many people upload at once.
 */
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createLoneChild } from '../child/lone-child.ts';
import type { InspectionJob, Verdict } from './inspect/verdict.ts';

export interface Inspectors {
  /** Rejects when it could not be looked at; a file that kills or stops its inspector is broken. */
  inspect(job: InspectionJob): Promise<Verdict>;
  /** For figures: null while no inspector runs. */
  pid(): number | null;
  close(): Promise<void>;
}

export interface InspectorOptions {
  logger: Pick<Logger, 'warn'>;
  /** Where decoders put what is too large to hold. */
  spoolDir: string;
  /** For one file. */
  timeoutMilliseconds?: number;
  idleMilliseconds?: number;
  /** Another program, for tests of its death. */
  program?: string;
}

const usualProgram = fileURLToPath(new URL('./inspect/child.ts', import.meta.url));

export function createInspectors(options: InspectorOptions): Inspectors {
  const { logger, spoolDir, program = usualProgram } = options;
  const { timeoutMilliseconds = 30_000, idleMilliseconds = 60_000 } = options;
  const { ask, pid, close } = createLoneChild<InspectionJob, Verdict>({
    program,
    execArgv: ['--max-old-space-size=192'],
    env: environmentOf(spoolDir),
    timeoutMilliseconds,
    idleMilliseconds,
  });
  return {
    inspect: async (job) => {
      const outcome = await ask(job);
      if (outcome.kind === 'answered') return outcome.answer;
      if (outcome.kind !== 'died') {
        const why = outcome.kind === 'failed' ? outcome.why : 'too many wait';
        throw new Error(`a file was not looked at: ${why}`);
      }
      logger.warn({ why: outcome.why, bytes: job.bytes }, 'a file ended its inspector');
      return { fit: false, reason: 'broken' };
    },
    pid,
    close,
  };
}

/** Nothing of ours: it has nothing to tell. One arena, or the memory of each picture stays with the process. */
function environmentOf(spoolDir: string): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    TMPDIR: spoolDir,
    VIPS_DISC_THRESHOLD: '32m',
    UV_THREADPOOL_SIZE: '2',
    MALLOC_ARENA_MAX: '1',
  };
}
