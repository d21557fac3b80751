/** What the quoting service is given, and what its use cases share. */
import type { NewId } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import type { EventParts } from '@muqarin/platform/events/envelope';
import type { Telemetry } from '@muqarin/platform/telemetry';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { Check } from './catalogue-desk/check.ts';
import type { QuotationStore } from './quotations/store.ts';

export interface QuotingParts {
  connection: Connection;
  logger: Logger;
  telemetry?: Telemetry | undefined;
  now: () => Date;
  newId: NewId;
  randomBytes: (size: number) => Uint8Array;
  /** Its `catalogues/` keeps every version that was in force, so that stored quotes can be re-rated. */
  dataDir: string;
  /** The catalogue in force where none was imported, when it is not the one that ships. */
  catalogueDir?: string;
  /** How often an import is looked for, where not as usual; 0 never. */
  cataloguePollMilliseconds?: number;
  /** How a change of the catalogue is checked, where not in a thread of its own. */
  check?: Check;
}

/** What the use cases of every line share. */
export interface QuotingContext extends QuotingParts {
  events: EventParts;
  quotations: QuotationStore;
}

/** Days for which a quote's prices hold. */
export const quoteDays = 30;

export const noQuote = () =>
  new AppError('not_found', 'QUOTING.NO_QUOTE', 'This quote is not kept any more.');
export const noPlan = () =>
  new AppError('not_found', 'QUOTING.NO_PLAN', 'This plan is not part of the quote.');
export const alreadyBound = () =>
  new AppError('conflict', 'QUOTING.ALREADY_BOUND', 'This quote has become a policy already.');
/** Others changed it again and again while this change was tried. */
export const busy = () =>
  new AppError('unavailable', 'QUOTING.BUSY', 'This quote is changed by others at the moment.', {
    retryAfterSeconds: 1,
  });
