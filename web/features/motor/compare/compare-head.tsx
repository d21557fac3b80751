import { type MotorComparePage, motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { writeIds, writeProductAddons } from '@muqarin/rules/calls/open-shapes';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import { motorMessages } from '@muqarin/rules/messages-motor';
import { formatAed } from '@muqarin/rules/money-format';
import { motorCalls } from '@muqarin/rules/motor/calls';
import { compareProblem } from '@muqarin/rules/plan-list/compare';
import { DOWNLOAD_RESET_COMPARISON_MS } from '@muqarin/rules/plan-list/constants';
import { fillPlural } from '@muqarin/rules/plural';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { headset, mail } from '@/components/ui/drawings-plans.ts';
import { Icon } from '@/components/ui/icon.tsx';
import css from '@/features/comparison/compare-head.module.css';
import { answerOk } from '@/features/plan-list/answer-ok.ts';
import { DownloadButton } from '@/features/plan-list/download-button.tsx';
import { usePhase } from '@/features/plan-list/use-phase.ts';
import { post } from '@/lib/calls.ts';
import { say } from '@/lib/reader.ts';
import { t } from '../plans/texts.ts';

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
        {page.email !== '' && (
          <>
            <MailComparison {...{ page, csrfToken, onWarn }} kind="comparison" icon={mail} />
            <MailComparison {...{ page, csrfToken, onWarn }} kind="sales" icon={headset} />
          </>
        )}
        <DownloadButton
          href={page.report}
          label={t.download}
          fileName={`comparison-${page.reference}.pdf`}
          resetMs={DOWNLOAD_RESET_COMPARISON_MS}
          words={{
            busy: say(motorMessages.downloading),
            done: say(motorMessages.downloaded),
            failed: t.downloadFailed,
            crowded: t.downloadCrowded,
          }}
          {...(count >= 2 ? { prepare } : {})}
        />
      </div>
    </div>
  );
}

interface MailProps extends Omit<Props, 'children'> {
  kind: 'comparison' | 'sales';
  icon: typeof mail;
}

/** To the lead's own address, or to the sales person (S1 7, decisions V31). */
function MailComparison({ page, csrfToken, onWarn, kind, icon }: MailProps) {
  const [phase, setPhase] = usePhase(8000);
  const planIds = page.columns.map(({ id }) => id);
  const product_ids = writeIds(planIds);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const problem = compareProblem(planIds);
    if (problem !== null) return onWarn(problem);
    if (phase === 'busy') return;
    setPhase('busy');
    const addons = new Map(page.columns.map(({ id, addonIds }) => [id, addonIds]));
    const fields = { product_ids, selected_product_addons: writeProductAddons(addons) };
    try {
      const call = kind === 'sales' ? motorCalls.mailSales.path : motorCalls.mailComparison.path;
      setPhase(answerOk(await post(call, fields)) ? 'done' : 'failed');
    } catch {
      setPhase('failed');
    }
  };
  const words = {
    rest: kind === 'sales' ? t.emailSales : t.emailMe,
    busy: say(motorMessages.sending),
    done: say(motorMessages.comparisonMailed),
    failed: t.mailFailed,
  };
  return (
    <form action={motorListPaths.email} method="post" onSubmit={submit}>
      <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="product_ids" value={product_ids} />
      <input type="hidden" name="return" value={motorListPaths.comparePlans} />
      <Button look="line" aria-disabled={phase === 'busy' || undefined}>
        <Icon of={icon} size="s" />
        <span aria-live="polite">{words[phase]}</span>
      </Button>
    </form>
  );
}
