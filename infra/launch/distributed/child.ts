/** One process of the product as its supervisor sees it: what it says, when it is ready, when it is gone. */
import { type ChildProcess, spawn } from 'node:child_process';
import cluster from 'node:cluster';
import process from 'node:process';
import { createInterface } from 'node:readline';

export interface Child {
  pid: number | undefined;
  /** Fulfilled when it serves; never when it ends before. */
  ready: Promise<{ port: number; metricsPort?: number | null }>;
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Asks it to finish what it accepted and end. */
  end(): void;
  kill(): void;
}

export interface ChildOptions {
  script: string;
  args?: readonly string[];
  env: Readonly<Record<string, string>>;
  /** A line it wrote. */
  onLine: (line: string) => void;
  /** It does not heed signals but the end of its channel. */
  endsWithChannel?: boolean;
  heapMegabytes?: number;
}

export function startChild(options: ChildOptions): Child {
  const child = spawn(
    process.execPath,
    [...nodeOptions(options), options.script, ...(options.args ?? [])],
    // Through the channel it learns that this process is gone, however it went.
    { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env: { ...options.env } as NodeJS.ProcessEnv },
  );
  return watched(child, options);
}

/**
 * One of several that share a port: this process opens it, and each copy takes connections from it itself. So the address
 * of who asks stays known, and one that ends or dies takes only its own connections along. Node's other way, in which this
 * process takes the connections and hands them on, forgets those that a dying copy had not yet taken: they hang.
 */
export function startSharing(options: ChildOptions): Child {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: options.script,
    execArgv: nodeOptions(options),
    silent: true,
  });
  return watched(cluster.fork(options.env).process, options);
}

function nodeOptions({ heapMegabytes }: ChildOptions): string[] {
  const heap = heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`];
  return ['--disable-warning=ExperimentalWarning', ...heap];
}

function watched(child: ChildProcess, { onLine, endsWithChannel }: ChildOptions): Child {
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', onLine);
  const ready = new Promise<{ port: number }>((resolve) => {
    child.on('message', (message) => {
      if (isReady(message)) resolve(message);
    });
  });
  const exited = new Promise<Awaited<Child['exited']>>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', (error) => {
      onLine(error.message);
      if (child.pid === undefined) resolve({ code: 1, signal: null });
    });
  });
  return {
    pid: child.pid,
    ready,
    exited,
    end: () => {
      if (!endsWithChannel) child.kill('SIGTERM');
      else if (child.connected) child.disconnect();
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

function isReady(message: unknown): message is { port: number } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'port' in message &&
    typeof message.port === 'number'
  );
}
