import type { CaseRowView, CasesPage, CasesView } from '@muqarin/bff/contract/case-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { listAddress } from '@/lib/list-address.ts';
import { say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import { DeskSign } from '../desk/desk-sign.tsx';
import list from '../staff/lead-list.module.css';
import { ListChoices } from '../staff/list-choices.tsx';
import { ListPager } from '../staff/list-pager.tsx';
import { CaseFacts } from './case-facts.tsx';

export type CasesQuery = Query & { view?: string; kind?: string; page?: string };

const views: readonly CasesView[] = ['open', 'mine', 'closed'];
const kinds = [null, 'claim', 'complaint'] as const;

/** Claims and complaints, what is due first at the top, by links. */
export async function Cases({ query: { view, kind, page: asked } }: { query: CasesQuery }) {
  const [page, { csrfToken }] = await Promise.all([
    getPage<CasesPage>('/api/pages/staff/cases', { view, kind, page: asked }),
    requestFacts(),
  ]);
  const t = textsOf('cases');
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={list.page}>
        {page.error ? <Notice tone="warn">{say(page.error)}</Notice> : null}
        {page.notice ? <Notice>{say(page.notice)}</Notice> : null}
        {page.mayWork ? <DeskSign desk={formPaths.staffCases} token={csrfToken} /> : null}
        <Choices page={page} />
        <p className={ground.row}>
          <span className={ground.hush}>{fillMessage(t.count, { total: page.total })}</span>
          <a href={addressOf(page)}>{t.refresh}</a>
        </p>
        {page.rows.length === 0 ? <Empty title={t.nobody}>{t.nobodyHelp}</Empty> : null}
        <ol className={list.rows}>
          {page.rows.map((row) => (
            <li key={row.caseId} className={list.row}>
              <Row row={row} />
            </li>
          ))}
        </ol>
        <ListPager page={page} addressOf={(at) => addressOf({ ...page, page: at })} />
      </div>
    </div>
  );
}

function Row({ row }: { row: CaseRowView }) {
  const t = textsOf('cases');
  return (
    <div>
      <h2>
        <a href={`${formPaths.staffCases}/${row.caseId}`}>
          {t.kinds[row.kind]}
          <span className={ground.vh}> {fillMessage(t.open, { reference: row.reference })}</span>
        </a>
      </h2>
      <CaseFacts row={row} />
    </div>
  );
}

function Choices({ page: { view, kind } }: { page: CasesPage }) {
  const t = textsOf('cases');
  return (
    <>
      <ListChoices
        label={t.byView}
        values={views}
        chosen={view}
        addressOf={(one) => addressOf({ view: one, kind })}
        nameOf={(one) => t.views[one]}
      />
      <ListChoices
        label={t.byKind}
        values={kinds}
        chosen={kind}
        addressOf={(one) => addressOf({ view, kind: one })}
        nameOf={(one) => (one === null ? t.everyKind : t.kinds[one])}
      />
    </>
  );
}

function addressOf({
  view,
  kind,
  page = 1,
}: Pick<CasesPage, 'view' | 'kind'> & { page?: number }): string {
  return listAddress(formPaths.staffCases, { view: view === 'open' ? null : view, kind }, page);
}
