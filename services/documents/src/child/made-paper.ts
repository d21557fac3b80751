/** What came of a paper, or why there is none. */
import { AppError } from '@muqarin/platform/errors';
import type { Logger } from 'pino';
import { manyPapers } from '../../contract/documents-contract.ts';
import type { Outcome } from './lone-child.ts';

/** Of a paper that is not made: its code, a sentence, and what is logged. */
export interface NoPaper {
  code: string;
  message: string;
  logged: string;
}

const retryAfterSeconds = 5;

/**
 * Throws AppError `unavailable` where the paper may be made a little later: too many wait, or its process was ended or too slow, as on a
 * machine that is overrun; `internal` where it cannot be made.
 */
export function madePaper(
  outcome: Outcome<Uint8Array>,
  { code, message, logged }: NoPaper,
  logger: Pick<Logger, 'warn'>,
): Buffer {
  if (outcome.kind === 'answered') return Buffer.from(outcome.answer);
  if (outcome.kind === 'not_taken')
    throw new AppError('unavailable', manyPapers, 'Many papers wait to be made.', {
      retryAfterSeconds,
    });
  logger.warn({ outcome: outcome.kind, why: outcome.why }, logged);
  if (outcome.kind === 'died')
    throw new AppError('unavailable', code, message, { retryAfterSeconds });
  throw new AppError('internal', code, message);
}
