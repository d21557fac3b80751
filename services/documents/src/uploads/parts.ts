/** What the use cases of uploads share. */
import type { EventParts } from '@muqarin/platform/events/envelope';
import type { Files } from '@muqarin/platform/files';
import { MAX_FILE_BYTES } from '@muqarin/rules/upload-limits';
import type { Logger } from 'pino';
import { type InspectionLimits, usualLimits } from './inspect/verdict.ts';
import type { Inspectors } from './inspectors.ts';
import type { Spool } from './spool.ts';
import type { UploadStore } from './store.ts';
import type { VirusScan } from './virus-scan.ts';

export interface UploadsContext {
  logger: Logger;
  uploads: UploadStore;
  files: Files;
  spool: Spool;
  inspectors: Inspectors;
  /** Null where no scanner runs; EICAR is refused all the same. */
  scan: VirusScan | null;
  limits: UploadLimits;
  now: () => Date;
  newId: () => string;
  randomBytes: (size: number) => Uint8Array;
  events: EventParts;
}

export interface UploadLimits {
  fileBytes: number;
  /** At once, in this process: each holds room on disk until it is kept or refused. */
  atOnce: number;
  /** Roles (purpose and slot) that one owner may have files of: far more than any form asks for. */
  perOwner: number;
  inspection: InspectionLimits;
}

export const usualUploadLimits: UploadLimits = {
  fileBytes: MAX_FILE_BYTES,
  atOnce: 32,
  perOwner: 60,
  inspection: usualLimits,
};

/** How long a record of what is no more is kept, for questions. */
export const forgottenAfterDays = 30;

export function inHours(from: Date, hours: number): Date {
  return new Date(from.getTime() + hours * 3_600_000);
}
