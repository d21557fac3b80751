import { formPaths } from '@muqarin/bff/contract/forms';
import type {
  QuotationRowView,
  QuotationsPage,
  QuotationsView,
} from '@muqarin/bff/contract/quotation-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Amount } from '@/components/price/amount.tsx';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { listAddress } from '@/lib/list-address.ts';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import list from '../staff/lead-list.module.css';
import { ListChoices } from '../staff/list-choices.tsx';
import { ListPager } from '../staff/list-pager.tsx';

export type QuotationsQuery = Query & { view?: string; page?: string };

const views: readonly QuotationsView[] = ['open', 'mine', 'flagged', 'accepted', 'ended'];

/** Quotations by how they stand, by links. */
export async function Quotations({ query: { view, page: asked } }: { query: QuotationsQuery }) {
  const page = await getPage<QuotationsPage>('/api/pages/staff/quotations', { view, page: asked });
  const t = textsOf('quotations');
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={list.page}>
        {page.error ? <Notice tone="warn">{say(page.error)}</Notice> : null}
        {page.notice ? <Notice>{say(page.notice)}</Notice> : null}
        <ListChoices
          label={t.byView}
          values={views}
          chosen={page.view}
          addressOf={(one) => addressOf({ view: one })}
          nameOf={(one) => t.views[one]}
        />
        <p className={ground.row}>
          <span className={ground.hush}>{fillMessage(t.count, { total: page.total })}</span>
          <a href={addressOf(page)}>{t.refresh}</a>
        </p>
        {page.rows.length === 0 ? <Empty title={t.nobody}>{t.nobodyHelp}</Empty> : null}
        <ol className={list.rows}>
          {page.rows.map((row) => (
            <li key={row.quotationId} className={list.row}>
              <Row row={row} />
            </li>
          ))}
        </ol>
        <ListPager page={page} addressOf={(at) => addressOf({ ...page, page: at })} />
      </div>
    </div>
  );
}

function Row({ row }: { row: QuotationRowView }) {
  const t = textsOf('quotations');
  return (
    <div>
      <h2>
        <a href={`${formPaths.staffQuotations}/${row.quotationId}`}>
          <bdi dir="ltr">{row.reference}</bdi>
          <span className={ground.vh}> {t.open}</span>
        </a>
      </h2>
      <p className={row.state === 'draft' || row.state === 'accepted' ? list.mind : undefined}>
        {t.states[row.state]}
      </p>
      <QuotationFacts row={row} />
    </div>
  );
}

/** Whose it is, of what, and until when. */
export function QuotationFacts({ row }: { row: QuotationRowView }) {
  const t = textsOf('quotations');
  const facts = [
    fillMessage(t.version, { version: row.version }),
    fillMessage(t.of, { reference: row.quoteReference }),
    row.isMine ? t.yours : fillMessage(t.by, { name: row.agentId }),
    fillMessage(t.until, { date: shownDate(row.validUntil) }),
  ];
  return (
    <>
      <p className={ground.hush}>{facts.join(' · ')}</p>
      <p>
        {fillMessage(t.options, { count: row.options })}
        {row.lowestGrossFils === null ? null : (
          <>
            {' · '}
            {t.from} <Amount fils={row.lowestGrossFils} mode="always" />
          </>
        )}
      </p>
    </>
  );
}

function addressOf({ view, page = 1 }: { view: QuotationsView; page?: number }): string {
  return listAddress(formPaths.staffQuotations, { view: view === 'open' ? null : view }, page);
}
