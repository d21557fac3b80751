import type { MotorOrderModel } from '@muqarin/bff/contract/motor/order-pages';
import { fillMessage } from '@muqarin/rules/messages';
import { formatAed } from '@muqarin/rules/money-format';
import { Amount } from '@/components/price/amount.tsx';
import css from '@/components/price/receipt.module.css';
import { Trace } from '@/components/price/trace.tsx';
import ground from '@/components/ui/ground.module.css';
import { InsurerMark } from '@/features/plan-list/tile/insurer-mark.tsx';
import { say } from '@/lib/reader.ts';
import { t } from './texts.ts';

/** What is bought and each line of what it costs, the promo code among them; the lines sum to the fils. */
export function OrderReceipt({ order }: { order: MotorOrderModel }) {
  const { plan, total, lines } = order;
  const { netFils, vatFils, grossFils } = total;
  const price = { netFils, vatFils, grossFils, members: [{ member: 1, age: 0, netFils, lines }] };
  return (
    <section className={css.receipt} aria-labelledby="receipt-title">
      <header>
        <InsurerMark logo={plan.logo} />
        <div>
          <h2 id="receipt-title">{plan.name}</h2>
          <span className={ground.hush}>{plan.insurerName}</span>
        </div>
      </header>
      <ul className={css.facts}>
        <li>{order.car}</li>
        {plan.type === 'comprehensive' && (
          <li>{fillMessage(t.valueOf, { value: say(formatAed(order.valueAed * 100)) })}</li>
        )}
        {plan.repair !== 'none' && <li>{plan.repair === 'agency' ? t.agency : t.garage}</li>}
        {plan.deductibleFils !== null && (
          <li>
            {fillMessage(t.deductible, { amount: say(formatAed(plan.deductibleFils, 'always')) })}
          </li>
        )}
      </ul>
      <Trace price={price} caption={fillMessage(t.traceCaption, { name: plan.name })} />
      <p className={css.pays}>
        {t.youPay} <Amount fils={grossFils} mode="always" />{' '}
        {fillMessage(t.toInsurer, { insurer: plan.insurerName })}
      </p>
      <p className={ground.hush}>{fillMessage(t.whoCarries, { insurer: plan.insurerName })}</p>
    </section>
  );
}
