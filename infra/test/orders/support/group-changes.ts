/** People who join and leave a group that is insured, as tests price and record them. */
import { visitor } from '../../../../services/quoting/test/support/quoting.ts';
import type { Ordering } from './ordering.ts';
import { type Person, soldGroup } from './sold-group.ts';

type Change = Parameters<Ordering['client']['priceGroupChange']>[0];
export type Joining = Change['joining'][number];
export type Leaving = Change['leaving'][number];

export const dana: Joining = {
  number: '',
  name: 'Dana Test',
  birthDate: '1996-05-01',
  effectiveOn: '2026-03-01',
  gender: 'female',
  married: true,
  salary: 'nlsb',
  relation: 'employee',
  category: 1,
  case: 'employee_in_uae',
};
export const leaves: Leaving = {
  number: 'A1',
  effectiveOn: '2026-03-01',
  case: 'visa_cancelled',
  claimed: false,
  maternity: false,
};
/** Over the services that run when they are asked. */
export function groupChanges(running: () => Ordering) {
  const price = (policyId: string, joining: Joining[], leaving: Leaving[] = []) =>
    running().client.priceGroupChange({ policyId, joining, leaving }, visitor);
  return {
    price,
    sold: (people: Person[] = []) => soldGroup(running().client, people),
    ledgerOf: async (policyId: string) => {
      const { client } = running();
      const ledger = await client.policyLedger({ policyId, line: 'medical-corporate' }, visitor);
      if (!ledger) throw new Error('no ledger');
      return ledger;
    },
    record: async (policyId: string, joining: Joining[], leaving: Leaving[] = [], key = 'k') => {
      const priced = await price(policyId, joining, leaving);
      if (priced.outcome !== 'priced') throw new Error(JSON.stringify(priced));
      const { grossFils: seenGrossFils } = priced.priced;
      const idempotencyKey = `change-${key}-0001`;
      const change = { policyId, joining, leaving, seenGrossFils, idempotencyKey };
      const kept = await running().client.recordGroupChange(change, visitor);
      if (kept.outcome !== 'recorded') throw new Error(JSON.stringify(kept));
      return { ...kept, priced: priced.priced, change };
    },
  };
}
