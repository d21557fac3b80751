import type { CallContext } from '@muqarin/platform/context';
import type { z } from 'zod';
import type { FactorChange, Factors, factorCalls } from '../../contract/factors.ts';
import type { Account } from '../domain/account.ts';
import { removeFactor as decideRemoval, type Factors as FactorsOf } from '../domain/factors.ts';
import type { AccountsContext } from '../parts.ts';
import { hashOfRecoveryCode, makeRecoveryCodes } from '../secrets/recovery-codes.ts';
import { toBase32, totpMatch, totpSecretBytes, totpUri } from '../secrets/totp.ts';
import { factorEvent } from './factor-events.ts';
import { noAccount } from './set-password.ts';

export async function factors({ accounts }: AccountsContext, accountId: string): Promise<Factors> {
  const account = await accounts.find(accountId);
  if (!account || account.closedAt) throw noAccount();
  const { password, link, passkeys, uaePass, totps, recovery } = account;
  return {
    password: password && { changedAt: password.at.toISOString() },
    link,
    passkeys: passkeys.map(({ id, label, addedAt, lastUsedAt }) => ({
      id,
      label,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    uaePass: uaePass && { addedAt: uaePass.at.toISOString() },
    totps: totps.map(({ id, label, addedAt }) => ({
      id,
      label,
      addedAt: addedAt.toISOString(),
    })),
    recovery: recovery.length,
  };
}

export async function beginTotp(context: AccountsContext, accountId: string) {
  const fresh = toBase32(context.randomBytes(totpSecretBytes));
  const begun = await context.accounts.change(accountId, (account) => {
    const name = account.email || account.login;
    // Whoever typed a wrong code sees the key again that their app has.
    if (isBegun(account, context.now(), begunSeconds / 2)) {
      return { answer: { name, secret: context.seals.open(account.totpBegun?.secret ?? '') } };
    }
    const totpBegun = { secret: context.seals.seal(fresh), at: context.now() };
    return { set: { totpBegun }, answer: { name, secret: fresh } };
  });
  if (begun === null) throw noAccount();
  const { name, secret } = begun;
  return { secret, uri: totpUri(secret, { issuer: 'Muqarin', name }) };
}

/** A key that was shown is of no use a quarter of an hour later. */
const begunSeconds = 15 * 60;

function isBegun({ totpBegun }: Account, now: Date, seconds: number): boolean {
  return totpBegun !== null && now.getTime() - totpBegun.at.getTime() <= seconds * 1000;
}

export async function confirmTotp(
  context: AccountsContext,
  { accountId, code, label }: z.output<typeof factorCalls.confirmTotp.input>,
  call: CallContext,
): Promise<z.output<typeof factorCalls.confirmTotp.output>> {
  type Answer = z.output<typeof factorCalls.confirmTotp.output>;
  const now = context.now();
  const recoveryCodes = makeRecoveryCodes(context.randomBytes);
  const answer = await context.accounts.change<Answer>(accountId, (account) => {
    const { totpBegun } = account;
    if (!totpBegun || !isBegun(account, now, begunSeconds)) return { answer: { outcome: 'wrong' } };
    const asked = { now, lastStep: 0 };
    const step = totpMatch(context.seals.open(totpBegun.secret), code, asked);
    if (step === null) return { answer: { outcome: 'wrong' } };
    const { secret } = totpBegun;
    const totp = { id: context.newId(), label, secret, lastStep: step, addedAt: now };
    const isFirst = account.totps.length === 0;
    const facts = { factor: 'totp', change: 'added', label } as const;
    return {
      set: {
        totps: [...account.totps, totp],
        totpBegun: null,
        ...(isFirst ? { recovery: recoveryCodes.map(hashOfRecoveryCode) } : {}),
      },
      events: [factorEvent(context, account, call, facts)],
      answer: { outcome: 'added', recoveryCodes: isFirst ? recoveryCodes : [] },
    };
  });
  if (answer === null) throw noAccount();
  return answer;
}

export async function renewRecovery(
  context: AccountsContext,
  accountId: string,
  call: CallContext,
): Promise<{ recoveryCodes: string[] }> {
  const codes = makeRecoveryCodes(context.randomBytes);
  const done = await context.accounts.change(accountId, (account) => {
    // Without an app they would stand in for nothing.
    if (account.totps.length === 0) return { answer: [] };
    const event = factorEvent(context, account, call, { factor: 'recovery', change: 'changed' });
    return { set: { recovery: codes.map(hashOfRecoveryCode) }, events: [event], answer: codes };
  });
  if (done === null) throw noAccount();
  return { recoveryCodes: done };
}

export async function removeFactor(
  context: AccountsContext,
  { accountId, factor, id, confirmed }: z.output<typeof factorCalls.removeFactor.input>,
  call: CallContext,
): Promise<FactorChange> {
  const answer = await context.accounts.change<FactorChange>(accountId, (account) => {
    const decided = decideRemoval(factorsOf(account), { factor, id }, { confirmed });
    if (decided.outcome !== 'changed') return { answer: decided };
    const label = labelOf(account, id);
    const event = factorEvent(context, account, call, { factor, change: 'removed', label });
    return { set: decided.next, events: [event], answer: { outcome: 'changed' } };
  });
  if (answer === null) throw noAccount();
  return answer;
}

export async function allowLink(
  context: AccountsContext,
  accountId: string,
  call: CallContext,
): Promise<FactorChange> {
  const answer = await context.accounts.change<FactorChange>(accountId, (account) => {
    if (account.link) return { answer: { outcome: 'changed' } };
    const event = factorEvent(context, account, call, { factor: 'link', change: 'added' });
    return { set: { link: true }, events: [event], answer: { outcome: 'changed' } };
  });
  if (answer === null) throw noAccount();
  return answer;
}

function labelOf({ passkeys, totps }: Account, id: string): string {
  return [...passkeys, ...totps].find((each) => each.id === id)?.label ?? '';
}

/** Only these: what a decision answers is written. */
function factorsOf(account: Account): FactorsOf {
  const { kind, password, link, passkeys, uaePass, totps, recovery } = account;
  return { kind, password, link, passkeys, uaePass, totps, recovery };
}
