/** Two staff lists side by side, as their page shows them. */
import { listChanges } from '@muqarin/rules/medical-corporate/census/compare';
import type { CensusChangesPage } from '../../../contract/medical-corporate/census.ts';
import { type DraftFields, oursIn } from '../../locale/page-draft.ts';
import type { ComparedLists } from '../../use-cases/medical-corporate/census/compare-census.ts';

/** More would be a list of its own, which the employer has. */
const CHANGES_SHOWN = 200;

export function censusChanges({
  changes,
  ...compared
}: ComparedLists): DraftFields<Omit<CensusChangesPage, 'reference'>> {
  const shown = changes.filter(({ change, fils }) => change !== 'same' || fils !== 0);
  return {
    ...compared,
    plans: compared.plans.map((plan) => oursIn(plan, 'planName')),
    sums: listChanges.map((change) => {
      const own = changes.filter((one) => one.change === change);
      const fils = own.reduce((sum, one) => sum + one.fils, 0);
      return { change, people: own.length, fils: compared.netFils === null ? null : fils };
    }),
    changes: shown.slice(0, CHANGES_SHOWN),
    changeCount: shown.length,
  };
}
