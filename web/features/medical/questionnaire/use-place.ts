'use client';

import type { QuestionnairePage } from '@muqarin/bff/contract/pages';
import { isStep, type Step } from '@muqarin/rules/medical/questionnaire';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import { type PlaceOf, usePlaceOf } from '@/features/questions/use-place-of.ts';
import { byFormName } from '@/lib/field-names.ts';
import { stepAddress } from './addresses.ts';

/** Where a person sits in the medical questionnaire. */
export type Place = PlaceOf<Step, DraftAnswers, 'check'>;

/** The place in the medical questionnaire. */
export function usePlace(page: QuestionnairePage) {
  return usePlaceOf(() => firstPlace(page), stepAddress);
}

function firstPlace(page: QuestionnairePage): Place {
  return {
    step: isStep(page.step) ? page.step : 'emirate',
    draft: page.answers,
    returnTo: page.returnTo,
    errors: byFormName(page.errors),
    fromServer: false,
    typed: page.typed,
    sheet: 0,
  };
}
