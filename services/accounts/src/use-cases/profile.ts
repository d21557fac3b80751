import type { CallContext } from '@muqarin/platform/context';
import type { EventMessage } from '@muqarin/platform/events/bus';
import { createEvent } from '@muqarin/platform/events/envelope';
import { linkOf } from '@muqarin/rules/mailed-links';
import { oneLine } from '@muqarin/rules/typed-text';
import type { z } from 'zod';
import type { Consents, Profile, profileCalls } from '../../contract/profile.ts';
import { type Account, loginOf } from '../domain/account.ts';
import { linkSeconds } from '../domain/link.ts';
import { accountConsentsSet, accountEmailChanged, accountEmailChangeRequested } from '../events.ts';
import { type AccountsContext, timestampOf } from '../parts.ts';
import { inSeconds } from './mail-link.ts';
import { goodLink } from './open-link.ts';
import { noAccount } from './set-password.ts';

export async function profile(
  { accounts }: AccountsContext,
  accountId: string,
): Promise<Profile | null> {
  const account = await accounts.find(accountId);
  if (!account || account.closedAt) return null;
  const { email, newEmail, picture, consents, openedAt, calendarId = null } = account;
  return {
    ...account.profile,
    accountId,
    email,
    newEmail,
    picture,
    consents,
    calendarId,
    openedAt: openedAt.toISOString(),
  };
}

type Input = z.output<typeof profileCalls.saveProfile.input>;

interface Saved {
  toConfirm: string | null;
  epoch: number;
}

/** Another address counts once its link was followed; the one of now is notified at once (decisions A20). */
export async function saveProfile(
  context: AccountsContext,
  { accountId, email, ...fields }: Input,
  call: CallContext,
): Promise<{ toConfirm: string | null }> {
  const until = inSeconds(context.now(), linkSeconds.email);
  const linkId = context.newId();
  const answer = await context.accounts.change<Saved>(accountId, (account) => {
    const isOther = loginOf(email) !== account.login;
    const set = {
      profile: { ...account.profile, ...fields, name: oneLine(fields.name) },
      // The same address spelled in another way is taken as it is typed now.
      ...(isOther ? { newEmail: email } : { email, newEmail: null }),
    };
    if (!isOther) return { set, answer: { toConfirm: null, epoch: account.epoch } };
    const event = createEvent(
      accountEmailChangeRequested,
      {
        accountId,
        email: account.email,
        newEmail: email,
        link: linkOf('account_email', linkId, String(Math.floor(until.getTime() / 1000))),
        expiresAt: timestampOf(until),
      },
      call,
      context.events,
    );
    return { set, events: [event], answer: { toConfirm: email, epoch: account.epoch } };
  });
  if (answer === null) throw noAccount();
  if (answer.toConfirm !== null) {
    const { epoch } = answer;
    const link = { _id: linkId, idempotencyKey: linkId, purpose: 'email', accountId } as const;
    await context.links.insert({ ...link, email, epoch, until, usedAt: null }, null);
  }
  return { toConfirm: answer.toConfirm };
}

export async function confirmEmail(
  context: AccountsContext,
  token: string,
  call: CallContext,
): Promise<{ outcome: 'changed' | 'ended' | 'taken' }> {
  const good = await goodLink(context, token, 'email');
  if (!good?.account || good.account.newEmail !== good.link.email) return { outcome: 'ended' };
  const { email } = good.link;
  const login = loginOf(email);
  if (await context.accounts.findByLogin('customer', login)) return { outcome: 'taken' };
  if (!(await context.links.use(good.link._id, context.now()))) return { outcome: 'ended' };
  try {
    await context.accounts.change(good.account._id, (account) => {
      const said = { accountId: account._id, oldEmail: account.email, email };
      const event = createEvent(accountEmailChanged, said, call, context.events);
      // What they said of reminders holds for the address of now as well.
      const events = [event, consentsEvent(context, { ...account, email }, call)];
      // Links that were mailed to the address before open nothing any more; who is signed in stays so.
      return { set: { login, email, newEmail: null }, events, answer: null };
    });
  } catch (error) {
    // Somebody signed up with it in this moment.
    if ((error as { code?: unknown }).code === 11_000) return { outcome: 'taken' };
    throw error;
  }
  return { outcome: 'changed' };
}

export async function setPicture(
  { accounts }: AccountsContext,
  { accountId, uploadId }: { accountId: string; uploadId: string | null },
): Promise<{ before: string | null }> {
  const answer = await accounts.change(accountId, ({ picture }) => ({
    set: { picture: uploadId },
    answer: { before: picture },
  }));
  if (answer === null) throw noAccount();
  return answer;
}

/** Published for those who write without being asked: each asks whether they may. */
export async function setConsents(
  context: AccountsContext,
  { accountId, ...consents }: Consents & { accountId: string },
  call: CallContext,
): Promise<Consents> {
  const answer = await context.accounts.change(accountId, (account) => ({
    set: { consents },
    events: [consentsEvent(context, { ...account, consents }, call)],
    answer: consents,
  }));
  if (answer === null) throw noAccount();
  return answer;
}

function consentsEvent(
  { events }: Pick<AccountsContext, 'events'>,
  { _id: accountId, email, consents }: Account,
  call: CallContext,
): EventMessage {
  return createEvent(accountConsentsSet, { accountId, email, ...consents }, call, events);
}
