import type { MotorPlansPage } from '@muqarin/bff/contract/motor/plan-pages';
import { parseIds } from '@muqarin/rules/calls/open-shapes';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import {
  type MotorFilters,
  type MotorListState,
  motorFilters,
  readFormer,
} from '@muqarin/rules/motor/plan-list';
import { parseListView } from '@muqarin/rules/plan-list/rows';
import { Activity } from 'react';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { ContactFirst } from '@/features/plan-list/contact-first.tsx';
import css from '@/features/plan-list/list.module.css';
import type { Query } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import { linkTo } from '@/lib/link-to.ts';
import { listed } from '@/lib/listed.ts';
import { textsOf } from '@/lib/texts.ts';
import { tileTabs } from './addresses.ts';
import { EmptyMotorList } from './empty-list.tsx';
import { filterTile } from './filter-line.ts';
import { h } from './head-texts.ts';
import { MotorPlansApp } from './plans-app.tsx';
import { t } from './texts.ts';

interface Props {
  page: MotorPlansPage;
  query: Query;
  csrfToken: string;
}

/** The motor plan list (S1 2): the car, then the list with its script, or why no plan has the cover asked for. */
export function MotorPlans({ page, query, csrfToken }: Props) {
  const { open, gap, ...rest } = page;
  const said = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value ?? '')]),
  );
  const settled = (filters: MotorFilters) =>
    motorFilters.settle(filters, page.tiles.map(filterTile), {});
  const tab = tileTabs.find((known) => known === said.get('tab')) ?? 'overview';
  const [openId] = parseIds(said.get('open'));
  return (
    <>
      <div className={classes(ground.wrap, css.head)}>
        <h1>{gap ? textsOf('motor-help').gap[gap.asked].title : t.title}</h1>
        <p className={css.who}>
          <span>
            {page.car}. {page.who}
          </span>
          <a href={motorRoutes.questionnaire}>{h.editAnswers}</a>
        </p>
        <p className={classes(ground.hush, css.meta)}>
          <span>{fillMessage(t.reference, { reference: page.reference })}</span>
          <span>{fillMessage(h.validUntil, { date: shownDate(page.validUntil) })}</span>
        </p>
        <div className={css.said}>
          {page.contactFirst && <ContactFirst href={`${motorRoutes.questionnaire}?step=last`} />}
          {page.notice !== null && <Notice>{page.notice}</Notice>}
          {page.dropped.length > 0 && (
            <Notice tone="warn">{fillMessage(h.dropped, { names: listed(page.dropped) })}</Notice>
          )}
        </div>
      </div>
      {gap ? (
        <EmptyMotorList gap={gap} csrfToken={csrfToken} />
      ) : (
        <Activity>
          <MotorPlansApp
            page={rest}
            filters={settled(motorFilters.read(query).filters)}
            rows={{ view: parseListView(said), openId: openId ?? null }}
            before={formerState(settled(readFormer(query)), query)}
            valueWasSet={said.get('value') === 'set' || openId !== undefined}
            csrfToken={csrfToken}
            open={openId === undefined ? null : { id: openId, tab, model: open }}
          >
            <p className={classes(ground.hush, css.foot)}>
              {h.footnote} <a href={linkTo('/how-we-rank')}>{h.howWeRank}</a>
            </p>
          </MotorPlansApp>
        </Activity>
      )}
    </>
  );
}

/** What another value cleared, as the address says it (decisions V36). */
function formerState(filters: MotorFilters, query: Query): MotorListState | null {
  const compared = parseIds(query.was_compared).slice(0, 3);
  const isNothing = motorFilters.inForce(filters).length === 0 && compared.length === 0;
  return isNothing ? null : { filters, compared };
}
