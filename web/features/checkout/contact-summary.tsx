import { FactRow, FactRows } from '@/components/ui/fact-rows.tsx';
import type { Confirmation } from './confirmation.ts';
import { t } from './texts.ts';

/** Whom the insurer will write to, as given with the quote. */
export function ContactSummary({ contact }: Pick<Confirmation, 'contact'>) {
  return (
    <FactRows>
      <FactRow name={t.policyFor}>{contact.name}</FactRow>
      <FactRow name={t.sentTo}>
        <bdi dir="ltr">{contact.email}</bdi>
      </FactRow>
      <FactRow name={t.phone}>
        <bdi dir="ltr">{contact.phone}</bdi>
      </FactRow>
    </FactRows>
  );
}
