import { UnreadableEvent } from '@muqarin/platform/events/envelope';
import type { RatingBasis } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { parseIsoDate } from '@muqarin/rules/dates';
import type { Category, Member } from '@muqarin/rules/medical/types';
import { medicalKind } from '../catalogue/medical/kind.ts';
import { type CatalogueStoreParts, openCatalogueStore } from '../catalogue/store.ts';
import type { Catalogue } from '../domain/medical/catalogue.ts';
import { priceAll } from '../domain/medical/price-plans.ts';
import { ratingRequestOf } from '../domain/medical/rating-request.ts';
import type { LineReplay } from './line-replay.ts';
import { createCompiledFor } from './medical/compiled-for.ts';

/** @param card rates with this one in the place of each quote's own */
export async function openMedicalReplay(
  where: CatalogueStoreParts,
  card: Catalogue | null,
): Promise<LineReplay> {
  const kept = await openCatalogueStore(medicalKind, where);
  const compiledFor = createCompiledFor();
  const asIfLive = card && createAsIfLive(card);
  return {
    close: () => kept.close(),
    rate: async ({ asked, emirateId, catalogueVersion }) => {
      if (asked.case !== 'medical')
        throw new UnreadableEvent('a medical quote without its members');
      const { basis, category } = asked.value;
      if (basis === undefined) return { outcome: 'not_rateable' };
      const members = basis.members.map(memberOf);
      const request = ratingRequestOf({ main_emirate: emirateId, members }, basis.day);
      const own = await kept.byVersion(catalogueVersion);
      const catalogue = asIfLive ? asIfLive(own) : own;
      if (catalogue === null) return { outcome: 'unknown_catalogue' };
      const compiled = compiledFor(catalogue, request.day);
      return { outcome: 'rated', prices: priceAll(compiled, request, category as Category) };
    },
  };
}

/**
 * The question is what this card would have said on those days, not whether it was in force yet: a plan begins when it did
 * in the quote's own catalogue, and one that is new there has always been.
 */
function createAsIfLive(card: Catalogue): (own: Catalogue | null) => Catalogue {
  const made = new Map<string, Catalogue>();
  const beginningWith = (own: Catalogue): Catalogue => {
    const begins = new Map(own.plans.map(({ id, rateCard }) => [id, rateCard.effectiveFrom]));
    const plans = card.plans.map((plan) => {
      const effectiveFrom = begins.get(plan.id) ?? '0001-01-01';
      return { ...plan, rateCard: { ...plan.rateCard, effectiveFrom } };
    });
    return { ...card, plans };
  };
  return (own) => {
    if (own === null) return card;
    const known = made.get(own.version) ?? beginningWith(own);
    made.set(own.version, known);
    return known;
  };
}

function memberOf({
  dateOfBirth,
  genderId,
  maritalStatusId,
  relationId,
}: RatingBasis['members'][number]): Member {
  const born = parseIsoDate(dateOfBirth);
  if (!born) throw new UnreadableEvent('a date of birth of the basis is no day');
  return {
    dob_year: born.year,
    dob_month: born.month,
    dob_day: born.day,
    gender_id: genderId,
    marital_status_id: maritalStatusId,
    relation_id: relationId,
  };
}
