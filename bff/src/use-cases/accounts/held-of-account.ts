/**
 * What the account itself holds, in an export and an erasure that its owner opened from inside it. A mailed link shows and deletes
 * what is held about its address, whoever is signed in where it is opened.
 */
import type { CallContext } from '@muqarin/platform/context';
import type { Bff } from '../../parts.ts';
import { customerOf, type Identity } from '../../session/identity.ts';
import type { Session } from '../../session/session-plugin.ts';
import { removePolicy } from './policies.ts';

export async function heldOfAccount(
  { accounts }: Pick<Bff, 'accounts'>,
  { data }: Pick<Session, 'data'>,
  email: string,
  context: CallContext,
) {
  const customer = ownerOfData(data);
  if (!customer) return null;
  const { accountId } = customer;
  const [profile, { policies }] = await Promise.all([
    accounts.profile({ accountId }, context),
    accounts.policies({ accountId }, context),
  ]);
  const isTheirs = profile?.email.toLowerCase() === email.toLowerCase();
  return profile && isTheirs ? { ...profile, policies } : null;
}

/** The customer whose account opened what this browser shows, or null. */
export function ownerOfData(data: Session['data']): Identity | null {
  const { dataRequestId, ownDataId } = data;
  return dataRequestId !== undefined && dataRequestId === ownDataId ? customerOf(data) : null;
}

/** Noted policies with their files first, then the account: whoever dies between begins again. */
export async function eraseAccountOf(
  bff: Bff,
  { accountId, policies }: NonNullable<Awaited<ReturnType<typeof heldOfAccount>>>,
  context: CallContext,
): Promise<void> {
  for (const { policyId } of policies) await removePolicy(bff, { accountId, policyId, context });
  await bff.accounts.eraseAccount({ accountId }, context);
}
