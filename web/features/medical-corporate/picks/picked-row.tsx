import type { PickedPlan } from '@muqarin/bff/contract/medical-corporate/picks';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Amount } from '@/components/price/amount.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
import { categoryName } from '../plans/category-tabs.tsx';
import { usePicks } from './group-picks.tsx';
import css from './picks-panel.module.css';
import { p } from './proposal-texts.ts';
import { t } from './texts.ts';

interface Props {
  plan: PickedPlan;
  /** The form that takes it out again. */
  action: string;
  back: string;
}

/** A picked plan for its category, with its premium and a way out. */
export function PickedRow({ plan, action, back }: Props) {
  const { csrfToken, press } = usePicks();
  const { category, plan: id, insurerName, tpaName, netFils } = plan;
  const name = say(plan.name);
  const onSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    void press(action, { category, plan: id });
  };
  return (
    <li className={css.row}>
      <span>
        {categoryName(category)}: <strong>{name}</strong>{' '}
        <span className={ground.hush}>{listed([say(insurerName), say(tpaName)])}</span>
      </span>
      <span className={ground.num}>
        <Amount fils={netFils} mode="always" />
      </span>
      <form method="post" action={action} onSubmit={onSubmit}>
        <CsrfField token={csrfToken} />
        <input type="hidden" name="category" value={category} />
        <input type="hidden" name="plan" value={id} />
        <input type="hidden" name="return" value={back} />
        <Button look="bare">
          {t.remove}
          <span className={ground.vh}>
            {' '}
            {fillMessage(p.removeOf, { plan: name, category: categoryName(category) })}
          </span>
        </Button>
      </form>
    </li>
  );
}
