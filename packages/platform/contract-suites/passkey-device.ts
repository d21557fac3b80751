/** A phone with passkeys, for tests: it makes and proves them as WebAuthn says, and can be told to do it wrong. */
import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

interface Habits {
  /** Where its browser is. */
  origin: string;
  /** False: its owner was not asked for a finger or a code. */
  verifies?: boolean;
  /** It counts its uses, as single security keys do. */
  counts?: boolean;
}

interface Key {
  id: string;
  userHandle: string;
  privateKey: KeyObject;
  count: number;
}

type Options = Record<string, unknown>;

export function passkeyDevice(usual: Habits) {
  const keys: Key[] = [];
  return {
    keys,
    create: (options: Options, now: Partial<Habits> = {}) => {
      const { origin, verifies = true, counts = false } = { ...usual, ...now };
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(16);
      const { id: userHandle } = options.user as { id: string };
      const key = { id: id.toString('base64url'), userHandle, privateKey, count: counts ? 1 : 0 };
      keys.push(key);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = map([
        [int(1), int(2)],
        [int(3), int(-7)],
        [int(-1), int(1)],
        [int(-2), bytes(Buffer.from(x, 'base64url'))],
        [int(-3), bytes(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const head = authenticatorData(origin, verifies ? 0x45 : 0x41, key.count);
      const authData = Buffer.concat([head, attested]);
      const attestationObject = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authData)],
      ]);
      return {
        id: key.id,
        rawId: key.id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options, origin).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    prove: (
      options: Options,
      now: Partial<Habits> & { count?: number } = {},
      key = keys.at(-1),
    ) => {
      if (!key) throw new Error('this device has no passkey');
      const { origin, verifies = true, counts = false, count } = { ...usual, ...now };
      if (counts) key.count += 1;
      const data = authenticatorData(origin, verifies ? 0x05 : 0x01, count ?? key.count);
      const client = clientData('webauthn.get', options, origin);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const signature = createSign('sha256').update(signed).sign(key.privateKey);
      return {
        id: key.id,
        rawId: key.id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: key.userHandle,
        },
      };
    },
  };
}

function clientData(type: string, { challenge }: Options, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(origin: string, flags: number, count: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  const site = createHash('sha256').update(new URL(origin).hostname).digest();
  return Buffer.concat([site, Buffer.from([flags]), counter]);
}

/** CBOR, as far as passkeys need it (RFC 8949). */
function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

function int(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value);
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([head(2, value.length), value]);
}

function text(value: string): Buffer {
  return Buffer.concat([head(3, value.length), Buffer.from(value)]);
}

function map(pairs: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
}
