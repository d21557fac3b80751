/** A QuotePriced event as what was asked and what was told. */
import type { StoredMessage } from '@muqarin/platform/events/bus';
import { readEvent, UnreadableEvent } from '@muqarin/platform/events/envelope';
import { parseIsoDate } from '@muqarin/rules/dates';
import type { Category, Member } from '@muqarin/rules/medical/types';
import type { RatingRequest } from '../../domain/medical/price.ts';
import { ratingRequestOf } from '../../domain/medical/rating-request.ts';
import type { PlanNet } from '../../domain/price-changes.ts';
import { quotePriced } from '../../events/quote-events.ts';

export interface PricedQuote {
  reference: string;
  catalogueVersion: string;
  category: Category;
  /** Null where an older event does not tell what its prices stand on. */
  request: RatingRequest | null;
  /** Lowest first. */
  told: PlanNet[];
}

/** Throws `UnreadableEvent` for what is no such event. */
export function pricedQuoteOf(message: StoredMessage): PricedQuote {
  const { data } = readEvent(quotePriced, message);
  const { reference, catalogueVersion, basis, mainEmirate } = data;
  const members = basis?.members.map(memberOf) ?? [];
  return {
    reference,
    catalogueVersion,
    category: data.category as Category,
    request:
      basis === undefined
        ? null
        : ratingRequestOf({ main_emirate: mainEmirate, members }, basis.day),
    told: data.prices.map(({ planId, netFils }) => ({
      planId: Number(planId),
      netFils: Number(netFils),
    })),
  };
}

interface BasisMember {
  dateOfBirth: string;
  genderId: number;
  maritalStatusId: number;
  relationId: number;
}

function memberOf({ dateOfBirth, genderId, maritalStatusId, relationId }: BasisMember): Member {
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
