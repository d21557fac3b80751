import type { MotorOrderModel } from '@muqarin/bff/contract/motor/order-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import type { Bill } from '@/features/checkout/bill.ts';
import { Receipt } from '@/features/checkout/receipt.tsx';
import { say } from '@/lib/reader.ts';
import { t } from './texts.ts';

/** What is bought and each line of what it costs, the promo code among them; the lines sum to the fils. */
export function OrderReceipt({ order }: { order: MotorOrderModel }) {
  return <Receipt bill={billOf(order)} />;
}

function billOf(order: MotorOrderModel): Bill {
  const { plan, lines } = order;
  const { netFils, vatFils, grossFils } = order.total;
  return {
    plan: plan.name,
    insurer: plan.insurerName,
    logo: plan.logo,
    facts: factsOf(order),
    price: { netFils, vatFils, grossFils, members: [{ member: 1, age: 0, netFils, lines }] },
    notes: [],
  };
}

function factsOf({ car, valueAed, plan }: MotorOrderModel): string[] {
  const { type, repair, deductibleFils } = plan;
  const value = fillMessage(t.valueOf, { value: say(formatAed(valueAed * 100)) });
  const own =
    deductibleFils === null
      ? []
      : [fillMessage(t.deductible, { amount: say(formatAed(deductibleFils, 'always')) })];
  return [
    car,
    ...(type === 'comprehensive' ? [value] : []),
    ...(repair === 'none' ? [] : [repair === 'agency' ? t.agency : t.garage]),
    ...own,
  ];
}
