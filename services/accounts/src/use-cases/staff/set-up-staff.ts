import type { CallContext } from '@muqarin/platform/context';
import type { z } from 'zod';
import type { staffCalls } from '../../../contract/staff.ts';
import type { AccountsContext } from '../../parts.ts';
import { choosePassword } from '../choose-password.ts';
import { hashOfSetUp } from './set-up-token.ts';
import { staffEvent } from './staff-events.ts';

type Output = z.output<typeof staffCalls.setUpStaff.output>;

export async function setUpStaff(
  context: AccountsContext,
  { token, password }: { token: string; password: string },
  call: CallContext,
): Promise<Output> {
  const hashOfToken = hashOfSetUp(token);
  const member = await context.accounts.findBySetUp(hashOfToken);
  if (!member?.setUp || member.setUp.until <= context.now()) return { outcome: 'ended' };
  const chosen = await choosePassword(context, password, [member.login]);
  if ('problem' in chosen) return { outcome: 'weak', problem: chosen.problem };
  const done = await context.accounts.change(member._id, (now) => {
    if (now.setUp?.hash !== hashOfToken) return { answer: false };
    const event = staffEvent(context, now, { act: 'password', by: now.login }, call);
    const set = {
      password: { hash: chosen.hash, at: context.now() },
      setUp: null,
      epoch: now.epoch + 1,
    };
    return { set, events: [event], answer: true };
  });
  return done ? { outcome: 'done', accountId: member._id } : { outcome: 'ended' };
}
