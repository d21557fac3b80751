/** What the accounts service is given, and what its use cases share. */
import type { CallContext, NewId } from '@muqarin/platform/context';
import type { EventParts } from '@muqarin/platform/events/envelope';
import type { MailedMarks } from '@muqarin/platform/mailed-marks';
import type { Telemetry } from '@muqarin/platform/telemetry';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { HashQueue } from './secrets/hash-queue.ts';
import type { PasswordHashes } from './secrets/password-hash.ts';
import type { Seals } from './secrets/sealed.ts';
import type { AccountStore } from './store/accounts.ts';
import type { AuditStore } from './store/audit.ts';
import type { JourneyStore } from './store/journeys.ts';
import type { LinkStore } from './store/links.ts';
import type { PolicyStore } from './store/policies.ts';
import type { ProposalStore } from './store/proposals.ts';
import type { AccountSessionStore } from './store/sessions.ts';

export interface AccountsParts {
  connection: Connection;
  logger: Logger;
  telemetry?: Telemetry | undefined;
  now: () => Date;
  newId: NewId;
  randomBytes: (size: number) => Uint8Array;
  /** Checks links that notifications has mailed. */
  marks: MailedMarks;
  /** Seal what has to be read again (ACCOUNT_KEYS). */
  accountKeys: readonly string[];
  /** The setting STAFF: taken over once, by name. */
  staff?: readonly StaffSetting[];
  /** Passwords derived at once in this process. */
  hashesAtOnce?: number;
}

export interface StaffSetting {
  user: string;
  /** As `password-hash.ts` reads it. */
  hash: string;
  roles?: readonly string[] | undefined;
  /** The key of an authenticator app in base 32, of a demonstration: without it one is enrolled at the first sign-in. */
  totp?: string | undefined;
}

export interface AccountsContext extends AccountsParts {
  accounts: AccountStore;
  sessions: AccountSessionStore;
  links: LinkStore;
  journeys: JourneyStore;
  policies: PolicyStore;
  proposals: ProposalStore;
  audit: AuditStore;
  hashes: PasswordHashes;
  queue: HashQueue;
  seals: Seals;
  events: EventParts;
}

export function timestampOf(time: Date): { seconds: bigint; nanos: number } {
  return { seconds: BigInt(Math.floor(time.getTime() / 1000)), nanos: 0 };
}

/** In nobody's name. */
export function systemCall(newId: NewId, id: string): CallContext {
  return { actor: { kind: 'system', id }, correlationId: newId() };
}
