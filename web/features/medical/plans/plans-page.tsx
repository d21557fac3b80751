import { medicalPaths } from '@muqarin/bff/contract/medical/pages';
import type { ProductsPage } from '@muqarin/bff/contract/medical/plan-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { parseFilterQuery } from '@muqarin/rules/medical/list-order';
import { medicalFilters } from '@muqarin/rules/medical/plan-list';
import type { QueryValues } from '@muqarin/rules/plan-list/filters/query';
import { parseListView, withView } from '@muqarin/rules/plan-list/rows';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { ContactFirst } from '@/features/plan-list/contact-first.tsx';
import css from '@/features/plan-list/list.module.css';
import { classes } from '@/lib/classes.ts';
import { linkTo } from '@/lib/link-to.ts';
import { listed } from '@/lib/listed.ts';
import { EditMembers } from '../members/edit-members.tsx';
import { type DetailTab, listAddress, paths } from './addresses.ts';
import { BoundQuote } from './bound-quote.tsx';
import { PlanPanel } from './detail/plan-panel.tsx';
import { filterTile } from './filter-tile.ts';
import { packTiles } from './pack-tiles.ts';
import { PlansApp } from './plans-app.tsx';
import { t } from './texts.ts';

interface Props {
  page: ProductsPage;
  query: QueryValues;
  csrfToken: string;
}

/** The individual plan list (S0 2): the head, then the list with its script. */
export function PlansPage({ page, query, csrfToken }: Props) {
  const { tiles, open, ...rest } = page;
  const parsed = filterQuery(page, query);
  const tab = tabOf(query.tab);
  const view = viewOf(query);
  const address = withView(listAddress(parsed.filters, parsed.sort), view);
  return (
    <>
      <div className={classes(ground.wrap, css.head)}>
        <h1>{t.title}</h1>
        {page.policy ? (
          <p className={ground.hush}>{page.who}</p>
        ) : (
          <EditMembers page={page} csrfToken={csrfToken} />
        )}
        <p className={classes(ground.hush, css.meta)}>
          <span>{fillMessage(t.reference, { reference: page.reference })}</span>
          <span>{fillMessage(t.validUntil, { date: shownDate(page.validUntil) })}</span>
        </p>
        <Said page={page} problem={parsed.problem} />
      </div>
      <PlansApp
        packed={packTiles(tiles)}
        page={rest}
        query={parsed}
        view={view}
        csrfToken={csrfToken}
        open={
          open && {
            model: open,
            tab,
            panel: (
              <PlanPanel
                model={open}
                planName={tiles.find(({ id }) => id === open.id)?.name ?? ''}
                tab={tab}
                address={address}
              />
            ),
          }
        }
      >
        <p className={classes(ground.hush, css.foot)}>
          <a href={linkTo(paths.howWeRank)}>{t.howRanked}</a>
          <span>{fillMessage(t.ratesOf, { date: shownDate(page.rateCardDate) })}</span>
        </p>
      </PlansApp>
    </>
  );
}

/** Outcomes that the server tells once: of a post without JavaScript, of a change of members (decisions M53). */
function Said({ page, problem }: { page: ProductsPage; problem: string | undefined }) {
  const { policy } = page;
  const isFirst = page.contactFirst;
  const isNothing = page.notice === null && page.dropped.length === 0 && !problem;
  if (!policy && !isFirst && isNothing) return null;
  return (
    <div className={css.said}>
      {policy && <BoundQuote policy={policy} />}
      {isFirst && <ContactFirst href={`${medicalPaths.questionnaire}?step=contact`} />}
      {problem && <Notice tone="danger">{problem}</Notice>}
      {page.notice !== null && <Notice>{page.notice}</Notice>}
      {page.dropped.length > 0 && (
        <Notice tone="warn">{fillMessage(t.dropped, { names: listed(page.dropped) })}</Notice>
      )}
    </div>
  );
}

function filterQuery(
  { tiles, providers, networkPairs, category }: ProductsPage,
  query: QueryValues,
) {
  const parsed = parseFilterQuery(query);
  const chosen = { ids: providers.map(({ id }) => id), pairs: networkPairs };
  const filters = { ...parsed.filters, providers: chosen };
  const settled = medicalFilters.settle(filters, tiles.map(filterTile), { category });
  return { ...parsed, filters: settled };
}

function viewOf(query: QueryValues) {
  const only = (name: string) => query[name]?.toString() ?? null;
  return parseListView({ get: only });
}

function tabOf(value: QueryValues[string]): DetailTab {
  return value === 'cover' || value === 'documents' ? value : 'trace';
}
