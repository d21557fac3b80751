/**
 * So many hashes at once, the others in a row: each takes memory and a core, and 40 people who sign in together must not take
 * all of either. Who would wait for too long is told so at once.
 */
import { AppError } from '@muqarin/platform/errors';

export interface HashQueue {
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createHashQueue({ atOnce = 1, mostWaiting = 200 } = {}): HashQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  const begin = () => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= mostWaiting) throw busy();
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  return {
    run: async (work) => {
      await begin();
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

function busy(): AppError {
  return new AppError('unavailable', 'ACCOUNTS.BUSY', 'Many people sign in just now.', {
    retryAfterSeconds: 5,
  });
}
