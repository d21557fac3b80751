/** The page renderer: Next in a process of its own, on loopback, ended with this one however this one ends. */
import { fork } from 'node:child_process';
import path from 'node:path';
import { pagesArguments } from './runtime.cjs';

export interface Pages {
  origin: string;
  stop(): Promise<void>;
}

export interface PagesOptions {
  root: string;
  bffOrigin: string;
  /** Called when the renderer ends on its own, once it has begun. */
  onExit(code: number | null): void;
}

/** Rejects where the renderer ends at its start. */
export async function startPages(options: PagesOptions): Promise<Pages> {
  const child = fork(
    path.join(import.meta.dirname, 'pages-process.ts'),
    [path.join(options.root, 'web')],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        BFF_ORIGIN: options.bffOrigin,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
      },
      execArgv: pagesArguments,
    },
  );
  let stopping = false;
  const exited = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => resolve(code)),
  );
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', (code) =>
      reject(new Error(`the page renderer ended at its start (exit code ${code})`)),
    );
  });
  void exited.then((code) => {
    if (!stopping) options.onExit(code);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      stopping = true;
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
