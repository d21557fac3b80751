import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { parsePlanId, planIdText } from '@muqarin/rules/medical-corporate/plan-id';
import { vatOn } from '@muqarin/rules/money';
import { quotationLinesCreated } from '../../events/quote-events.ts';
import { noPlan } from '../../parts.ts';
import { addLines, keyOfPress } from '../../quotations/add-lines.ts';
import { requireAgent } from '../../quotations/require-agent.ts';
import type { RatedOption } from '../../quotations/source.ts';
import type { StoredGroupQuote } from '../../store/medical-corporate/quotes.ts';
import { ofJourney } from '../of-journey.ts';
import { offeredPlan } from '../offered-plan.ts';
import type { GroupContext } from './context.ts';
import { groupQuotations, ratedForGroup } from './quotation-source.ts';
import { membersNotUpdated } from './refusals.ts';

export interface GroupLinesInput {
  quoteId: string;
  idempotencyKey: string;
  plans: readonly string[];
}

/**
 * An agent's quotation lines of a group (S0 6, decisions M27): each plan for all categories that can have it. The same key answers
 * the lines it made. Throws QUOTING.AGENTS_ONLY, QUOTING.NO_PLAN, and QUOTING.MEMBERS_NOT_UPDATED while a price rests on assumptions.
 */
export async function createGroupQuotationLines(
  context: GroupContext,
  { plans, ...asked }: GroupLinesInput,
  call: CallContext,
): Promise<{
  lines: { lineId: string; plan: string; netFils: number }[];
  quotationId: string;
}> {
  const agentId = requireAgent(call);
  const { quote } = await context.life.once(asked, async (found) => {
    const rated = await ratedPlans(context, found, plans);
    const lines = rated.map(({ planId: plan, netFils }) => {
      return { lineId: context.newId(), plan, netFils, key: asked.idempotencyKey };
    });
    const payload = {
      quoteId: found._id,
      line: 'medical-corporate',
      reference: found.reference,
      agentId,
      quotationLines: rated.map((option, at) => {
        return { lineId: lines[at]?.lineId ?? '', offer: { plan: offered(option) } };
      }),
    };
    return {
      own: { quotationLines: [...found.quotationLines, ...lines] },
      event: createEvent(quotationLinesCreated, payload, ofJourney(call, found), context.events),
    };
  });
  const made = quote.quotationLines.filter(({ key }) => key === asked.idempotencyKey);
  const key = keyOfPress(quote._id, asked.idempotencyKey);
  const lines = made.map(({ lineId, plan }) => ({ lineId, planId: plan }));
  const press = { quote, lines, key, agentId };
  const { quotationId } = await addLines(context, groupQuotations(context), press, call);
  return {
    lines: made.map(({ lineId, plan, netFils }) => ({ lineId, plan, netFils })),
    quotationId,
  };
}

/** Each once, whatever the order of its variants. */
async function ratedPlans(
  { rater }: Pick<GroupContext, 'rater'>,
  quote: StoredGroupQuote,
  plans: readonly string[],
): Promise<RatedOption[]> {
  const catalogue = await rater.ofVersion(quote.catalogueVersion);
  const rated = plans.map((text) => {
    const wanted = parsePlanId(text);
    const option = wanted && ratedForGroup(catalogue, quote, wanted);
    if (!wanted || !option) throw noPlan();
    return [planIdText(wanted), option] as const;
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
