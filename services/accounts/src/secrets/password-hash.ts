/**
 * How passwords are kept: argon2id where Node has it (24.7), else scrypt, both at OWASP's parameters. A hash names its algorithm
 * and parameters, so that each is checked by its own, and made anew once a better one is known:
 * `argon2id:m=19456,t=2,p=1:<salt>:<key>`, `scrypt:N=16384,r=8,p=5:<salt>:<key>`. Those of the setting STAFF of before name none.
 */
import { timingSafeEqual } from 'node:crypto';
import { type Derive, deriveNow, hasArgon2 } from './derive.ts';

export interface PasswordHashes {
  hash(password: string): Promise<string>;
  /** For no hash it takes as long as for one of today's. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** Made with another algorithm or other parameters than today's. */
  isOld(hash: string): boolean;
}

const saltBytes = 16;

type Parameters = Readonly<Record<string, number>>;

const argon2Parameters = { m: 19_456, t: 2, p: 1 };
const scryptParameters = { N: 2 ** 14, r: 8, p: 5 };
/** Of hashes that name none. */
const scryptOfBefore = { N: 2 ** 14, r: 8, p: 1 };
/** Of a password that chance has chosen: a few milliseconds. */
const scryptOfChance = { N: 2 ** 10, r: 8, p: 1 };

/**
 * @param derive where the work is done
 * @param best of the algorithms that there are; another one for tests
 */
export function createPasswordHashes(parts: {
  randomBytes: (size: number) => Uint8Array;
  derive: Derive;
  best?: 'argon2id' | 'scrypt';
}): PasswordHashes {
  const { derive, best = hasArgon2 ? 'argon2id' : 'scrypt' } = parts;
  const parameters: Parameters = best === 'argon2id' ? argon2Parameters : scryptParameters;
  const head = `${best}:${textOf(parameters)}`;
  // Of no password: what is derived is compared with nothing but chance.
  const nobody = `${head}:${'A'.repeat(22)}:${'A'.repeat(43)}`;
  return {
    hash: async (password) => {
      const salt = Buffer.from(parts.randomBytes(saltBytes));
      const key = await derive({ algorithm: best, password, salt, parameters });
      return keptAs(head, salt, key);
    },
    verify: async (password, hash) => {
      const { key, ...kept } = readHash(hash ?? nobody);
      const given = await derive({ password, ...kept });
      return given.length === key.length && timingSafeEqual(given, key) && hash !== null;
    },
    isOld: (hash) => !hash.startsWith(`${head}:`),
  };
}

/**
 * At once, for a launcher whose password chance has chosen: nobody tries 72 random bits one by one, however quick each try is,
 * so that no start waits for them. It is old, and so made anew when its owner first signs in.
 */
export function hashAtOnce(password: string, salt: Buffer): string {
  const key = deriveNow({ algorithm: 'scrypt', password, salt, parameters: scryptOfChance });
  return keptAs(`scrypt:${textOf(scryptOfChance)}`, salt, key);
}

function keptAs(head: string, salt: Buffer, key: Uint8Array): string {
  return `${head}:${salt.toString('base64url')}:${Buffer.from(key).toString('base64url')}`;
}

function readHash(hash: string) {
  const parts = hash.split(':');
  const [algorithm = ''] = parts;
  const said = parts.length === 4 ? parts[1] : undefined;
  const [salt = '', key = ''] = parts.slice(-2);
  return {
    algorithm,
    parameters: said ? parametersIn(said) : scryptOfBefore,
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function textOf(parameters: Parameters): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .join();
}

function parametersIn(text: string): Parameters {
  return Object.fromEntries(
    text.split(',').map((each) => {
      const [name = '', value = ''] = each.split('=');
      return [name, Number(value)];
    }),
  );
}
