import type { CatalogueChangePage } from '@muqarin/bff/contract/catalogue-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import { Amount } from '@/components/price/amount.tsx';
import ground from '@/components/ui/ground.module.css';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import desk from '../desk/desk.module.css';
import css from './catalogue.module.css';

type Diff = NonNullable<CatalogueChangePage['impact']>;

/** What the change does to the premiums of a reference population, plan by plan, as bars on one scale. */
export function Impact({ impact }: { impact: CatalogueChangePage['impact'] }) {
  const t = textsOf('catalogue');
  if (impact === null) return null;
  const { changed, added, removed, unchanged, day } = impact;
  const most = Math.max(1, ...changed.flatMap(({ minFils, maxFils }) => [-minFils, maxFils]));
  return (
    <section aria-labelledby="catalogue-impact" className={desk.act}>
      <h2 id="catalogue-impact">{t.impactTitle}</h2>
      <p className={ground.hush}>{fillMessage(t.impactHelp, { date: shownDate(day) })}</p>
      {added.length > 0 ? <p>{fillMessage(t.added, { plans: added.join(', ') })}</p> : null}
      {removed.length > 0 ? <p>{fillMessage(t.removed, { plans: removed.join(', ') })}</p> : null}
      <p>{fillMessage(t.unchanged, { count: unchanged })}</p>
      <ul className={css.bars}>
        {changed.map((plan) => (
          <li key={plan.planId}>
            <h3>
              <bdi dir="ltr">{plan.code}</bdi>
            </h3>
            <Bar plan={plan} most={most} />
          </li>
        ))}
      </ul>
      {changed.length > 0 ? <Figures changed={changed} /> : null}
    </section>
  );
}

/** The same as a table: whoever cannot see the bars misses nothing, and a phone moves it sideways. */
function Figures({ changed }: Pick<Diff, 'changed'>) {
  const t = textsOf('catalogue');
  const isOffered = changed.some(({ gained, lost }) => gained + lost > 0);
  const head = [t.plan, t.median, t.lowest, t.highest, t.share, t.affected];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={css.scroll} tabIndex={0} aria-label={t.impactTable}>
      <table className={css.figures}>
        <caption className={ground.vh}>{t.impactTable}</caption>
        <thead>
          <tr>
            {[...head, ...(isOffered ? [t.offered] : [])].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changed.map((plan) => (
            <tr key={plan.planId}>
              <th scope="row">
                <bdi dir="ltr">{plan.code}</bdi>
              </th>
              {[plan.medianFils, plan.minFils, plan.maxFils].map((fils, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
                <td key={at}>
                  <Amount fils={fils} mode="always" />
                </td>
              ))}
              <td>
                <bdi dir="ltr">{percentOf(plan.medianBasisPoints)}</bdi>
              </td>
              <td>{fillMessage(t.of, { some: plan.affected, all: plan.compared })}</td>
              {isOffered ? (
                <td>{fillMessage(t.gainedLost, { gained: plan.gained, lost: plan.lost })}</td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** From the smallest to the largest change, the median as a line across; what falls is left of the middle. */
function Bar({ plan, most }: { plan: Diff['changed'][number]; most: number }) {
  const amount = (fils: number) => say(formatAed(fils, 'always'));
  const name = fillMessage(textsOf('catalogue').impactBar, {
    plan: plan.code,
    lowest: amount(plan.minFils),
    highest: amount(plan.maxFils),
    median: amount(plan.medianFils),
  });
  const at = (fils: number) => 100 + (fils / most) * 98;
  const [from, to] = [at(Math.min(0, plan.minFils)), at(Math.max(0, plan.maxFils))];
  return (
    <svg
      viewBox="0 0 200 14"
      preserveAspectRatio="none"
      className={css.bar}
      role="img"
      aria-label={name}
      focusable="false"
    >
      <line x1="100" x2="100" y1="0" y2="14" className={css.middle} />
      <rect x={from} y="3" width={Math.max(1, to - from)} height="8" className={css.range} />
      <rect x={at(plan.medianFils) - 1} y="1" width="2" height="12" className={css.medianMark} />
    </svg>
  );
}

/** Hundredths of a percent, with a sign. */
function percentOf(basisPoints: number): string {
  const sign = basisPoints > 0 ? '+' : '';
  return `${sign}${(basisPoints / 100).toFixed(2)} %`;
}
