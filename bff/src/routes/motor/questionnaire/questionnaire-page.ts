import { toIsoDate } from '@muqarin/rules/dates';
import { carParts } from '@muqarin/rules/motor/car-tags';
import type { MotorStep } from '@muqarin/rules/motor/questionnaire';
import { listNationalities } from '@muqarin/rules/nationalities';
import type { MotorLists } from '../../../../contract/motor/pages.ts';
import { makeName, modelName, modelRow } from '../../../locale/page-draft.ts';
import { carNamesOf, listsFor, popularCar } from '../../../use-cases/motor/cars.ts';
import { findMulkiya } from '../../../use-cases/motor/mulkiya.ts';
import { carListsOnPage } from '../../../views/motor/car-lists.ts';
import { questionPage } from '../../forms/question-page.ts';
import { motorAsked } from './questionnaire-form.ts';

export const motorQuestionnairePage = questionPage(
  motorAsked,
  async (bff, { query, context }, known) => ({
    unnamed: known.step,
    own: async ({ step, draft, history, draftId }, { typed }) => {
      const [lists, car, popular, sentMulkiya] = await Promise.all([
        listsFor(bff, step, draft, context),
        carNamesOf(bff, draft, context),
        step === 'year' ? popularCar(bff, context, Number(query.model ?? 0)) : undefined,
        step === 'last' ? findMulkiya(bff, draftId, context) : null,
      ]);
      const wished = popular?.make.id === draft.make_id ? popular : undefined;
      return {
        history: [...history],
        car: {
          ...car,
          make: car.make && makeName(car.make),
          model: car.model && modelName(car.model),
        },
        nationality: listNationalities().find(({ id }) => id === draft.nationality_id) ?? null,
        lists: carListsOnPage(lists),
        wishedModel: wished ? modelRow({ ...wished.model, years: wished.years }) : null,
        typed: { ...preselected(step, query.make, lists), ...typed },
        returnTo: query.returnTo === 'open' && canReturn(step) ? ('open' as const) : null,
        today: toIsoDate(bff.today()),
        mulkiya: sentMulkiya,
      };
    },
  }),
);

/** Other pages name a make in their links (decisions A31); it is offered as chosen, and nothing is stored by a GET. */
function preselected(
  step: MotorStep,
  make: string | undefined,
  { makes = [] }: MotorLists,
): Record<string, string> {
  const known = step === 'make' && makes.some(({ id }) => String(id) === make);
  return known && make !== undefined ? { make_id: make } : {};
}

/** The parts of the car depend on each other: after another make the year is next, whatever was open. */
function canReturn(step: MotorStep): boolean {
  return step !== 'last' && step !== 'find_car' && !carParts.some((part) => part.step === step);
}
