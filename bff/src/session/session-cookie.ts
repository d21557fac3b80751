/**
 * The cookie's value is `<id>.<issued>.<mark>`: an id with 192 random bits, the time it was given, and our signature, so that
 * nobody can choose a session's id for somebody else, and the absolute lifetime holds without a store. An id begins with the
 * same time, so that a store which keeps its keys in order has new sessions side by side. What it is kept by is `placeOf`: a hash,
 * so that whoever reads the store has nobody's id.
 */
import { hash } from 'node:crypto';
import type { BffConfig } from '../config.ts';
import type { Signer } from '../security/signer.ts';

export interface SessionCookies {
  name: string;
  secure: boolean;
  maxAgeSeconds: number;
  issue(): Issued;
  /** Null when the value is not ours or too old. */
  read(value: string | undefined): Issued | null;
}

export interface Issued {
  id: string;
  /** When, as text that sorts by time: no secret, unlike the rest. */
  since: string;
  value: string;
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
      const since = now().getTime().toString(36);
      const id = `${since}~${parts.randomBytes(24).toString('base64url')}`;
      const value = `${id}.${since}.${signer.sign('session', `${id}.${since}`)}`;
      return { id, since, value };
    },
    read: (value = '') => {
      const [id = '', since = '', mark = ''] = value.split('.');
      if (!signer.verify('session', `${id}.${since}`, mark)) return null;
      const ageSeconds = (now().getTime() - Number.parseInt(since, 36)) / 1000;
      return ageSeconds <= config.SESSION_ABSOLUTE_SECONDS ? { id, since, value } : null;
    },
  };
}

/** Ids from before have no `~`, and are kept as they were. */
export function placeOf(id: string): string {
  const [since = '', random] = id.split('~');
  return random === undefined ? id : `${since}~${hash('sha256', id, 'base64url')}`;
}
