/** What the leads service is given, and what its use cases share. */
import type { NewId } from '@muqarin/platform/context';
import type { EventParts } from '@muqarin/platform/events/envelope';
import type { Telemetry } from '@muqarin/platform/telemetry';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { DraftStore } from './store/drafts.ts';
import type { LeadStore } from './store/leads.ts';

export interface LeadsParts {
  connection: Connection;
  logger: Logger;
  telemetry?: Telemetry | undefined;
  now: () => Date;
  newId: NewId;
  randomBytes: (size: number) => Uint8Array;
}

export interface LeadsContext extends LeadsParts {
  drafts: DraftStore;
  leads: LeadStore;
  events: EventParts;
}

export const draftDays = 30;
const dayMilliseconds = 24 * 60 * 60 * 1000;

export function inDays(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMilliseconds);
}
