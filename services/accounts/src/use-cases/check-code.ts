import type { CallContext } from '@muqarin/platform/context';
import type { Account, Totp } from '../domain/account.ts';
import type { AccountsContext } from '../parts.ts';
import { hashOfRecoveryCode } from '../secrets/recovery-codes.ts';
import { totpMatch } from '../secrets/totp.ts';
import type { Change } from '../store/accounts.ts';
import { factorEvent } from './factor-events.ts';

type By = 'totp' | 'recovery' | null;

/** Taken in the same write that remembers it: of two who type one code together, one is right. */
export async function checkCode(
  context: AccountsContext,
  { accountId, code }: { accountId: string; code: string },
  call: CallContext,
): Promise<{ by: By }> {
  const by = await context.accounts.change<By>(accountId, (account) =>
    /^\s*(\d\s*){6}$/.test(code)
      ? takeTotp(context, account, code)
      : takeRecovery(context, account, code, call),
  );
  return { by };
}

function takeTotp({ seals, now }: AccountsContext, { totps }: Account, code: string): Change<By> {
  const given = code.replace(/\D/g, '');
  for (const totp of totps) {
    const { lastStep } = totp;
    const step = totpMatch(seals.open(totp.secret), given, { now: now(), lastStep });
    if (step === null) continue;
    const taken = (each: Totp) => (each === totp ? { ...each, lastStep: step } : each);
    return { set: { totps: totps.map(taken) }, answer: 'totp' };
  }
  return { answer: null };
}

function takeRecovery(
  context: AccountsContext,
  account: Account,
  code: string,
  call: CallContext,
): Change<By> {
  const hash = hashOfRecoveryCode(code);
  if (!account.recovery.includes(hash)) return { answer: null };
  const event = factorEvent(context, account, call, { factor: 'recovery', change: 'removed' });
  const recovery = account.recovery.filter((each) => each !== hash);
  return { set: { recovery }, events: [event], answer: 'recovery' };
}
