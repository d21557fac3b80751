import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { z } from 'zod';
import type { SessionRow, Standing, sessionCalls } from '../../contract/sessions.ts';
import type { Way } from '../../contract/shared.ts';
import type { Account } from '../domain/account.ts';
import { type AccountSession, noteEverySeconds, stands } from '../domain/session.ts';
import { accountSignedIn, staffSignedIn } from '../events.ts';
import type { AccountsContext } from '../parts.ts';

type Input = z.output<typeof sessionCalls.openSession.input>;

/** As many names of devices as are remembered: what is mailed of a new one needs no more. */
const mostDevices = 20;

export async function openSession(
  context: AccountsContext,
  input: Input,
  call: CallContext,
): Promise<Standing | null> {
  const { accountId, device, instead } = input;
  const { accounts, sessions } = context;
  const account = await accounts.change(accountId, (answer) => ({ answer }));
  if (account === null) return null;
  // The device on which an account was opened is no news: that mail is an alarm.
  const isFirst = account.devices.length === 0;
  const isNew = !input.knownDevice && !isFirst && !account.devices.includes(device);
  const at = context.now();
  const session: AccountSession = {
    _id: `s-${Buffer.from(context.randomBytes(18)).toString('base64url')}`,
    accountId,
    epoch: account.epoch,
    ways: [...input.ways],
    device,
    startedAt: at,
    lastUsedAt: at,
    endedAt: null,
  };
  const ending = instead === null ? null : sessions.end(accountId, instead, at);
  // Together: they share a flush. Where only one is kept, whoever signs in does so again.
  await Promise.all([
    sessions.insert(session, signedIn(context, account, input, isNew, call)),
    ending,
  ]);
  // After the event: a death in between publishes a new device twice, rather than never.
  await noteUse(context, account, device, call.locale);
  return standingOf(session, account);
}

/** The device used last comes first. Most sign in where and as they did before: then nothing is written. */
async function noteUse(
  { accounts }: AccountsContext,
  before: Account,
  device: string,
  locale = before.locale ?? null,
): Promise<void> {
  if (before.devices[0] === device && (before.locale ?? null) === locale) return;
  await accounts.change(before._id, (now) => {
    const devices = [device, ...now.devices.filter((each) => each !== device)];
    return { set: { devices: devices.slice(0, mostDevices), locale }, answer: null };
  });
}

/** What a session stands for at this moment: of an account that lost its roles, its password or its place, another thing or nothing. */
export async function standing(
  { accounts, sessions, now }: AccountsContext,
  sessionId: string,
): Promise<Standing | null> {
  const session = await sessions.find(sessionId);
  if (!session) return null;
  const account = await accounts.find(session.accountId);
  if (!account || !stands(session, account, now())) return null;
  const since = (now().getTime() - session.lastUsedAt.getTime()) / 1000;
  if (since > noteEverySeconds) await sessions.used(sessionId, now());
  return standingOf(session, account);
}

export async function listSessions(
  { accounts, sessions, now }: AccountsContext,
  accountId: string,
): Promise<{ sessions: SessionRow[] }> {
  const account = await accounts.find(accountId);
  if (!account) return { sessions: [] };
  const going = await sessions.ofAccount(accountId, account.epoch);
  return { sessions: going.filter((each) => stands(each, account, now())).map(rowOf) };
}

function standingOf({ _id: sessionId }: AccountSession, account: Account): Standing {
  const { _id: accountId, kind, login, roles } = account;
  return { sessionId, accountId, kind, user: kind === 'staff' ? login : '', roles };
}

function rowOf({ _id, device, startedAt, lastUsedAt, ways }: AccountSession): SessionRow {
  return {
    sessionId: _id,
    device,
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    ways: ways as Way[],
  };
}

function signedIn(
  { events }: AccountsContext,
  { _id, kind, login: user, email }: Account,
  { ways, device }: Input,
  newDevice: boolean,
  call: CallContext,
) {
  if (kind === 'staff') {
    return createEvent(staffSignedIn, { staffId: _id, user, ways, device }, call, events);
  }
  const facts = { accountId: _id, ways, device, newDevice, email: newDevice ? email : '' };
  return createEvent(accountSignedIn, facts, call, events);
}
