import type { StaffCasePage } from '@muqarin/bff/contract/case-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { shownTime } from '@muqarin/rules/dates';
import { FactRow, FactRows } from '@/components/ui/fact-rows.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import desk from '../desk/desk.module.css';
import { DeskSign } from '../desk/desk-sign.tsx';
import { Acts } from '../staff/acts.tsx';
import list from '../staff/lead-list.module.css';
import { PhoneNumber } from '../staff/phone-number.tsx';
import { CaseFacts } from './case-facts.tsx';
import { StaffCasePapers } from './case-papers.tsx';
import { CaseWork } from './case-work.tsx';
import { caseRowTexts } from './cases-list-texts.ts';

/** One claim or complaint: what the customer wrote, what was answered and done, and what its state allows. */
export async function StaffCase({ caseId }: { caseId: string }) {
  const [page, { csrfToken }] = await Promise.all([
    getPage<StaffCasePage>('/api/pages/staff/cases/case', { case: caseId }),
    requestFacts(),
  ]);
  const t = textsOf('cases');
  const { row } = page;
  return (
    <div className={ground.wrap}>
      <PageHead title={t.kinds[row.kind]}>
        <bdi dir="ltr">{row.reference}</bdi> · {t.states[row.state]}
      </PageHead>
      <div className={list.page}>
        {page.error ? <Notice tone="warn">{say(page.error)}</Notice> : null}
        {page.notice ? <Notice>{say(page.notice)}</Notice> : null}
        {row.isMine && page.signSeconds !== null ? (
          <DeskSign desk={formPaths.staffCases} token={csrfToken} everySeconds={page.signSeconds} />
        ) : null}
        <div className={desk.lead}>
          <div className={classes(desk.facts, desk.columns)}>
            <Wrote page={page} />
            <StaffCasePapers page={page} />
            <History page={page} />
            {page.acts.length === 0 ? null : (
              <Acts id="case-done" title={t.done} acts={page.acts} words={t.acts} />
            )}
          </div>
          <div className={desk.facts}>
            <div>
              <CaseFacts row={row} t={caseRowTexts()} />
            </div>
            <CaseWork page={page} token={csrfToken} />
            <p>
              <a href={formPaths.staffCases}>{t.toCases}</a>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

function Wrote({ page }: { page: StaffCasePage }) {
  const t = textsOf('cases');
  const types: Readonly<Record<string, string>> = textsOf('claims').claim.types;
  return (
    <section aria-labelledby="case-wrote" className={list.rows}>
      <h2 id="case-wrote">{t.wrote}</h2>
      <p className={list.words} dir="auto">
        {page.request}
      </p>
      {page.description ? (
        <p className={list.words} dir="auto">
          {page.description}
        </p>
      ) : null}
      <FactRows>
        {page.row.type ? (
          <FactRow name={t.type}>{types[page.row.type] ?? page.row.type}</FactRow>
        ) : null}
        <FactRow name={t.email}>
          {page.email ? <bdi dir="ltr">{page.email}</bdi> : t.noEmail}
        </FactRow>
      </FactRows>
      <PhoneNumber number={page.telephone} />
    </section>
  );
}

function History({ page: { history } }: { page: StaffCasePage }) {
  const t = textsOf('cases');
  const statuses: Readonly<Record<string, string>> = t.states;
  return (
    <section aria-labelledby="case-history">
      <h2 id="case-history">{t.told}</h2>
      <ol className={desk.story}>
        {history.map(({ status, at, note }) => (
          <li key={`${at} ${status}`}>
            <span className={ground.hush}>
              <bdi dir="ltr">{shownTime(at)}</bdi>
            </span>{' '}
            {statuses[status] ?? status}
            {note ? (
              <p className={list.words} dir="auto">
                {note}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
