import type { AcceptedElsewhere as Accepted } from '@muqarin/bff/contract/quotation-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import { Notice } from '@/components/ui/notice.tsx';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './page.module.css';

/** Whoever accepted something in a quotation and buys at another price from the list is told so, with the way to it. */
export function AcceptedElsewhere({ accepted }: { accepted: Accepted | null }) {
  if (accepted === null) return null;
  const t = textsOf('quotations').client;
  const { reference, planName: plan, grossFils, path } = accepted;
  const amount = say(formatAed(grossFils, 'always'));
  return (
    <div className={css.said}>
      <Notice tone="warn" action={<a href={path}>{t.toAccepted}</a>}>
        {fillMessage(t.elsewhere, { reference, plan, amount })}
      </Notice>
    </div>
  );
}
