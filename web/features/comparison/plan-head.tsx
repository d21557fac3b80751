import { messages } from '@muqarin/rules/messages';
import type { AmountMode } from '@muqarin/rules/money-format';
import type { ReactNode } from 'react';
import { Amount } from '@/components/price/amount.tsx';
import { PriceLine } from '@/components/price/price-line.tsx';
import type { PriceRange } from '@/components/price/price-line-geometry.ts';
import { Button } from '@/components/ui/button.tsx';
import { cross } from '@/components/ui/drawings.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { reader, say } from '@/lib/reader.ts';
import { BUY_FORM, COMPARE_FORM } from '../plan-list/form-ids.ts';
import { t as list } from '../plan-list/texts.ts';
import { InsurerMark } from '../plan-list/tile/insurer-mark.tsx';
import { OtherFigure } from '../plan-list/vat/other-figure.tsx';
import { firstFils } from '../plan-list/vat/premium.ts';
import type { ComparedPlan } from './compared.ts';
import css from './plan-head.module.css';
import { t } from './texts.ts';

interface Props {
  plan: ComparedPlan;
  /** All plans that stand side by side. */
  beside: readonly ComparedPlan[];
  range: PriceRange | null;
  mode?: AmountMode | undefined;
  /** The form that BUY NOW posts. */
  buyForm?: string | undefined;
  /** What the button says; BUY NOW unless given. */
  action?: string | undefined;
  children?: ReactNode;
}

/** The head of one plan's column: who, the price, BUY NOW, where it stands. */
export function PlanHead(props: Props) {
  const { plan, beside, range, mode = 'where-any', buyForm = BUY_FORM, action, children } = props;
  return (
    <div className={css.plan}>
      <div className={css.planTop}>
        <InsurerMark logo={plan.logo} />
        <div className={css.names}>
          <div>
            <h2>{plan.name}</h2>
            <span className={ground.hush}>{plan.insurerName}</span>
          </div>
          {beside.map(({ id, name, insurerName }) => (
            <span key={id} className={css.room} data-name={name} data-insurer={insurerName} />
          ))}
        </div>
        <button
          className={css.remove}
          type="submit"
          form={COMPARE_FORM}
          name="product_id"
          value={plan.id}
          aria-label={`${list.remove} ${plan.name}`}
        >
          <Icon of={cross} size="s" />
        </button>
      </div>
      <div>
        <span className={ground.hush}>{reader().withVat ? t.premiumWithVat : t.netPremium}</span>
        <div className={css.net}>
          <Amount fils={firstFils(plan)} mode={mode} />
        </div>
        <div className={css.gross}>
          <OtherFigure premium={plan} mode={mode} />
        </div>
      </div>
      <Button form={buyForm} name="product_id" value={plan.id}>
        {action ?? say(messages.buyNow)}
        <span className={ground.vh}> {plan.name}</span>
      </Button>
      {range && (
        <div className={css.where}>
          <PriceLine fils={plan.netFils} range={range} />
        </div>
      )}
      {children}
    </div>
  );
}
