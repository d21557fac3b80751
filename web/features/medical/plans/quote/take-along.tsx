import { readPaths } from '@muqarin/bff/contract/forms';
import type { PageTile, ProductsPage } from '@muqarin/bff/contract/medical/plan-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { DOWNLOAD_RESET_INDIVIDUAL_MS } from '@muqarin/rules/medical/constants';
import type { ReactNode } from 'react';
import { mail } from '@/components/ui/drawings-plans.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { DownloadButton } from '@/features/plan-list/download-button.tsx';
import { t } from '@/features/plan-list/texts.ts';
import type { Send } from '@/features/plan-list/use-forms.ts';
import { listed } from '@/lib/listed.ts';
import { AgentQuote } from './agent-quote.tsx';
import { EmailQuote } from './email-quote.tsx';
import css from './quote.module.css';

interface Props {
  chosen: readonly PageTile[];
  page: Pick<ProductsPage, 'email' | 'reference' | 'role'>;
  csrfToken: string;
  address: string;
  send: Send;
  onWarn: (message: string) => void;
  /** Stands first in the row. */
  children: ReactNode;
}

/** The plans added to compare, by mail or as a file; for agents also as quotation lines. */
export function TakeAlong({ page, chosen, onWarn, children, ...post }: Props) {
  const planIds = chosen.map(({ id }) => id);
  // What the list shows now, in its order, unless plans were chosen.
  const [, ofList] = post.address.split('?');
  const query = planIds.length > 0 ? `plans=${planIds.join(',')}` : ofList;
  return (
    <section className={css.take} aria-labelledby="take-along">
      <h2 id="take-along" className={ground.vh}>
        {t.takeAlong}
      </h2>
      {children}
      <details className={css.fold}>
        <summary>
          <Icon of={mail} size="s" />
          {t.emailPlans}
        </summary>
        <div className={css.mail}>
          <p className={ground.hush}>
            {planIds.length === 0
              ? t.takeAlongNone
              : fillMessage(t.takeAlongSome, { names: listed(chosen.map(({ name }) => name)) })}
          </p>
          <EmailQuote {...post} email={page.email} planIds={planIds} />
        </div>
      </details>
      <DownloadButton
        href={query ? `${readPaths.quotePdf}?${query}` : readPaths.quotePdf}
        label={t.downloadQuote}
        fileName={`quote-${page.reference}.pdf`}
        resetMs={DOWNLOAD_RESET_INDIVIDUAL_MS}
      />
      {page.role === 'agent' && <AgentQuote {...post} planIds={planIds} onWarn={onWarn} />}
    </section>
  );
}
