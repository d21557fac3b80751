/** An accounts service over a database in memory, with a bus that only remembers, and a typed client. */
import type { CallContext } from '@muqarin/platform/context';
import { openDatabase } from '@muqarin/platform/contract-suites/database-under-test';
import {
  relayIntoMemory,
  repeatableParts,
} from '@muqarin/platform/contract-suites/relayed-service';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import { isLinkKind, linkPath, linkSays, type MailedLink } from '@muqarin/rules/mailed-links';
import { accountsContract } from '../../contract/accounts-contract.ts';
import { createAccountsService } from '../../src/accounts-service.ts';
import type { AccountsParts } from '../../src/parts.ts';
import { totpCode, totpStep } from '../../src/secrets/totp.ts';

/** As notifications has them: makes what a test follows. */
export const marks = createMailedMarks(['for-the-links-of-tests-only-thirty-two-characters']);

export const visitor: CallContext = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' };
export const email = 'mariam@example.com';
export const goodPassword = 'a camel crosses the creek';
export const device = 'Firefox on Linux';

export async function accountsUnderTest(
  over: Partial<AccountsParts> = {},
  start = '2026-11-26T08:00:00Z',
) {
  const { parts, passSeconds } = repeatableParts(start);
  const { connection, dispose } = await openDatabase(parts);
  const accountKeys = ['seals-what-tests-keep-thirty-two-characters-long'];
  const own = { connection, marks, accountKeys, ...over };
  const service = await createAccountsService({ ...parts, ...own });
  const relay = relayIntoMemory(service.outboxes, parts);
  const client = createClient({
    service: 'accounts',
    contracts: accountsContract,
    transport: inProcess(service.app),
    checkAnswers: true,
  });
  const eventsOf = async (type: string) =>
    (await relay.published())
      .filter(({ headers }) => headers.ce_type?.endsWith(`.${type}`))
      .map(({ value }) => JSON.parse(value ?? '{}') as Record<string, unknown>);
  let serial = 0;
  const mailedToken = async (purpose: 'sign_up' | 'sign_in' | 'reset', to = email) => {
    serial += 1;
    const idempotencyKey = `key-${String(serial).padStart(6, '0')}`;
    await client.mailLink({ purpose, email: to, idempotencyKey }, visitor);
    return tokenOf((await eventsOf('AccountLinkRequested')).at(-1));
  };
  const tokenOf = (said: Record<string, unknown> | undefined): string => {
    const { kind = '', id = '', until = '' } = (said?.link ?? {}) as Partial<MailedLink>;
    if (!isLinkKind(kind)) throw new Error(`no link of ours: ${kind}`);
    const whole = { kind, id, until, plans: '', leadId: '' };
    return (
      linkPath(kind, whole, marks.mark(kind, linkSays(whole)))
        .split('/')
        .at(-1) ?? ''
    );
  };
  return {
    client,
    service,
    connection,
    relay,
    now: parts.now,
    passSeconds,
    eventsOf,
    mailedToken,
    tokenOf,
    /** An account with this address, by a mailed link. */
    opened: async (password: string | null = goodPassword, to = email) => {
      const token = await mailedToken('sign_up', to);
      const input = { token, name: 'Mariam', password, marketing: false };
      const answer = await client.signUp(input, visitor);
      if (answer.outcome !== 'opened') throw new Error(`not opened: ${answer.outcome}`);
      return answer.accountId;
    },
    session: (accountId: string, instead: string | null = null) => {
      const input = { accountId, ways: ['password' as const], device, knownDevice: true };
      return client.openSession({ ...input, instead }, visitor);
    },
    /** An app with its first code given; gives its key and the recovery codes. */
    withTotp: async (accountId: string) => {
      const { secret } = await client.beginTotp({ accountId }, visitor);
      const code = totpCode(secret, totpStep(parts.now()));
      const answer = await client.confirmTotp({ accountId, code, label: 'Phone' }, visitor);
      if (answer.outcome !== 'added') throw new Error('no app was added');
      return { secret, recoveryCodes: answer.recoveryCodes };
    },
    code: (secret: string, away = 0) => totpCode(secret, totpStep(parts.now()) + away),
    stop: async () => {
      await relay.stop();
      await service.app.close();
      await dispose();
    },
  };
}

export type AccountsUnderTest = Awaited<ReturnType<typeof accountsUnderTest>>;
