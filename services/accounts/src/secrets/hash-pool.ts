/** Threads of one kind that derive keys, each begun when it is first wanted. One that dies fails its work; the next has another. */
import { Worker } from 'node:worker_threads';
import type { Derivation, Derive } from './derive.ts';

/** To whom a thread gives way: to everybody (`idle`: it runs on what nobody else wants), or to most (`nice`). */
export type Yielding = 'idle' | 'nice';

export interface HashThreads {
  /** One at a time for each thread: whoever calls keeps to that, see `hash-queue.ts`. */
  derive: Derive;
  stop: () => Promise<void>;
}

type Said = { key: Uint8Array } | { problem: string };

export function createHashPool(yielding: Yielding): HashThreads {
  const all = new Set<Worker>();
  const idle: Worker[] = [];
  const begin = () => {
    const thread = new Worker(new URL('./hash-thread.ts', import.meta.url), {
      workerData: yielding,
    });
    // A process may end while a thread waits for work.
    thread.unref();
    all.add(thread);
    return thread;
  };
  const derive = async (asked: Derivation) => {
    const thread = idle.pop() ?? begin();
    const said = await ask(thread, asked).catch((error: unknown) => {
      all.delete(thread);
      void thread.terminate();
      throw error;
    });
    idle.push(thread);
    if ('problem' in said) throw new Error(said.problem);
    return said.key;
  };
  return {
    derive,
    stop: async () => {
      idle.length = 0;
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}

function ask(thread: Worker, asked: Derivation): Promise<Said> {
  return new Promise((resolve, reject) => {
    const end = () => {
      thread.unref();
      thread.off('message', said).off('error', failed).off('exit', gone);
    };
    const said = (answer: Said) => {
      end();
      resolve(answer);
    };
    const failed = (error: unknown) => {
      end();
      reject(error);
    };
    const gone = () => failed(new Error('a thread that hashes ended'));
    thread.once('message', said).once('error', failed).once('exit', gone);
    // Somebody waits for this.
    thread.ref();
    thread.postMessage(asked);
  });
}
