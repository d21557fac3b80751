/** What has to be asked of quoting before a change has a price: known from a few fields of the policy, read without its people. */
import type { Joining, WantedRates } from '../../../../contract/medical-corporate/change-calls.ts';
import { noOrder } from '../../../parts.ts';
import type { GroupPolicyStore, SoldPlans } from '../../../store/medical-corporate/policies.ts';
import { pricedAs, wrongJoining } from './check-rows.ts';

interface Asking {
  policyId: string;
  joining: readonly Joining[];
  /** Of a change that is to be kept. */
  idempotencyKey?: string;
}

/** Null where the change is kept already: it needs no rates. Throws ORDERS.NO_ORDER. */
export async function ratesToAsk(
  policies: Pick<GroupPolicyStore, 'sold'>,
  { policyId, joining, idempotencyKey }: Asking,
): Promise<WantedRates | null> {
  const sold = await policies.sold(policyId);
  if (!sold) throw noOrder();
  if (sold.changes?.some((change) => change.idempotencyKey === idempotencyKey)) return null;
  const { insurerId, offer } = sold;
  const plans = plansOf(offer);
  const joins = joining.flatMap((row) => {
    return wrongJoining(row, plans) ? [] : [{ row, ...pricedAs(row, plans) }];
  });
  return wantedRates({ catalogueVersion: offer.catalogueVersion, insurerId }, joins);
}

export function plansOf({ chosen }: Pick<SoldPlans['offer'], 'chosen'>): Map<number, string> {
  return new Map(chosen.map(({ category, plan }) => [category, plan]));
}

export function wantedRates(
  of: Pick<WantedRates, 'catalogueVersion' | 'insurerId'>,
  joins: readonly { row: Joining; age: number; plan: string }[],
): WantedRates {
  const members = joins.map(({ row, age, plan }) => {
    const { salary, gender, married } = row;
    return { plan, age, salary, marriedWoman: gender === 'female' && married };
  });
  return { ...of, members };
}
