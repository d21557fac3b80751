import { CONDITION_FIELD } from '@muqarin/rules/buy-policy';
import { t as list } from '@/features/plan-list/texts.ts';
import css from './confirm.module.css';
import { t } from './texts.ts';
import { TickField, type Ticking } from './tick-field.tsx';

interface Props extends Ticking {
  conditions: readonly string[];
}

/** Who may buy the plan, and a box of our own that says that it applies (decisions X31). */
export function Conditions({ conditions, ...ticking }: Props) {
  if (conditions.length === 0) return null;
  return (
    <section className={css.conditions} aria-labelledby="who-may-buy">
      <h2 id="who-may-buy">{list.whoMayBuy}</h2>
      <ul>
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      <TickField {...ticking} id={CONDITION_FIELD} label={t.confirmCondition} />
    </section>
  );
}
