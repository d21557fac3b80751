/**
 * Work in a process of its own, which begins with the first job and ends when none came for a while. One job at a time: what
 * the work costs is bounded however many ask at once. A job that is too slow, or kills its process, harms no other.
 */
import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';

export interface LoneChild<Job, Answer> {
  /** Never rejects. */
  ask: (job: Job, isWanted?: () => boolean) => Promise<Outcome<Answer>>;
  /** For figures: null while no process runs. */
  pid: () => number | null;
  /** Lets what was taken finish. */
  close: () => Promise<void>;
}

export type Outcome<Answer> =
  | { kind: 'answered'; answer: Answer }
  /** The work itself said so: it will again. */
  | { kind: 'failed'; why: string }
  /** Its process ended, cannot be reached or was too slow: the next one has a new process. */
  | { kind: 'died'; why: string }
  /** Too many wait, it waited too long, or nobody wanted it any more: nothing was done. */
  | { kind: 'not_taken' };

/** What a child sends for each job. */
export type Reply<Answer> = { answer: Answer } | { failure: string };

export interface LoneChildOptions {
  program: string;
  execArgv: readonly string[];
  /** All of its environment: it is given no setting of ours. */
  env: NodeJS.ProcessEnv;
  /** For one job, and without any. */
  timeoutMilliseconds: number;
  idleMilliseconds: number;
  /** How many may wait beside the one under way, and how long. */
  waiting?: { atMost: number; milliseconds: number };
}

export function createLoneChild<Job extends object, Answer>(
  options: LoneChildOptions,
): LoneChild<Job, Answer> {
  const { timeoutMilliseconds, idleMilliseconds, waiting } = options;
  let child: ChildProcess | null = null;
  let line: Promise<unknown> = Promise.resolve();
  const taken = new Set<() => boolean>();
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    child?.kill('SIGKILL');
    child = null;
  };
  /** Rejects where no process can be begun or reached, as while memory is short. */
  const answered = async (job: Job): Promise<Outcome<Answer>> => {
    if (child === null || !child.connected) child = begin(options);
    return answerOf<Answer>(child, job, timeoutMilliseconds);
  };
  const work = async (job: Job): Promise<Outcome<Answer>> => {
    clearTimeout(idle);
    const outcome = await answered(job).catch(({ message: why }: Error): Outcome<Answer> => {
      return { kind: 'died', why };
    });
    if (outcome.kind === 'answered') idle = setTimeout(end, idleMilliseconds).unref();
    else end();
    return outcome;
  };
  const inTurn = async (job: Job, isWanted = () => true): Promise<Outcome<Answer>> => {
    if (waiting && countOf(taken) > waiting.atMost) return { kind: 'not_taken' };
    const until = performance.now() + (waiting?.milliseconds ?? Number.POSITIVE_INFINITY);
    const place = () => isWanted();
    taken.add(place);
    const turn = line.then(() =>
      performance.now() > until || !isWanted() ? { kind: 'not_taken' as const } : work(job),
    );
    line = turn;
    return turn.finally(() => {
      taken.delete(place);
    });
  };
  return {
    ask: inTurn,
    pid: () => child?.pid ?? null,
    close: async () => {
      await line;
      clearTimeout(idle);
      end();
    },
  };
}

/** Those that nobody wants any more hold no place. */
function countOf(taken: ReadonlySet<() => boolean>): number {
  return [...taken].filter((isWanted) => isWanted()).length;
}

function begin({ program, execArgv, env }: LoneChildOptions): ChildProcess {
  // It is given its parent's id: one that begins late may find its parent gone already.
  const child = fork(program, [String(process.pid)], {
    execArgv: [...execArgv, '--disable-warning=ExperimentalWarning'],
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
}

function answerOf<Answer>(
  child: ChildProcess,
  job: object,
  milliseconds: number,
): Promise<Outcome<Answer>> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome<Answer>) => {
      clearTimeout(limit);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      resolve(outcome);
    };
    const onMessage = (reply: Reply<Answer>) =>
      settle(
        'answer' in reply
          ? { kind: 'answered', answer: reply.answer }
          : { kind: 'failed', why: reply.failure },
      );
    const onExit = (code: number | null, signal: string | null) =>
      settle({ kind: 'died', why: signal ?? `exit ${code}` });
    const onError = (error: Error) => settle({ kind: 'died', why: error.message });
    const limit = setTimeout(() => settle({ kind: 'died', why: 'too slow' }), milliseconds);
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(job);
  });
}
