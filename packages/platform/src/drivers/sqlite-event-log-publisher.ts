/** Publishes of one turn share one transaction, and all that wait for the disk one flush; those of a turn succeed or fail together. */
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

export interface PublisherParts {
  append: (messages: readonly EncodedMessage[]) => void;
  /** Resolves when what was appended survives a power cut. */
  flushed: () => Promise<void>;
  appended: () => void;
}

export function createPublisher({ append, flushed, appended }: PublisherParts): Publisher {
  let waiting: Waiting[] = [];
  let idle: Promise<void> = Promise.resolve();

  const publishAll = async () => {
    const batch = waiting;
    waiting = [];
    try {
      append(batch.flatMap((each) => each.messages));
      await flushed();
    } catch (error) {
      for (const each of batch) each.reject(error);
      return;
    }
    for (const each of batch) each.resolve();
    appended();
  };
  const publishSoon = () => new Promise<void>((done) => setImmediate(() => done(publishAll())));
  return {
    publish: (messages) =>
      new Promise((resolve, reject) => {
        waiting.push({ messages, resolve, reject });
        if (waiting.length > 1) return;
        const soon = publishSoon();
        idle = idle.then(() => soon);
      }),
    idle: () => idle,
  };
}
