import type { CallContext } from '@muqarin/platform/context';
import { vatOn } from '@muqarin/rules/money';
import { noPlan } from '../../parts.ts';
import type { RatedOption } from '../../quotations/source.ts';
import type { StoredGroupQuote } from '../../store/medical-corporate/quotes.ts';
import { offeredPlan } from '../offered-plan.ts';
import { pressQuote } from '../quotation-press.ts';
import type { GroupContext } from './context.ts';
import { parseGroupOption } from './quotation-plans.ts';
import { ratedForGroup } from './quotation-rate.ts';
import { groupQuotations } from './quotation-source.ts';
import { membersNotUpdated } from './refusals.ts';

export interface GroupLinesInput {
  quoteId: string;
  idempotencyKey: string;
  plans: readonly string[];
}

/**
 * An agent's quotation lines of a group (S0 6, decisions M27): each plan for all categories that can have it, or a plan for each. The same key answers
 * the lines it made. Throws QUOTING.AGENTS_ONLY, QUOTING.NO_PLAN, and QUOTING.MEMBERS_NOT_UPDATED while a price rests on assumptions.
 */
export function createGroupQuotationLines(
  context: GroupContext,
  { plans, ...asked }: GroupLinesInput,
  call: CallContext,
) {
  const press = {
    source: groupQuotations(context),
    once: context.life.once,
    plans: async (quote: StoredGroupQuote) => {
      const rated = await ratedPlans(context, quote, plans);
      return rated.map((option) => ({ ...option, offer: { plan: offered(option) } }));
    },
  };
  return pressQuote(context, press, asked, call);
}

/** Each once, whatever the order of its variants. */
async function ratedPlans(
  { rater }: Pick<GroupContext, 'rater'>,
  quote: StoredGroupQuote,
  plans: readonly string[],
): Promise<RatedOption[]> {
  const catalogue = await rater.ofVersion(quote.catalogueVersion);
  const rated = plans.map((text) => {
    const wanted = parseGroupOption(text);
    const option = wanted && ratedForGroup(catalogue, quote, wanted);
    if (!option) throw noPlan();
    return [option.planId, option] as const;
  });
  if (quote.answers.categories.some(({ flag }) => flag === 0)) throw membersNotUpdated();
  return [...new Map(rated).values()];
}

function offered({ conditions, planName: name, arabic, ...option }: RatedOption) {
  const vatFils = vatOn(option.netFils, option.vatBasisPoints);
  const price = { netFils: option.netFils, vatFils, grossFils: option.netFils + vatFils };
  const said = { ...option, name, conditions: conditions.map((text) => ({ text })) };
  return offeredPlan(said, price, arabic);
}
