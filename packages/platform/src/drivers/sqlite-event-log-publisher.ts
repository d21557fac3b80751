/** Publishes of one turn share one transaction, and so one disk flush; they succeed or fail together. */
import type { EncodedMessage } from './sqlite-event-log-tables.ts';

export interface Publisher {
  publish(messages: readonly EncodedMessage[]): Promise<void>;
  /** Resolves when what was published so far is stored or refused. */
  idle(): Promise<void>;
}

interface Waiting {
  messages: readonly EncodedMessage[];
  resolve(): void;
  reject(error: unknown): void;
}

export function createPublisher(
  append: (messages: readonly EncodedMessage[]) => void,
  appended: () => void,
): Publisher {
  let waiting: Waiting[] = [];
  let flushed: Promise<void> = Promise.resolve();

  const flush = () => {
    const batch = waiting;
    waiting = [];
    try {
      append(batch.flatMap((each) => each.messages));
    } catch (error) {
      for (const each of batch) each.reject(error);
      return;
    }
    for (const each of batch) each.resolve();
    appended();
  };
  const flushSoon = () =>
    new Promise<void>((done) => {
      setImmediate(() => {
        flush();
        done();
      });
    });
  return {
    publish: (messages) =>
      new Promise((resolve, reject) => {
        waiting.push({ messages, resolve, reject });
        if (waiting.length === 1) flushed = flushSoon();
      }),
    idle: () => flushed,
  };
}
