import { contractIds } from '@muqarin/rules/contract-ids';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { Drawing } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import type { Phase } from '../use-phase.ts';
import { type MailCall, useMailing } from './use-mailing.ts';

export type MailWords = Readonly<Record<Phase, string>>;

interface Props {
  /** Of the plain form. */
  action: string;
  csrfToken: string;
  /** Posted without a script. */
  fields: Readonly<Record<string, string>>;
  words: MailWords;
  mail: MailCall;
  icon?: Drawing;
  className?: string | undefined;
  /** Fields to fill in, given what brings the button back to what it does. */
  children?: (rest: () => void) => ReactNode;
}

/** One mail of a list or a comparison: a plain form, and with a script a button that says how the line's call went. */
export function MailForm({ action, csrfToken, fields, words, mail, icon, ...rest }: Props) {
  const { className, children } = rest;
  const mailing = useMailing(mail);
  return (
    <form className={className} action={action} method="post" noValidate onSubmit={mailing.onPress}>
      <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children?.(mailing.rest)}
      <Button look="line" aria-disabled={mailing.phase === 'busy' || undefined}>
        {icon ? <Icon of={icon} size="s" /> : null}
        <span aria-live="polite">{words[mailing.phase]}</span>
      </Button>
    </form>
  );
}
