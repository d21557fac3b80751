import { type MotorComparePage, motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { writeIds } from '@muqarin/rules/calls/open-shapes';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import { motorCalls } from '@muqarin/rules/motor/calls';
import { motorListMessages } from '@muqarin/rules/motor/messages-list';
import { DOWNLOAD_RESET_COMPARISON_MS } from '@muqarin/rules/plan-list/constants';
import { fillPlural } from '@muqarin/rules/plural';
import type { ReactNode } from 'react';
import { headset } from '@/components/ui/drawings-plans.ts';
import css from '@/features/comparison/compare-head.module.css';
import { DownloadButton } from '@/features/plan-list/download-button.tsx';
import { post } from '@/lib/calls.ts';
import { say } from '@/lib/reader.ts';
import { MotorMailForm } from '../plans/mail-form.tsx';
import { t as ofPlans } from '../plans/texts.ts';
import { t } from './texts.ts';

interface Props {
  page: MotorComparePage;
  csrfToken: string;
  onWarn: (message: string) => void;
  /** The differences switch. */
  children: ReactNode;
}

/** What is compared, for which car, and what can be done with it. */
export function MotorCompareHead({ page, csrfToken, onWarn, children }: Props) {
  const count = page.columns.length;
  const value = say(formatAed(page.idvAed * 100));
  const product_ids = writeIds(page.columns.map(({ id }) => id));
  const address = motorListPaths.comparePlans;
  const mailed = { page, plans: page.columns, csrfToken, address, onWarn };
  const prepare = async () => {
    const answer = await post<{ error?: string }>(motorCalls.makeReport.path, { product_ids });
    if (answer.error !== undefined) throw new Error('the report was refused');
    return page.report;
  };
  return (
    <div className={css.head}>
      <div>
        <h1>{fillPlural(t.compareTitle, { count })}</h1>
        <p>{fillMessage(t.premiums, { car: page.car, value })}</p>
        <p>{page.who}</p>
      </div>
      <div className={css.tools}>
        {children}
        {(page.contactFirst || page.email !== '') && (
          <>
            <MotorMailForm {...mailed} kind="comparison" label={ofPlans.emailMe} />
            <MotorMailForm {...mailed} kind="sales" label={t.emailSales} icon={headset} />
          </>
        )}
        <DownloadButton
          href={page.report}
          label={t.download}
          fileName={`comparison-${page.reference}.pdf`}
          resetMs={DOWNLOAD_RESET_COMPARISON_MS}
          words={{
            busy: say(motorListMessages.downloading),
            done: say(motorListMessages.downloaded),
            failed: t.downloadFailed,
            crowded: t.downloadCrowded,
          }}
          {...(count >= 2 ? { prepare } : {})}
        />
      </div>
    </div>
  );
}
