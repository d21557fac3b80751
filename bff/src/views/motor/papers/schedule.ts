/** The schedule of a car's policy, and before the insurer has issued it what was ordered and paid for. */
import type { MotorOrder } from '@muqarin/orders/contract/motor/order';
import { lastDayOfPeriod } from '@muqarin/rules/cover-days';
import { formatAed } from '@muqarin/rules/money-format';
import { POLICY_DAYS } from '@muqarin/rules/motor/constants';
import { MOTOR_PRODUCT_TYPES } from '../../../../contract/motor/plan-pages.ts';
import { madeOf, type Schedule } from '../../papers/schedule.ts';
import { repairWords } from '../compare-page.ts';
import { orderLines } from '../order/order-page.ts';
import { carText } from '../who.ts';

/** Null of an order that is not paid for. */
export function motorSchedule(order: MotorOrder, holder: string): Schedule | null {
  const { status, startDate, tile, policyNumber, total } = order;
  const isIssued = status === 'issued';
  if ((!isIssued && status !== 'paid') || startDate === null) return null;
  const car = carText(order.vehicle);
  const { netFils, vatFils, grossFils } = total;
  const { deductibleFils, repair } = tile.price;
  const isComprehensive = tile.type === 'comprehensive';
  return {
    title: isIssued ? 'Policy schedule' : 'Order confirmation',
    reference: isIssued && policyNumber !== null ? policyNumber : order.saleOrder,
    status: isIssued ? 'Issued' : 'Paid, the insurer issues the policy',
    holder,
    insured: car,
    insurerName: tile.insurerName,
    insurerCode: tile.insurerCode,
    startDate,
    endDate: lastDayOfPeriod(startDate, POLICY_DAYS),
    plans: [{ name: tile.name, whom: car, netFils }],
    money: { netFils, vatFils, grossFils },
    conditions: [],
    more: [
      {
        kind: 'rows',
        title: 'Benefits',
        rows: [
          { label: 'Cover', value: MOTOR_PRODUCT_TYPES[tile.type] },
          ...(isComprehensive
            ? [{ label: 'Insured value', value: formatAed(order.valueAed * 100) }]
            : []),
          {
            label: 'Deductible',
            value: deductibleFils === null ? 'None' : formatAed(deductibleFils, 'always'),
          },
          { label: 'Repair', value: repairWords[repair] },
          ...tile.benefits
            .filter(({ inOverview, covered }) => inOverview && covered)
            .map(({ name, text }) => ({ label: name, value: text })),
        ],
      },
      madeOf('How this price is made', orderLines(order)),
    ],
  };
}
