/** What can be chosen of a car, each make and model under its name in the reader's language. */
import type { MotorLists, PopularCar } from '../../../contract/motor/pages.ts';
import {
  type DraftFields,
  makeRow,
  modelRow,
  oursNamed,
  type PageDraft,
} from '../../locale/page-draft.ts';

export function carListsOnPage(lists: MotorLists): DraftFields<MotorLists> {
  const { makes, models, variants, popular, nationalities } = lists;
  return {
    ...lists,
    ...(makes && { makes: makes.map(makeRow) }),
    ...(models && { models: models.map(modelRow) }),
    ...(variants && { variants: variants.map(oursNamed) }),
    ...(popular && { popular: popular.map(popularOnPage) }),
    ...(nationalities && { nationalities: nationalities.map(oursNamed) }),
  };
}

function popularOnPage({ make, model }: PopularCar): PageDraft<PopularCar> {
  return { make: makeRow(make), model: modelRow(model) };
}
