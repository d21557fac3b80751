/** What insurance of groups gives for its quotations: a plan for all categories that can have it, or one for each. */
import { on } from '@muqarin/platform/events/consume';
import { defineEvent } from '@muqarin/platform/events/define';
import { PolicyConfirmedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { planIdText } from '@muqarin/rules/medical-corporate/plan-id';
import type { GroupAnswers } from '../../../contract/medical-corporate/answers.ts';
import type { AcceptedOption, QuotationSource } from '../../quotations/source.ts';
import { groupChoices } from './quotation-choices.ts';
import { parseGroupOption, planOf } from './quotation-plans.ts';
import { categoriesOf, ratableGroup, ratedForGroup } from './quotation-rate.ts';
import type { GroupParts } from './types.ts';

/** The people of a group are changed in its member details: here nobody has a birthday. */
export function groupQuotations({ rater }: Pick<GroupParts, 'rater'>): QuotationSource {
  return {
    line: 'medical-corporate',
    versionOfToday: () => rater.current().version,
    rate: async (basis, planId) => {
      const option = parseGroupOption(planId);
      return option && ratedForGroup(await rater.ofVersion(basis.catalogueVersion), basis, option);
    },
    choices: groupChoices(rater),
    flagFacts: ({ answers }) => ({ oldestAge: oldestOf(ratableGroup(answers)) }),
    sales: (sold) => [
      on(defineEvent(PolicyConfirmedSchema), (event) => {
        const { quoteId, group, plan } = event.data;
        return sold(event, quoteId, (accepted) => {
          const isSamePrice = Number(plan?.netFils) === accepted.netFils;
          return isSamePrice && isBought(accepted, group?.categories);
        });
      }),
    ],
  };
}

/** A policy has a plan for each category: all of them as the option has them. */
function isBought(
  { planId, basis }: AcceptedOption,
  bought: readonly { category: number; plan: string }[] = [],
): boolean {
  const option = parseGroupOption(planId);
  if (!option || bought.length < categoriesOf(basis).length) return false;
  return bought.every(({ category, plan }) => {
    const chosen = planOf(option, category);
    return chosen !== null && planIdText(chosen) === plan;
  });
}

/** Nobody knows how old they are within their band: the youngest that the oldest of them can be. */
function oldestOf({ categories }: GroupAnswers): number | null {
  const bands = categories.flatMap(({ ageBands }) => ageBands);
  const ages = bands.filter(({ members }) => members > 0).map(({ ageFrom }) => ageFrom);
  return ages.length === 0 ? null : Math.max(...ages);
}
