/**
 * The cookie's value is `<id>.<issued>.<mark>`: 192 random bits, the time it was given, and our signature, so that nobody
 * can choose a session's id for somebody else, and the absolute lifetime holds without a store.
 */
import type { BffConfig } from '../config.ts';
import type { Signer } from '../security/signer.ts';

export interface SessionCookies {
  name: string;
  secure: boolean;
  maxAgeSeconds: number;
  issue(): { id: string; value: string };
  /** The id, or null when the value is not ours or too old. */
  read(value: string | undefined): string | null;
}

export function createSessionCookies(parts: {
  config: BffConfig;
  signer: Signer;
  now: () => Date;
  randomBytes: (size: number) => Buffer;
}): SessionCookies {
  const { config, signer, now } = parts;
  const secure = config.PUBLIC_ORIGIN.startsWith('https:');
  return {
    name: secure ? '__Host-muqarin' : 'muqarin',
    secure,
    maxAgeSeconds: config.SESSION_ABSOLUTE_SECONDS,
    issue: () => {
      const id = parts.randomBytes(24).toString('base64url');
      const issued = now().getTime().toString(36);
      return { id, value: `${id}.${issued}.${signer.sign('session', `${id}.${issued}`)}` };
    },
    read: (value) => {
      const [id = '', issued = '', mark = ''] = value?.split('.') ?? [];
      if (!signer.verify('session', `${id}.${issued}`, mark)) return null;
      const ageSeconds = (now().getTime() - Number.parseInt(issued, 36)) / 1000;
      return ageSeconds <= config.SESSION_ABSOLUTE_SECONDS ? id : null;
    },
  };
}
