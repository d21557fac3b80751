'use client';

import { formPaths, readPaths } from '@muqarin/bff/contract/forms';
import type { ComparePage } from '@muqarin/bff/contract/pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { DOWNLOAD_RESET_COMPARISON_MS } from '@muqarin/rules/medical/constants';
import { fillMessage, messages } from '@muqarin/rules/messages';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { PriceTicks } from '@/components/price/price-line.tsx';
import { priceRange } from '@/components/price/price-line-geometry.ts';
import { Button } from '@/components/ui/button.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { BUY_FORM, COMPARE_FORM } from '../form-ids.ts';
import { useBusyBuying } from '../list/use-busy-buying.ts';
import { DownloadButton } from '../quote/download-button.tsx';
import { EmailQuote } from '../quote/email-quote.tsx';
import { t } from '../texts.ts';
import { useForms } from '../use-forms.ts';
import css from './compare.module.css';
import { CompareKey } from './compare-key.tsx';
import { compareGroups } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import { DifferencesSwitch } from './differences-switch.tsx';
import { Pager } from './pager.tsx';
import { StickyPlan } from './sticky-plan.tsx';

interface Props {
  page: ComparePage;
  csrfToken: string;
  differences: boolean;
  from: number;
  here: string;
}

/** Four places at 1024 px and up, two below, one below 480 px (S0 2); switch and pager also work as links. */
export function CompareApp({
  page,
  csrfToken,
  differences: startDifferences,
  from: start,
  here,
}: Props) {
  const [differences, setDifferences] = useState(startDifferences);
  const [from, setFrom] = useState(start);
  const [warning, setWarning] = useState<string | null>(page.warning);
  const send = useForms(csrfToken);
  const buying = useBusyBuying();
  const { columns } = page;
  const slots = columns.length + 1;
  const range = priceRange(page.allNetFils);
  const address = (change: { differences?: boolean; from?: number }) => {
    const query = new URLSearchParams();
    if (change.differences ?? differences) query.set('differences', '1');
    if (change.from ?? from) query.set('from', String(change.from ?? from));
    return query.size === 0 ? here : `${here}?${query}`;
  };
  const toggle = () => {
    setDifferences(!differences);
    window.history.replaceState(window.history.state, '', address({ differences: !differences }));
  };
  return (
    <>
      <form id={BUY_FORM} action={formPaths.select} method="post" {...buying}>
        <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
      </form>
      <form id={COMPARE_FORM} action={formPaths.toggleCompared} method="post">
        <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
        <input type="hidden" name="return" value={here} />
      </form>
      <div className={css.head}>
        <div>
          <h1>
            {columns.length === 1
              ? t.compareOnePlan
              : fillMessage(t.compareTitle, { count: columns.length })}
          </h1>
          <p>
            {page.who}.{' '}
            {page.memberCount === 1
              ? t.premiumsPerPerson
              : fillMessage(t.premiumsTogether, { count: page.memberCount })}
          </p>
        </div>
        <div className={css.tools}>
          <DifferencesSwitch
            on={differences}
            href={address({ differences: !differences })}
            onToggle={toggle}
          />
          <Button type="button" look="line" popoverTarget="email-box">
            <Icon of={Mail} size="s" />
            {t.emailThis}
          </Button>
          <DownloadButton
            href={readPaths.comparisonPdf}
            label={t.downloadComparison}
            fileName={`comparison-${page.reference}.pdf`}
            resetMs={DOWNLOAD_RESET_COMPARISON_MS}
          />
        </div>
      </div>
      <div
        id="email-box"
        popover="auto"
        className={css.emailBox}
        role="dialog"
        aria-label={t.emailThis}
      >
        <EmailQuote
          email={page.email}
          planIds={columns.map(({ id }) => id)}
          csrfToken={csrfToken}
          address={here}
          send={send}
        />
      </div>
      {range && <PriceTicks range={range} on={page.allNetFils} />}
      <Pager
        slots={slots}
        from={from}
        hrefOf={(next) => address({ from: next })}
        onMove={setFrom}
      />
      <CompareTable
        page={page}
        groups={compareGroups(page)}
        differences={differences}
        from={from}
        range={range}
        csrfToken={csrfToken}
      />
      <CompareKey />
      <StickyPlan plan={columns[Math.min(from, columns.length - 1)]} />
      <WarningDialog
        title={messages.warningTitle}
        message={warning}
        ok={messages.warningOk}
        onClose={() => setWarning(null)}
      />
    </>
  );
}
