import type { TakenAlong } from '@muqarin/bff/contract/list-pages';
import { motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { messages } from '@muqarin/rules/messages';
import { compareProblem } from '@muqarin/rules/plan-list/compare';
import type { Drawing } from '@/components/ui/drawings.ts';
import { mail } from '@/components/ui/drawings-plans.ts';
import { MailForm } from '@/features/plan-list/mail/mail-form.tsx';
import { say } from '@/lib/reader.ts';
import {
  MAIL_RESET_MS,
  type MailedPlan,
  type MotorMailKind,
  motorMail,
  motorMailWords,
} from './motor-mail.ts';

export interface MotorMailProps {
  page: Pick<TakenAlong, 'contactFirst'>;
  kind: MotorMailKind;
  plans: readonly MailedPlan[];
  /** What the button does. */
  label: string;
  icon?: Drawing;
  csrfToken: string;
  /** Where the plain form comes back to. */
  address: string;
  onWarn: (message: string) => void;
}

/** A mail of the plans that are compared. */
export function MotorMailForm(props: MotorMailProps) {
  const { page, kind, plans, label, icon = mail, csrfToken, address, onWarn } = props;
  const { product_ids, call } = motorMail(kind, plans);
  const mayGo = () => {
    const problem = problemOf(kind, plans);
    if (problem !== null) onWarn(problem);
    return problem === null;
  };
  return (
    <MailForm
      action={motorListPaths.email}
      csrfToken={csrfToken}
      fields={{ kind, product_ids, return: address }}
      mail={{ contactFirst: page.contactFirst, resetMs: MAIL_RESET_MS, mayGo, call }}
      icon={icon}
      words={motorMailWords(kind, label)}
    />
  );
}

function problemOf(kind: MotorMailKind, plans: readonly MailedPlan[]): string | null {
  if (kind !== 'individual') return compareProblem(plans.map(({ id }) => id));
  return plans.length === 0 ? say(messages.selectProducts) : null;
}
