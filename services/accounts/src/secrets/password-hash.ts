/**
 * How passwords are kept: argon2id where Node has it (24.7), else scrypt, both at OWASP's parameters. A hash names its algorithm
 * and parameters, so that each is checked by its own, and made anew once a better one is known:
 * `argon2id:m=19456,t=2,p=1:<salt>:<key>`, `scrypt:N=16384,r=8,p=5:<salt>:<key>`. Those of the setting STAFF of before name none.
 */
import crypto, { timingSafeEqual } from 'node:crypto';

export interface PasswordHashes {
  hash(password: string): Promise<string>;
  /** For no hash it takes as long as for one of today's. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** Made with another algorithm or other parameters than today's. */
  isOld(hash: string): boolean;
}

const keyBytes = 32;
const saltBytes = 16;

type Parameters = Readonly<Record<string, number>>;
type Derive = (password: string, salt: Buffer, parameters: Parameters) => Promise<Buffer>;

const argon2Parameters = { m: 19_456, t: 2, p: 1 };
const scryptParameters = { N: 2 ** 14, r: 8, p: 5 };
/** Of hashes that name none. */
const scryptOfBefore = { N: 2 ** 14, r: 8, p: 1 };

/** As Node 24.7 declares it; the version that is pinned for one platform lacks it. */
type Argon2 = (
  algorithm: 'argon2id',
  parameters: {
    message: string;
    nonce: Buffer;
    memory: number;
    passes: number;
    parallelism: number;
    tagLength: number;
  },
  done: (error: Error | null, key: Buffer) => void,
) => void;

const { argon2 } = crypto as unknown as { argon2?: Argon2 };

const derivers: Readonly<Record<string, Derive>> = {
  ...(argon2 ? { argon2id: deriveBy(argon2) } : {}),
  scrypt: (password, salt, { N = 0, r = 0, p = 0 }) =>
    new Promise((resolve, reject) => {
      crypto.scrypt(password, salt, keyBytes, { N, r, p, maxmem: 64 * 1024 * 1024 }, done);
      function done(error: Error | null, key: Buffer) {
        if (error) reject(error);
        else resolve(key);
      }
    }),
};

/** @param best of the algorithms that there are; another one for tests */
export function createPasswordHashes(parts: {
  randomBytes: (size: number) => Uint8Array;
  best?: 'argon2id' | 'scrypt';
}): PasswordHashes {
  const { best = argon2 ? 'argon2id' : 'scrypt' } = parts;
  const parameters: Parameters = best === 'argon2id' ? argon2Parameters : scryptParameters;
  const head = `${best}:${textOf(parameters)}`;
  // Of no password: what is derived is compared with nothing but chance.
  const nobody = `${head}:${'A'.repeat(22)}:${'A'.repeat(43)}`;
  return {
    hash: async (password) => {
      const salt = Buffer.from(parts.randomBytes(saltBytes));
      const key = await derive(best, password, salt, parameters);
      return `${head}:${salt.toString('base64url')}:${key.toString('base64url')}`;
    },
    verify: async (password, hash) => {
      const { algorithm, salt, key, ...kept } = readHash(hash ?? nobody);
      const given = await derive(algorithm, password, salt, kept.parameters);
      return given.length === key.length && timingSafeEqual(given, key) && hash !== null;
    },
    isOld: (hash) => !hash.startsWith(`${head}:`),
  };
}

/** At once, for a launcher that fills in a password of its own. */
export function hashAtOnce(password: string, salt: Buffer): string {
  const key = crypto.scryptSync(password, salt, keyBytes, scryptParameters);
  const head = `scrypt:${textOf(scryptParameters)}`;
  return `${head}:${salt.toString('base64url')}:${key.toString('base64url')}`;
}

function deriveBy(argon: Argon2): Derive {
  return (message, nonce, { m = 0, t = 0, p = 0 }) =>
    new Promise((resolve, reject) => {
      const asked = { message, nonce, memory: m, passes: t, parallelism: p, tagLength: keyBytes };
      argon('argon2id', asked, (error, key) => (error ? reject(error) : resolve(key)));
    });
}

function derive(algorithm: string, password: string, salt: Buffer, parameters: Parameters) {
  const by = derivers[algorithm];
  if (!by) throw new Error(`this Node cannot check a password kept by ${algorithm}`);
  return by(password, salt, parameters);
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
