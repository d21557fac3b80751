import type { GeneralAnswers } from '../../../contract/general/quote.ts';
import type { GeneralActivity, GeneralCatalogue } from '../../domain/general/catalogue.ts';
import { type PricedType, priceTypes } from '../../domain/general/price-plans.ts';
import type { GeneralRequest } from '../../domain/general/rate.ts';

export interface PricedAnswers {
  activity: GeneralActivity;
  types: PricedType[];
}

/** Every type asked for, priced for a day; null for an activity that the catalogue does not have. */
export function priceGeneralAnswers(
  catalogue: GeneralCatalogue,
  answers: GeneralAnswers,
  day: string,
): PricedAnswers | null {
  const activity = catalogue.activities.find(({ id }) => id === answers.activityId);
  if (!activity) return null;
  const request = generalRequestOf(answers, activity, day);
  return { activity, types: priceTypes(catalogue, answers.types, request) };
}

/** Answers in the rating core's words. */
function generalRequestOf(
  { emirateId, employees, hadClaim, ...answers }: GeneralAnswers,
  { risk }: Pick<GeneralActivity, 'risk'>,
  day: string,
): GeneralRequest {
  return {
    day,
    emirateId,
    risk,
    hadClaim,
    amounts: {
      admin_wages: employees?.adminWagesFils ?? null,
      non_admin_wages: employees?.nonAdminWagesFils ?? null,
      turnover: answers.turnoverFils,
      sum_insured: answers.sumInsuredFils,
      contract_value: answers.contractValueFils,
    },
  };
}
