import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { AmountMode } from '@muqarin/rules/money-format';
import { MAX_COMPARED } from '@muqarin/rules/plan-list/compare';
import { fillPlural } from '@muqarin/rules/plural';
import { Amount } from '@/components/price/amount.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cross, plus } from '@/components/ui/drawings.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { classes } from '@/lib/classes.ts';
import { COMPARE_FORM } from '../plan-list/form-ids.ts';
import { t } from '../plan-list/texts.ts';
import { InsurerMark } from '../plan-list/tile/insurer-mark.tsx';
import { firstFils, type Premium } from '../plan-list/vat/premium.ts';
import css from './tray.module.css';

export interface TrayPlan extends Premium {
  id: number;
  name: string;
  logo: string;
  /** Who may buy it; of medical plans only. */
  conditions?: readonly string[];
}

interface Props {
  plans: readonly TrayPlan[];
  mode?: AmountMode;
  /** Where Compare is posted, and why these plans cannot be compared, or null. */
  action: string;
  problemOf: (ids: readonly number[]) => string | null;
  csrfToken: string;
  /** The list's address, to come back to. */
  address: string;
  onRemove: (id: number) => void;
  onWarn: (message: string) => void;
  whenSaved: () => Promise<unknown> | null;
  /** How many plans there is room for; three unless given. */
  most?: number;
  /** What is posted; `product_ids` unless given. */
  fields?: Readonly<Record<string, string | number>>;
  /** Shows the comparison elsewhere, so that the form need not be sent. */
  onCompare?: () => boolean;
}

/** Appears with the first plan: what is compared, three places, Compare by form post (S0 4 and 5, decisions M16). */
export function CompareTray(props: Props) {
  const {
    plans,
    mode = 'where-any',
    action,
    problemOf,
    csrfToken,
    address,
    onRemove,
    onWarn,
    whenSaved,
    most = MAX_COMPARED,
    onCompare = () => false,
  } = props;
  if (plans.length === 0) return null;
  const count = plans.length;
  const { fields = { product_ids: plans.map(({ id }) => id).join(',') } } = props;
  return (
    <div className={css.tray}>
      <section className={classes(ground.wrap, css.inner)} aria-label={t.compare}>
        <p className={css.label}>
          {t.compare}
          <small>{fillMessage(t.ofThree, { count, max: most })}</small>
        </p>
        <ul className={css.slots}>
          {plans.map((plan) => (
            <Slot key={plan.id} plan={plan} mode={mode} onRemove={onRemove} />
          ))}
          {Array.from({ length: most - count }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            <li key={`place ${count + place}`} className={classes(css.slot, css.empty)}>
              <Icon of={plus} size="s" />
              <span>{t.addAPlan}</span>
            </li>
          ))}
        </ul>
        <form
          action={action}
          method="post"
          onSubmit={(event) => {
            const problem = problemOf(plans.map(({ id }) => id));
            const saved = whenSaved();
            if (problem === null && saved === null && !onCompare()) return;
            event.preventDefault();
            if (problem !== null) return onWarn(problem);
            const form = event.currentTarget;
            void saved?.then(() => form.requestSubmit());
          }}
        >
          <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="return" value={address} />
          <Button>{fillPlural(t.compareCount, { count })}</Button>
        </form>
      </section>
    </div>
  );
}

interface SlotProps {
  plan: TrayPlan;
  mode: AmountMode;
  onRemove: (id: number) => void;
}

function Slot({ plan, mode, onRemove }: SlotProps) {
  return (
    <li className={css.slot}>
      <InsurerMark logo={plan.logo} small />
      <span className={css.name}>
        {plan.name}
        <small>
          <Amount fils={firstFils(plan)} mode={mode} />
          {plan.conditions && plan.conditions.length > 0 && `, ${t.conditionApplies}`}
        </small>
      </span>
      <button
        className={css.drop}
        type="submit"
        form={COMPARE_FORM}
        name="product_id"
        value={plan.id}
        aria-label={`${t.remove} ${plan.name}`}
        onClick={(event) => {
          event.preventDefault();
          onRemove(plan.id);
        }}
      >
        <Icon of={cross} size="s" />
      </button>
    </li>
  );
}
