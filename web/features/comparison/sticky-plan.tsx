import { messages } from '@muqarin/rules/messages';
import type { AmountMode } from '@muqarin/rules/money-format';
import { Amount } from '@/components/price/amount.tsx';
import { Button } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { BUY_FORM } from '../plan-list/form-ids.ts';
import { InsurerMark } from '../plan-list/tile/insurer-mark.tsx';
import { useScrolledPast } from '../plan-list/use-scrolled-past.ts';
import { firstFils } from '../plan-list/vat/premium.ts';
import type { ComparedPlan } from './compared.ts';
import css from './sticky-plan.module.css';

/** The specification's narrow screen: 480 px or less, from 80 px of scrolling (S2 4 and 9). */
const APPEARS_AFTER_PX = 80;

interface Props {
  plan: ComparedPlan | undefined;
  /** All that are compared: their marks lead to them. */
  plans: readonly ComparedPlan[];
  hrefOf: (from: number) => string;
  onMove: (from: number) => void;
  mode?: AmountMode | undefined;
  buyForm?: string | undefined;
  /** What the button says; BUY NOW unless given. */
  action?: string | undefined;
}

/** On a narrow screen the plan in view keeps its name, price and button at the top edge. */
export function StickyPlan(props: Props) {
  const { plan, plans, hrefOf, onMove, mode = 'where-any', buyForm = BUY_FORM } = props;
  const { action = say(messages.buyNow) } = props;
  const past = useScrolledPast(APPEARS_AFTER_PX);
  if (!plan || !past) return null;
  return (
    <div className={css.sticky}>
      <div className={classes(ground.wrap, css.stickyIn)}>
        <span className={css.marks}>
          {plans.map(({ id, name, logo }, at) => (
            <a
              key={id}
              href={hrefOf(at)}
              aria-label={name}
              aria-current={id === plan.id || undefined}
              onClick={(event) => {
                event.preventDefault();
                onMove(at);
              }}
            >
              <InsurerMark logo={logo} small />
            </a>
          ))}
        </span>
        <span className={css.stickyName}>
          {plan.name}
          <small>
            <Amount fils={firstFils(plan)} mode={mode} />
          </small>
        </span>
        <Button form={buyForm} name="product_id" value={plan.id}>
          {action}
          <span className={ground.vh}> {plan.name}</span>
        </Button>
      </div>
    </div>
  );
}
