import type { CatalogueChangePage } from '@muqarin/bff/contract/catalogue-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Amount } from '@/components/price/amount.tsx';
import ground from '@/components/ui/ground.module.css';
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
            <dl className={css.figures}>
              <Figure name={t.median} fils={plan.medianFils} />
              <Figure name={t.lowest} fils={plan.minFils} />
              <Figure name={t.highest} fils={plan.maxFils} />
              <div>
                <dt>{t.share}</dt>
                <dd dir="ltr">{percentOf(plan.medianBasisPoints)}</dd>
              </div>
              <div>
                <dt>{t.affected}</dt>
                <dd>{fillMessage(t.of, { some: plan.affected, all: plan.compared })}</dd>
              </div>
              {plan.gained + plan.lost > 0 ? (
                <div>
                  <dt>{t.offered}</dt>
                  <dd>{fillMessage(t.gainedLost, { gained: plan.gained, lost: plan.lost })}</dd>
                </div>
              ) : null}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figure({ name, fils }: { name: string; fils: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Amount fils={fils} mode="always" />
      </dd>
    </div>
  );
}

/** From the smallest to the largest change, the median as a line across; what falls is left of the middle. */
function Bar({ plan, most }: { plan: Diff['changed'][number]; most: number }) {
  const at = (fils: number) => 100 + (fils / most) * 98;
  const [from, to] = [at(Math.min(0, plan.minFils)), at(Math.max(0, plan.maxFils))];
  return (
    <svg
      viewBox="0 0 200 14"
      preserveAspectRatio="none"
      className={css.bar}
      aria-hidden="true"
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
