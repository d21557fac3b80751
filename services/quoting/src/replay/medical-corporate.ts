import { UnreadableEvent } from '@muqarin/platform/events/envelope';
import type { MedicalCorporateAsked } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import type { GroupAnswers } from '../../contract/medical-corporate/answers.ts';
import { groupKind } from '../catalogue/medical-corporate/kind.ts';
import { type CatalogueStoreParts, openCatalogueStore } from '../catalogue/store.ts';
import { priceGroup } from '../use-cases/medical-corporate/price-group.ts';
import type { LineReplay } from './line-replay.ts';

export async function openGroupReplay(where: CatalogueStoreParts): Promise<LineReplay> {
  const kept = await openCatalogueStore(groupKind, where);
  return {
    close: () => kept.close(),
    rate: async ({ asked, emirateId, catalogueVersion }) => {
      if (asked.case !== 'medicalCorporate')
        throw new UnreadableEvent('a group quote without its categories');
      const catalogue = await kept.byVersion(catalogueVersion);
      if (catalogue === null) return { outcome: 'unknown_catalogue' };
      const { day, categories } = asked.value;
      const answers = { emirateId, categories: categories.map(categoryOf) };
      return { outcome: 'rated', prices: priceGroup(catalogue, answers, day).prices };
    },
  };
}

function categoryOf({
  areMembersSaved,
  ageBands,
  maternityBands,
  ...counts
}: MedicalCorporateAsked['categories'][number]): GroupAnswers['categories'][number] {
  const { number, employees, members, lsb, nlsb } = counts;
  return {
    number,
    employees,
    members,
    lsb,
    nlsb,
    flag: areMembersSaved ? 1 : 0,
    ageBands: ageBands.map(({ ageFrom, ageTo, members, lsb }) => {
      return { ageFrom, ageTo, members, lsb: lsb ?? null };
    }),
    maternityBands: maternityBands.map(({ ageFrom, ageTo, marriedWomen }) => {
      return { ageFrom, ageTo, marriedWomen };
    }),
  };
}
