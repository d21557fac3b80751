import { AppError } from '@muqarin/platform/errors';
import { manyPapers } from '../../contract/documents-contract.ts';

/** For whoever asks for a paper while too many wait. */
export function tooManyPapers(): AppError {
  return new AppError('unavailable', manyPapers, 'Many papers wait to be made.', {
    retryAfterSeconds: 5,
  });
}
