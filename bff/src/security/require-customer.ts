import { AppError } from '@muqarin/platform/errors';
import { accountMessages } from '@muqarin/rules/messages-account';
import { customerOf, type Identity, idleCustomerOf } from '../session/identity.ts';
import type { Session } from '../session/session-plugin.ts';

/** Who is signed in. Throws AppError unauthenticated (401) for everybody else, and for whoever was away for too long. */
export function requireCustomer({ data }: Pick<Session, 'data'>): Identity {
  const customer = customerOf(data);
  if (customer) return customer;
  const message = idleCustomerOf(data) ? accountMessages.signInAgain : accountMessages.signInFirst;
  throw new AppError('unauthenticated', 'BFF.SIGN_IN', message);
}
