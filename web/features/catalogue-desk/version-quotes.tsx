import type { VersionQuotesPage } from '@muqarin/bff/contract/catalogue-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { listAddress } from '@/lib/list-address.ts';
import { textsOf } from '@/lib/texts.ts';
import list from '../staff/lead-list.module.css';
import { ListPager } from '../staff/list-pager.tsx';
import { pagerTexts } from '../staff/live-list-texts.ts';

export type VersionQuery = Query & { line?: string; version?: string; page?: string };

/** Whose prices stand on a version: references, which open nothing of a person. */
export async function VersionQuotes({ query }: { query: VersionQuery }) {
  const { line, version, page: at } = query;
  const page = await getPage<VersionQuotesPage>('/api/pages/staff/catalogue/quotes', {
    line,
    version,
    page: at,
  });
  const t = textsOf('catalogue');
  const base = `${formPaths.staffCatalogue}/quotes`;
  const address = (one: number) =>
    listAddress(base, { line: page.line, version: page.version }, one);
  return (
    <div className={ground.wrap}>
      <PageHead title={t.quotesTitle}>
        {t.lines[page.line]} · <bdi dir="ltr">{page.version}</bdi> ·{' '}
        {fillMessage(t.quotes, { count: page.total })}
      </PageHead>
      <div className={list.page}>
        {page.rows.length === 0 ? <Empty title={t.noQuotes}>{t.noQuotesHelp}</Empty> : null}
        <ol className={list.rows}>
          {page.rows.map(({ reference, day }) => (
            <li key={reference} className={list.row}>
              <p>
                <bdi dir="ltr">{reference}</bdi>{' '}
                <span className={ground.hush}>
                  {fillMessage(t.pricedOn, { date: shownDate(day) })}
                </span>
              </p>
            </li>
          ))}
        </ol>
        <ListPager page={page} addressOf={address} t={pagerTexts()} />
        <p>
          <a href={formPaths.staffCatalogue}>{t.toCatalogue}</a>
        </p>
      </div>
    </div>
  );
}
