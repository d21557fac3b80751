/** What the account itself holds, in an export and an erasure of its own address: of whoever is signed in with it, nobody else. */
import type { CallContext } from '@muqarin/platform/context';
import type { Bff } from '../../parts.ts';
import { customerOf } from '../../session/identity.ts';
import type { Session } from '../../session/session-plugin.ts';
import { removePolicy } from './policies.ts';

export async function heldOfAccount(
  { accounts }: Pick<Bff, 'accounts'>,
  { data }: Pick<Session, 'data'>,
  email: string,
  context: CallContext,
) {
  const customer = customerOf(data);
  if (!customer) return null;
  const { accountId } = customer;
  const [profile, { policies }] = await Promise.all([
    accounts.profile({ accountId }, context),
    accounts.policies({ accountId }, context),
  ]);
  const isTheirs = profile?.email.toLowerCase() === email.toLowerCase();
  return profile && isTheirs ? { ...profile, policies } : null;
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
