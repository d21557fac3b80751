import { writeIds, writeProductAddons } from '@muqarin/rules/calls/open-shapes';
import { motorCalls } from '@muqarin/rules/motor/calls';
import { motorListMessages } from '@muqarin/rules/motor/messages-list';
import type { MailWords } from '@/features/plan-list/mail/mail-form.tsx';
import { post } from '@/lib/calls.ts';
import { say } from '@/lib/reader.ts';
import { t } from './texts.ts';

/** How long a button of a motor mail says how it went. */
export const MAIL_RESET_MS = 8000;

export type MotorMailKind = 'individual' | 'comparison' | 'sales';

export interface MailedPlan {
  id: number;
  addonIds: readonly number[];
}

const paths: Readonly<Record<MotorMailKind, string>> = {
  individual: motorCalls.mailOne.path,
  comparison: motorCalls.mailComparison.path,
  sales: motorCalls.mailSales.path,
};

/** One of motor's documented mails (S1 7, decisions V31): to the lead's own address, or to the sales person. */
export function motorMail(kind: MotorMailKind, plans: readonly MailedPlan[]) {
  const product_ids = writeIds(plans.map(({ id }) => id));
  const addons = new Map(plans.map(({ id, addonIds }) => [id, addonIds]));
  const fields =
    kind === 'individual'
      ? { product_id: product_ids, selected_addon_ids: writeIds([...addons.values()].flat()) }
      : { product_ids, selected_product_addons: writeProductAddons(addons) };
  return { product_ids, call: () => post<object>(paths[kind], fields) };
}

/** @param rest what the button does */
export function motorMailWords(kind: MotorMailKind, rest: string): MailWords {
  return {
    rest,
    busy: say(motorListMessages.sending),
    done: say(
      kind === 'individual' ? motorListMessages.quoteMailed : motorListMessages.comparisonMailed,
    ),
    failed: t.mailFailed,
  };
}
