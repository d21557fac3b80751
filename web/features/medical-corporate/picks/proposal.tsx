'use client';

import {
  type ProposalOption,
  corporatePickPaths as paths,
} from '@muqarin/bff/contract/medical-corporate/picks';
import { fillMessage } from '@muqarin/rules/fill-message';
import { proposalForm } from '@muqarin/rules/medical-corporate/calls';
import { DOWNLOAD_RESET_PROPOSAL_MS } from '@muqarin/rules/medical-corporate/constants';
import { MOST_GROUP_COMPARED } from '@muqarin/rules/medical-corporate/picks';
import { plansByCategoryText, proposalText } from '@muqarin/rules/medical-corporate/picks-wire';
import { PROPOSAL_OPTIONS, proposalProblem } from '@muqarin/rules/medical-corporate/proposal';
import { Amount } from '@/components/price/amount.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { DownloadForm } from '@/features/plan-list/download-form.tsx';
import { listed } from '@/lib/listed.ts';
import { categoryName } from '../plans/category-tabs.tsx';
import { BoardLink } from './board-link.tsx';
import { usePicks } from './group-picks.tsx';
import type { PanelPage } from './panel-page.ts';
import { PickedRow } from './picked-row.tsx';
import css from './picks-panel.module.css';
import { p } from './proposal-texts.ts';
import { t } from './texts.ts';

interface Props {
  page: PanelPage;
  back: string;
}

/** The options of the proposal, what each still lacks, and the ways to take it along (S0 4, 5; decisions M47). */
export function Proposal({ page, back }: Props) {
  const { picks, warn } = usePicks();
  const options = Array.from({ length: PROPOSAL_OPTIONS }, (_, at) =>
    picks.proposal.find(({ option }) => option === at + 1),
  );
  const rows = options.map((option) => option?.plans ?? []);
  const numbers = page.categories.map(({ number }) => number);
  const mayGo = () => {
    const problem = proposalProblem(rows, numbers);
    if (problem !== null) warn(problem);
    return problem === null;
  };
  const fields = { proposal: proposalText(rows), return: back };
  return (
    <section className={css.part} aria-labelledby="proposal">
      <h3 id="proposal">{t.proposal}</h3>
      <p className={ground.hush}>{t.proposalHelp}</p>
      {picks.proposal.length === 0 ? <p>{t.proposalNone}</p> : null}
      {picks.proposal.map((option) => (
        <Option key={option.option} option={option} back={back} />
      ))}
      <div className={ground.row}>
        <Download format="pdf" page={page} fields={fields} mayGo={mayGo} />
        <Download format="xlsx" page={page} fields={fields} mayGo={mayGo} />
      </div>
      <BoardLink page={page} fields={fields} mayGo={mayGo} back={back} />
    </section>
  );
}

function Option({ option, back }: { option: ProposalOption; back: string }) {
  const { csrfToken } = usePicks();
  const { option: number, plans, otherPair, missing } = option;
  const netFils = plans.reduce((sum, plan) => sum + plan.netFils, 0);
  const isComparable = plans.length >= 2 && plans.length <= MOST_GROUP_COMPARED;
  return (
    <div className={css.option} data-option={number}>
      <h4>{fillMessage(t.option, { number })}</h4>
      {otherPair ? <Notice tone="warn">{t.otherPair}</Notice> : null}
      <ul className={css.rows}>
        {plans.map((plan) => (
          <PickedRow
            key={`${plan.category} ${plan.plan}`}
            plan={plan}
            action={paths.proposed}
            back={back}
          />
        ))}
      </ul>
      {missing.length > 0 ? (
        <p className={ground.hush}>
          {fillMessage(t.missing, { categories: listed(missing.map(categoryName)) })}
        </p>
      ) : null}
      <p className={css.sum}>
        <span>{p.optionNet}</span>
        <Amount fils={netFils} mode="always" />
      </p>
      {isComparable ? (
        <form method="post" action={paths.compareAcross}>
          <CsrfField token={csrfToken} />
          <input type="hidden" name="plans" value={plansByCategoryText(plans)} />
          <input type="hidden" name="return" value={back} />
          <Button look="line">{fillMessage(t.compareOption, { number })}</Button>
        </form>
      ) : null}
    </div>
  );
}

interface DownloadProps extends Pick<Props, 'page'> {
  format: 'pdf' | 'xlsx';
  fields: Readonly<Record<string, string>>;
  mayGo: () => boolean;
}

function Download({ format, page: { reference }, fields, mayGo }: DownloadProps) {
  const { csrfToken, warn } = usePicks();
  return (
    <DownloadForm
      action={format === 'pdf' ? proposalForm : `${proposalForm}?format=xlsx`}
      csrfToken={csrfToken}
      fields={fields}
      label={format === 'pdf' ? t.downloadPdf : t.downloadXlsx}
      fileName={`proposal-${reference}.${format}`}
      resetMs={DOWNLOAD_RESET_PROPOSAL_MS}
      mayGo={mayGo}
      onRefused={warn}
    />
  );
}
