import type { CorporatePlansPage } from '@muqarin/bff/contract/medical-corporate/pages';
import { type PairModel, pairPaths } from '@muqarin/bff/contract/medical-corporate/pairs';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Amount } from '@/components/price/amount.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
import { t as group } from '../group-texts.ts';
import { t } from '../texts.ts';
import { categoryName } from './category-tabs.tsx';
import css from './pairs.module.css';

interface Props {
  page: Pick<CorporatePlansPage, 'pairs'>;
  csrfToken: string;
}

/** So many stand open; the others a press away. */
const FIRST = 5;

/** What each insurer costs for everybody, lowest first: a group has one of them (decisions M28). */
export function Pairs({ page: { pairs }, csrfToken }: Props) {
  if (!pairs || pairs.pairs.length === 0) return null;
  const first = pairs.pairs.slice(0, FIRST);
  const others = pairs.pairs.slice(FIRST);
  return (
    <section className={classes(ground.wrap, css.pairs)} id="insurers">
      <h2>{group.pairsTitle}</h2>
      <p>{group.pairsHelp}</p>
      <Lines of={first} csrfToken={csrfToken} />
      {others.length > 0 ? (
        <details>
          <summary>{fillMessage(group.pairsMore, { count: others.length })}</summary>
          <Lines of={others} csrfToken={csrfToken} />
        </details>
      ) : null}
      {pairs.incomplete.length > 0 ? (
        <details>
          <summary>{fillMessage(group.pairsLack, { count: pairs.incomplete.length })}</summary>
          <ul className={css.lack}>
            {pairs.incomplete.map(({ insurerId, tpaId, insurerName, tpaName, categories }) => (
              <li key={`${insurerId} ${tpaId}`}>
                {listed([say(insurerName), say(tpaName)])}:{' '}
                <span className={ground.hush}>{listed(categories.map(categoryName))}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

function Lines({ of, csrfToken }: { of: readonly PairModel[]; csrfToken: string }) {
  return (
    <ul className={css.lines}>
      {of.map((pair) => (
        <Line key={`${pair.insurerId} ${pair.tpaId}`} pair={pair} csrfToken={csrfToken} />
      ))}
    </ul>
  );
}

function Line({ pair, csrfToken }: { pair: PairModel; csrfToken: string }) {
  const { insurerId, tpaId, insurerName, tpaName, plans, netFils, grossFils, isChosen } = pair;
  return (
    <li data-chosen={isChosen ? '' : undefined}>
      <div>
        <h3>{listed([say(insurerName), say(tpaName)])}</h3>
        <ul className={classes(ground.hush, css.plans)}>
          {plans.map(({ category, planName, netFils: fils }) => (
            <li key={category}>
              {categoryName(category)}: {say(planName)}, <Amount fils={fils} mode="always" />
            </li>
          ))}
        </ul>
      </div>
      <p className={css.total}>
        <span className={ground.hush}>{group.pairsNet}</span>{' '}
        <Amount fils={netFils} mode="always" />
        <span className={ground.hush}>
          {group.pairsGross} <Amount fils={grossFils} mode="always" />
        </span>
      </p>
      {isChosen ? (
        <p className={css.taken}>{t.selected}</p>
      ) : (
        <form method="post" action={pairPaths.pair}>
          <CsrfField token={csrfToken} />
          <input type="hidden" name="insurer_id" value={insurerId} />
          <input type="hidden" name="tpa_id" value={tpaId} />
          <Button
            look="line"
            aria-label={`${group.pairsTake}: ${say(insurerName)}, ${say(tpaName)}`}
          >
            {group.pairsTake}
          </Button>
        </form>
      )}
    </li>
  );
}
