import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { createEvent } from '@muqarin/platform/events/envelope';
import { dubaiToday } from '@muqarin/rules/dates';
import { accountMessages } from '@muqarin/rules/messages-account';
import type { z } from 'zod';
import type { ExternalPolicy, policyCalls } from '../../contract/policies.ts';
import {
  attached,
  broughtBack,
  detached,
  itemsOf,
  mostPolicies,
  type Policy,
  type Reminded,
  reminderDue,
  undoUntil,
} from '../domain/policy.ts';
import { externalPolicyAdded, externalPolicyRemoved } from '../events.ts';
import type { AccountsContext } from '../parts.ts';
import { noAccount } from './set-password.ts';

type Input = z.output<typeof policyCalls.addPolicy.input>;

/** Policy, papers and event in one write: nothing is noted by half. */
export async function addPolicy(
  context: AccountsContext,
  input: Input,
  call: CallContext,
): Promise<ExternalPolicy> {
  const { policies, newId, now } = context;
  const { accountId, uploadIds, ...said } = input;
  const known = await policies.findByKey(said.idempotencyKey);
  if (known) return toView(known, now());
  const account = await context.accounts.find(accountId);
  if (!account || account.closedAt) throw noAccount();
  if ((await policies.count(accountId)) >= mostPolicies) throw tooMany();
  const policy: Policy = {
    ...said,
    _id: `p-${Buffer.from(context.randomBytes(12)).toString('base64url')}`,
    accountId,
    addedAt: now(),
    ...itemsOf(said.insuranceType, { newId, uploadIds }),
    removedAt: null,
    reminded: toldAtOnce(said.expiryDate, now()),
  };
  const { _id: policyId, insuranceType, insurer, expiryDate } = policy;
  const facts = { accountId, policyId, insuranceType, insurer, expiryDate };
  const event = createEvent(externalPolicyAdded, facts, call, context.events);
  if (await policies.insert(policy, event)) return toView(policy, now());
  const first = await policies.findByKey(said.idempotencyKey);
  if (!first) throw new Error('a policy refused as a duplicate cannot be found');
  return toView(first, now());
}

/** Whoever notes a policy that ends soon knows that: the next reminder is the one after. */
function toldAtOnce(expiryDate: string, now: Date): Reminded[] {
  const due = reminderDue({ expiryDate }, dubaiToday(now));
  return due ? [{ before: due.before, day: '' }] : [];
}

interface OfItem {
  accountId: string;
  itemId: string;
}

export async function attach(
  { policies }: AccountsContext,
  { accountId, itemId, uploadId }: OfItem & { uploadId: string },
) {
  const done = await policies.changeItem(accountId, itemId, (item) => attached(item, uploadId));
  return done && { policyId: done.policyId, before: done.before.uploadId };
}

export async function detach({ policies, now }: AccountsContext, { accountId, itemId }: OfItem) {
  const done = await policies.changeItem(accountId, itemId, (item) => detached(item, now()));
  return done && { policyId: done.policyId, uploadId: done.before.uploadId };
}

export async function undoDetach({ policies, now }: AccountsContext, of: OfItem) {
  const { accountId, itemId } = of;
  const done = await policies.changeItem(accountId, itemId, (item) => broughtBack(item, now()));
  return done && { policyId: done.policyId };
}

export async function removePolicy(
  context: AccountsContext,
  { accountId, policyId }: { accountId: string; policyId: string },
  call: CallContext,
): Promise<{ uploadIds: string[] } | null> {
  const policy = await context.policies.find(accountId, policyId);
  if (!policy) return null;
  const said = { accountId, policyId };
  const event = createEvent(externalPolicyRemoved, said, call, context.events);
  if (!(await context.policies.remove(accountId, policyId, context.now(), event))) return null;
  const ofItems = policy.items.flatMap(({ uploadId, deleted }) => [uploadId, deleted?.uploadId]);
  return { uploadIds: [...policy.extraFiles, ...ofItems].filter((id) => typeof id === 'string') };
}

export function toView(policy: Policy, now: Date): ExternalPolicy {
  const { _id: policyId, insuranceType, insurer, expiryDate, addedAt, extraFiles } = policy;
  return {
    policyId,
    insuranceType,
    insurer,
    expiryDate,
    addedAt: addedAt.toISOString(),
    extraFiles,
    items: policy.items.map((item) => ({
      id: item.id,
      paper: item.paper,
      uploadId: item.uploadId,
      undoUntil: undoUntil(item, now)?.toISOString() ?? null,
    })),
  };
}

function tooMany(): AppError {
  return new AppError('too_many', 'ACCOUNTS.TOO_MANY_POLICIES', accountMessages.tooManyPolicies, {
    retryAfterSeconds: 3600,
  });
}
