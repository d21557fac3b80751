import type { Derivation } from '../../src/secrets/derive.ts';

/** A few milliseconds: what is tried is where it is made. */
export const cheapDerivation: Derivation = {
  algorithm: 'scrypt',
  password: 'a camel crosses the creek',
  salt: new Uint8Array(16),
  parameters: { N: 2 ** 12, r: 8, p: 1 },
};
