import {
  type CensusChangesPage,
  censusPaths,
} from '@muqarin/bff/contract/medical-corporate/census';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import { Amount } from '@/components/price/amount.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import { categoryName } from '../plans/category-tabs.tsx';
import { t as corporate } from '../texts.ts';
import css from './census.module.css';

type Change = CensusChangesPage['changes'][number];

/** Two staff lists side by side: what became of whom, and what it costs, down to the difference of both premiums. */
export function StaffListChanges({ page }: { page: CensusChangesPage }) {
  const t = textsOf('census-changes');
  const names = (numbers: readonly number[]) => numbers.map(categoryName).join(' · ');
  const plans = page.plans.map(({ category, planName: plan }) =>
    fillMessage(t.plan, { category: categoryName(category), plan }),
  );
  return (
    <div className={classes(ground.wrap, css.page)}>
      <h1>{t.title}</h1>
      <p className={css.lead}>{t.lead}</p>
      {page.reference === null ? null : (
        <p className={classes(css.lead, ground.hush)}>
          {fillMessage(corporate.reference, { reference: page.reference })}
        </p>
      )}
      <div className={css.form}>
        {page.withoutPlan.length === 0 ? null : (
          <Notice tone="warn">
            {fillMessage(t.withoutPlan, { categories: names(page.withoutPlan) })}
          </Notice>
        )}
        {page.withoutPrice.length === 0 ? null : (
          <Notice tone="warn">
            {fillMessage(t.withoutPrice, { categories: names(page.withoutPrice) })}
          </Notice>
        )}
        <Sums page={page} />
        {plans.length === 0 ? null : (
          <p className={ground.hush}>{fillMessage(t.plans, { plans: plans.join(' · ') })}</p>
        )}
        <People page={page} />
        <p>
          <a href={censusPaths.census}>{t.back}</a>
        </p>
      </div>
    </div>
  );
}

function Sums({ page: { sums, netFils } }: { page: CensusChangesPage }) {
  const t = textsOf('census-changes');
  const [before, now] = netFils ?? [0, 0];
  return (
    <section className={css.part} data-changes="">
      <h2>{t.sumsTitle}</h2>
      <table className={css.counts}>
        <Heads of={[t.change, t.people, t.money]} />
        <tbody>
          {sums.map(({ change, people, fils }) => (
            <tr key={change} data-change={change}>
              <th scope="row">{t[change]}</th>
              <td data-head={t.people} className={ground.num}>
                {people}
              </td>
              <td data-head={t.money}>{money(fils)}</td>
            </tr>
          ))}
        </tbody>
        {netFils === null ? null : (
          <tfoot>
            <tr data-change="all">
              <th scope="row">{t.sum}</th>
              <td />
              <td data-head={t.money}>{money(now - before)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {netFils === null ? null : (
        <p className={ground.hush}>
          {fillMessage(t.both, {
            before: say(formatAed(before, 'always')),
            now: say(formatAed(now, 'always')),
          })}
        </p>
      )}
    </section>
  );
}

function People({ page: { changes, changeCount, netFils } }: { page: CensusChangesPage }) {
  const t = textsOf('census-changes');
  const shown = changes.length;
  // Dependants who are only counted have the row of their employee.
  const keyed = changes.map((change, at) => ({ key: String(at), change }));
  return (
    <section className={css.part}>
      <h2>{t.listTitle}</h2>
      {shown === 0 ? <p>{t.nobody}</p> : null}
      {shown < changeCount ? (
        <p>{fillMessage(t.listFirst, { shown, count: changeCount })}</p>
      ) : null}
      {shown === 0 ? null : (
        <table className={css.counts}>
          <Heads of={[t.change, t.rowBefore, t.rowNow, t.category, t.money]} />
          <tbody>
            {keyed.map(({ key, change }) => (
              <Person key={key} change={change} hasMoney={netFils !== null} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Person({ change, hasMoney }: { change: Change; hasMoney: boolean }) {
  const t = textsOf('census-changes');
  const [before, now] = change.rows;
  const [was, is] = change.categories;
  const [from, to] = [was, is].map((number) => (number === null ? null : categoryName(number)));
  const both = from && to && from !== to ? fillMessage(t.fromTo, { from, to }) : (to ?? from);
  return (
    <tr>
      <th scope="row">{t[change.change]}</th>
      <td data-head={t.rowBefore} className={ground.num}>
        {before ?? t.none}
      </td>
      <td data-head={t.rowNow} className={ground.num}>
        {now ?? t.none}
      </td>
      <td data-head={t.category}>{both}</td>
      <td data-head={t.money}>{money(hasMoney ? change.fils : null)}</td>
    </tr>
  );
}

function Heads({ of }: { of: readonly string[] }) {
  return (
    <thead>
      <tr>
        {of.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function money(fils: number | null) {
  return fils === null ? textsOf('census-changes').none : <Amount fils={fils} mode="always" />;
}
