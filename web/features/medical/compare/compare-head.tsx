import { medicalPaths } from '@muqarin/bff/contract/medical/pages';
import type { ComparePage } from '@muqarin/bff/contract/medical/plan-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { DOWNLOAD_RESET_COMPARISON_MS } from '@muqarin/rules/plan-list/constants';
import { fillPlural } from '@muqarin/rules/plural';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { mail } from '@/components/ui/drawings-plans.ts';
import { Icon } from '@/components/ui/icon.tsx';
import css from '@/features/comparison/compare-head.module.css';
import { t } from '@/features/comparison/texts.ts';
import { DownloadButton } from '@/features/plan-list/download-button.tsx';
import type { Send } from '@/features/plan-list/use-forms.ts';
import { EmailQuote } from '../plans/quote/email-quote.tsx';

interface Props {
  page: ComparePage;
  csrfToken: string;
  send: Send;
  /** The differences switch. */
  children: ReactNode;
}

const EMAIL_BOX = 'email-box';

/** What is compared, for whom, and what can be done with it; the mail box opens without a script too. */
export function CompareHead({ page, csrfToken, send, children }: Props) {
  const { columns, memberCount } = page;
  const count = columns.length;
  return (
    <div className={css.head}>
      <div>
        <h1>{fillPlural(t.compareTitle, { count })}</h1>
        <p>
          {page.who}.{' '}
          {memberCount === 1
            ? t.premiumsPerPerson
            : fillMessage(t.premiumsTogether, { count: memberCount })}
        </p>
      </div>
      <div className={css.tools}>
        {children}
        <Button type="button" look="line" popoverTarget={EMAIL_BOX}>
          <Icon of={mail} size="s" />
          {t.emailThis}
        </Button>
        <DownloadButton
          href={medicalPaths.comparisonPdf}
          label={t.downloadComparison}
          fileName={`comparison-${page.reference}.pdf`}
          resetMs={DOWNLOAD_RESET_COMPARISON_MS}
        />
      </div>
      <div
        id={EMAIL_BOX}
        popover="auto"
        className={css.emailBox}
        role="dialog"
        aria-label={t.emailThis}
      >
        <EmailQuote
          page={page}
          planIds={columns.map(({ id }) => id)}
          csrfToken={csrfToken}
          address={medicalPaths.comparePlans}
          send={send}
        />
      </div>
    </div>
  );
}
