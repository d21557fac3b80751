/** The list of get-products as its finished text: the prices of these answers, joined with what each plan always says. */
import type { CallContext } from '@muqarin/platform/context';
import type { Client } from '@muqarin/platform/http/client';
import type { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import { fitsPerson } from '@muqarin/rules/medical/plan-list';
import type { RatableAnswers } from '@muqarin/rules/medical/types';
import { createLeasedBuffers } from '../../routes/documented/leased-buffers.ts';
import { RawJson } from '../../routes/documented/raw-json.ts';
import { type WireTile, wireTile } from '../../views/medical/wire-tile.ts';
import { createPlanWriters } from '../plan-list/plan-writers.ts';
import { rowsOf } from '../plan-list/rows.ts';

type Quoting = Pick<Client<typeof quotingContract>, 'priceProducts' | 'planWords'>;

interface Plan {
  insured_for: readonly string[];
  write: WireTile;
}

/** The plans of the category, or those for investors where these are wanted (decisions M32), as a JSON array. */
export type MedicalLists = (
  answers: RatableAnswers,
  wantsInvestors: boolean,
  context: CallContext,
) => Promise<RawJson>;

export function createMedicalLists({ quoting }: { quoting: Quoting }): MedicalLists {
  const leased = createLeasedBuffers();
  const plansOf = createPlanWriters<Plan>(async (catalogueVersion, context) => {
    const { plans } = await quoting.planWords({ catalogueVersion }, context);
    return new Map(
      plans.map((plan) => {
        const write = wireTile(plan, catalogueVersion);
        return [plan.planId, { insured_for: plan.insuredFor, write }];
      }),
    );
  });
  return async (answers, wantsInvestors, context) => {
    const { catalogueVersion, prices } = await quoting.priceProducts({ answers }, context);
    const plans = await plansOf(catalogueVersion, context);
    const priced = prices.flatMap((price) => {
      const plan = plans.get(price.planId);
      return plan ? [{ price, insured_for: plan.insured_for }] : [];
    });
    const listed = priced.filter((plan) => fitsPerson(plan, wantsInvestors, answers.category));
    const { pieces } = rowsOf(
      listed.map(({ price }) => price),
      plans,
      ({ write }, price) => write(price),
    );
    return new RawJson(['[', ...pieces, ']'], leased);
  };
}
