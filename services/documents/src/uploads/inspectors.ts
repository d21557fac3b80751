/**
 * Looks at files in a process of its own (ADR 0023), which begins with the first one and ends when none came for a while.
 * One file at a time: what decoding costs is bounded however many people upload at once.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
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
  const { timeoutMilliseconds = 30_000, idleMilliseconds = 60_000 } = options;
  let child: ChildProcess | null = null;
  let line: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    child?.kill('SIGKILL');
    child = null;
  };
  const running = () => {
    clearTimeout(idle);
    if (child === null || !child.connected) child = begin(options);
    return child;
  };
  const look = async (job: InspectionJob): Promise<Verdict> => {
    const answer = await ask(running(), job, timeoutMilliseconds);
    idle = setTimeout(end, idleMilliseconds).unref();
    if (answer.kind === 'answered') return answer.verdict;
    end();
    if (answer.kind === 'failed') throw new Error(`a file was not looked at: ${answer.why}`);
    options.logger.warn({ why: answer.why, bytes: job.bytes }, 'a file ended its inspector');
    return { fit: false, reason: 'broken' };
  };
  return {
    inspect: (job) => {
      const turn = line.then(() => look(job));
      line = turn.catch(() => {});
      return turn;
    },
    pid: () => child?.pid ?? null,
    close: async () => {
      clearTimeout(idle);
      await line;
      clearTimeout(idle);
      end();
    },
  };
}

function begin({ spoolDir, program = usualProgram }: InspectorOptions): ChildProcess {
  const child = fork(program, [], {
    execArgv: ['--max-old-space-size=192', '--disable-warning=ExperimentalWarning'],
    env: environmentOf(spoolDir),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
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

type Answer =
  | { kind: 'answered'; verdict: Verdict }
  | { kind: 'failed'; why: string }
  | { kind: 'died'; why: string };

function ask(child: ChildProcess, job: InspectionJob, milliseconds: number): Promise<Answer> {
  return new Promise((resolve) => {
    const settle = (answer: Answer) => {
      clearTimeout(limit);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      resolve(answer);
    };
    const onMessage = (told: { verdict?: Verdict; failure?: string }) =>
      settle(
        told.verdict
          ? { kind: 'answered', verdict: told.verdict }
          : { kind: 'failed', why: told.failure ?? '' },
      );
    const onExit = (code: number | null, signal: string | null) =>
      settle({ kind: 'died', why: signal ?? `exit ${code}` });
    const onError = (error: Error) => settle({ kind: 'failed', why: error.message });
    const limit = setTimeout(() => settle({ kind: 'died', why: 'too slow' }), milliseconds);
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(job);
  });
}
