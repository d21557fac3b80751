import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { linkOf } from '@muqarin/rules/mailed-links';
import type { z } from 'zod';
import type { waysInCalls } from '../../contract/ways-in.ts';
import { loginOf } from '../domain/account.ts';
import { type Link, linkSeconds } from '../domain/link.ts';
import { accountLinkRequested } from '../events.ts';
import { type AccountsContext, timestampOf } from '../parts.ts';

/**
 * Every address takes the same way and as long: an account is read, its own or the stand-in, a request is stored and a mail goes
 * out, which alone says whether there is an account.
 */
export async function mailLink(
  context: AccountsContext,
  { purpose, email, idempotencyKey }: z.output<typeof waysInCalls.mailLink.input>,
  call: CallContext,
): Promise<{ expiresAt: string }> {
  const account = await context.accounts.findEvenly(loginOf(email));
  const until = inSeconds(context.now(), linkSeconds[purpose]);
  const link: Link = {
    _id: context.newId(),
    idempotencyKey,
    purpose,
    email: email.trim(),
    accountId: account?._id ?? null,
    epoch: account?.epoch ?? 0,
    until,
    usedAt: null,
  };
  const isAllowed = account !== null && (purpose !== 'sign_in' || account.link);
  const event = createEvent(
    accountLinkRequested,
    {
      linkId: link._id,
      email: link.email,
      purpose,
      known: isAllowed,
      link: linkOf(`account_${purpose}`, link._id, String(Math.floor(until.getTime() / 1000))),
      expiresAt: timestampOf(until),
    },
    call,
    context.events,
  );
  if (await context.links.insert(link, event)) return { expiresAt: until.toISOString() };
  const first = await context.links.findByKey(idempotencyKey);
  return { expiresAt: (first?.until ?? until).toISOString() };
}

export function inSeconds(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000);
}
