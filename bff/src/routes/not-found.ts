import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';

export function notFound(): AppError {
  return new AppError('not_found', 'BFF.NOT_FOUND', messages.notFound);
}
