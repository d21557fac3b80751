import { messages } from '@muqarin/rules/messages';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { t } from './texts.ts';

/** On a list that is shown before a contact was left (decisions X32): what one is needed for, and the way to leave it. */
export function ContactFirst({ href }: { href: string }) {
  const link = (
    <ButtonLink look="line" href={href}>
      {t.leaveContact}
    </ButtonLink>
  );
  return (
    <Notice tone="warn" action={link}>
      {messages.contactFirst}
    </Notice>
  );
}
