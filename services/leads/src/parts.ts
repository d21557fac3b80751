/** What the leads service is given, and what its use cases share. */
import type { NewId } from '@muqarin/platform/context';
import type { EventParts } from '@muqarin/platform/events/envelope';
import type { MailedMarks } from '@muqarin/platform/mailed-marks';
import type { Telemetry } from '@muqarin/platform/telemetry';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { CaseDeskStore } from './store/case-desk.ts';
import type { CaseStore } from './store/cases.ts';
import type { DataRequestStore } from './store/data-requests.ts';
import type { DeskAgentStore } from './store/desk-agents.ts';
import type { DeskHoldStore } from './store/desk-holds.ts';
import type { DeskLeadStore } from './store/desk-leads.ts';
import type { DeskNoteStore } from './store/desk-notes.ts';
import type { DoNotCallStore } from './store/do-not-call.ts';
import type { DraftStore } from './store/drafts.ts';
import type { LeadStore } from './store/leads.ts';
import type { PhoneRequestStore } from './store/phone-requests.ts';

export interface LeadsParts {
  connection: Connection;
  logger: Logger;
  telemetry?: Telemetry | undefined;
  now: () => Date;
  newId: NewId;
  randomBytes: (size: number) => Uint8Array;
  /** Makes nothing here: checks what notifications has mailed, and shows staff what to read out. */
  marks: MailedMarks;
  /** How long what the desk hears may wait to be written with others: where many processes lean on one database. */
  deskGatherMilliseconds?: number;
  /** An agent without a sign for so long has left: what they held is anybody's. */
  leaseSeconds?: number;
}

export interface LeadsContext extends LeadsParts {
  leaseSeconds: number;
  drafts: DraftStore;
  leads: LeadStore;
  cases: CaseStore;
  caseDesk: CaseDeskStore;
  dataRequests: DataRequestStore;
  phoneRequests: PhoneRequestStore;
  deskLeads: DeskLeadStore;
  deskHolds: DeskHoldStore;
  deskAgents: DeskAgentStore;
  deskNotes: DeskNoteStore;
  doNotCall: DoNotCallStore;
  events: EventParts;
}

export const draftDays = 30;
/** Persons that an agent works on at the same time. */
export const deskCapacity = 5;
/** Looked at again by the same person within this is the same reading. */
export const oneReadingMinutes = 10;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Until when what is taken now is theirs. */
export function leaseEnd({ now, leaseSeconds }: Pick<LeadsContext, 'now' | 'leaseSeconds'>): Date {
  return new Date(now().getTime() + leaseSeconds * 1000);
}

/** Whoever gave a sign since is there. */
export function thereSince({
  now,
  leaseSeconds,
}: Pick<LeadsContext, 'now' | 'leaseSeconds'>): Date {
  return new Date(now().getTime() - leaseSeconds * 1000);
}

export function inDays(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMilliseconds);
}

/** Dubai's clock before UTC's, at all times of the year (decisions X15). */
const dubaiAheadMilliseconds = 4 * 60 * 60 * 1000;

/** The same day in Dubai so many months on, or the last one of a shorter month. */
export function inMonths(from: Date, months: number): Date {
  const moved = new Date(from.getTime() + dubaiAheadMilliseconds);
  const day = moved.getUTCDate();
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (moved.getUTCDate() !== day) moved.setUTCDate(0);
  return new Date(moved.getTime() - dubaiAheadMilliseconds);
}

/** As a mailed link says when it ends. */
export function secondsOf(time: Date): string {
  return String(Math.floor(time.getTime() / 1000));
}

export function timestampOf(time: Date): { seconds: bigint; nanos: number } {
  return { seconds: BigInt(Math.floor(time.getTime() / 1000)), nanos: 0 };
}
