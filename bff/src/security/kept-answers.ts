/** The first answer to an Idempotency-Key, in the key-value store: under way, then answered, then gone. */
import type { KeyValue } from '@muqarin/platform/key-value';

export interface KeptAnswer {
  status: number;
  body: string;
  /** Only what says what the body is and where to go: never a cookie. */
  headers: Partial<Record<'content-type' | 'location', string>>;
}

export type Claim =
  | { kind: 'mine'; hold: Hold }
  | { kind: 'under-way' }
  | { kind: 'other-content' }
  | { kind: 'answered'; answer: KeptAnswer };

export interface Hold {
  keep(answer: KeptAnswer): Promise<void>;
  /** Nothing was done: the key may be used anew, with other content too. */
  release(): Promise<void>;
}

export interface KeptAnswers {
  claim(key: string, fingerprint: string): Promise<Claim>;
}

interface Entry {
  fingerprint: string;
  /** Names the try that is under way, so that one that was given up cannot answer for its successor. */
  by: string;
  answer?: KeptAnswer;
}

/** There is no "delete if still mine", so a released entry is emptied and soon gone. */
const released = '';
const releasedSeconds = 1;

export function createKeptAnswers(parts: {
  keyValue: KeyValue;
  randomBytes: (size: number) => Buffer;
  keepSeconds: number;
  underWaySeconds: number;
}): KeptAnswers {
  const { keyValue, keepSeconds, underWaySeconds } = parts;
  return {
    claim: async (key, fingerprint) => {
      const by = parts.randomBytes(12).toString('base64url');
      const mine = JSON.stringify({ fingerprint, by } satisfies Entry);
      for (;;) {
        const known = await keyValue.get(key);
        if (known !== null && known !== released) {
          return verdictOn(JSON.parse(known) as Entry, fingerprint);
        }
        if (await keyValue.compareAndSet(key, known, mine, underWaySeconds)) break;
      }
      const replace = (value: string, seconds: number) =>
        keyValue.compareAndSet(key, mine, value, seconds).then(() => {});
      const hold: Hold = {
        keep: (answer) =>
          replace(JSON.stringify({ fingerprint, by, answer } satisfies Entry), keepSeconds),
        release: () => replace(released, releasedSeconds),
      };
      return { kind: 'mine', hold };
    },
  };
}

function verdictOn(entry: Entry, fingerprint: string): Claim {
  if (entry.fingerprint !== fingerprint) return { kind: 'other-content' };
  return entry.answer ? { kind: 'answered', answer: entry.answer } : { kind: 'under-way' };
}
