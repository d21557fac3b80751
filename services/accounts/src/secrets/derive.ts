/** The key of a password, by the algorithms there are. It keeps its thread busy for as long as a hash takes: see `hash-threads.ts`. */
import crypto from 'node:crypto';

export interface Derivation {
  algorithm: string;
  password: string;
  salt: Uint8Array;
  parameters: Readonly<Record<string, number>>;
}

export type Derive = (asked: Derivation) => Promise<Uint8Array>;

const keyBytes = 32;

/** As Node 24.7 declares it; the version that is pinned for one platform lacks it. */
type Argon2Sync = (
  algorithm: 'argon2id',
  parameters: {
    message: string;
    nonce: Uint8Array;
    memory: number;
    passes: number;
    parallelism: number;
    tagLength: number;
  },
) => Buffer;

const { argon2Sync } = crypto as unknown as { argon2Sync?: Argon2Sync };

export const hasArgon2 = argon2Sync !== undefined;

/** @throws where this Node lacks the algorithm */
export function deriveNow({ algorithm, password, salt, parameters }: Derivation): Uint8Array {
  if (algorithm === 'scrypt') {
    const { N = 0, r = 0, p = 0 } = parameters;
    return crypto.scryptSync(password, salt, keyBytes, { N, r, p, maxmem: 64 * 1024 * 1024 });
  }
  if (algorithm !== 'argon2id' || !argon2Sync) {
    throw new Error(`this Node cannot check a password kept by ${algorithm}`);
  }
  const { m = 0, t = 0, p = 0 } = parameters;
  return argon2Sync('argon2id', {
    message: password,
    nonce: salt,
    memory: m,
    passes: t,
    parallelism: p,
    tagLength: keyBytes,
  });
}
