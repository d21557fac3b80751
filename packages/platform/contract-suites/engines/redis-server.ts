/** A Redis of the test's own, on a port of its own, so that it may be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-ports.ts';

export interface RedisServer {
  url: string;
  start(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** Neither answers nor refuses, until `wake`. */
  freeze(): void;
  wake(): void;
  dispose(): Promise<void>;
}

/** Needs the `redis-server` binary. Not yet started. */
export async function redisServer(): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'muqarin-redis-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' };
      const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`]);
      child = spawn('redis-server', words, { stdio: 'ignore' });
      await Promise.race([
        answers(port),
        once(child, 'error').then(([error]) => Promise.reject(error)),
      ]);
    },
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    wake: () => void child?.kill('SIGCONT'),
    dispose: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (tries > 200) throw error;
      await pause(10);
    } finally {
      socket.destroy();
    }
  }
}
