/** The story of a medical quote in events. */
import { createEvent } from '@muqarin/platform/events/envelope';
import { toIsoDate } from '@muqarin/rules/dates';
import { planSelected, quoteErased, quotePriced } from '../../events/quote-events.ts';
import type { QuotingContext } from '../../parts.ts';
import type { StoredMedicalQuote } from '../../store/medical/quotes.ts';
import type { Tell } from '../quote-life/line.ts';
import type { MedicalTypes } from './types.ts';

export function medicalTell({ events }: Pick<QuotingContext, 'events'>): Tell<MedicalTypes> {
  return {
    priced: (quote, _priced, call) => createEvent(quotePriced, pricedOf(quote), call, events),
    selected: ({ _id: quoteId, revision }, { planId, netFils, grossFils }, call) =>
      createEvent(
        planSelected,
        {
          quoteId,
          planId: String(planId),
          netFils: BigInt(netFils),
          grossFils: BigInt(grossFils),
          revision,
        },
        call,
        events,
      ),
    erased: ({ _id: quoteId, reference }, call) =>
      createEvent(quoteErased, { quoteId, reference }, call, events),
  };
}

function pricedOf(quote: StoredMedicalQuote) {
  const nets = quote.prices.map((price) => price.netFils);
  return {
    quoteId: quote._id,
    reference: quote.reference,
    revision: quote.revision,
    catalogueVersion: quote.catalogueVersion,
    mainEmirate: quote.answers.main_emirate,
    category: quote.answers.category,
    memberCount: quote.answers.member_count,
    planCount: quote.prices.length,
    ...(nets.length > 0
      ? { lowestNetFils: BigInt(Math.min(...nets)), highestNetFils: BigInt(Math.max(...nets)) }
      : {}),
    prices: quote.prices.map((price) => ({
      planId: String(price.planId),
      netFils: BigInt(price.netFils),
    })),
    ...(quote.leadId ? { leadId: quote.leadId } : {}),
    basis: basisOf(quote),
  };
}

/** What rating again needs beside emirate, category and catalogue: `src/replay` reads it back. */
function basisOf({ day, answers }: StoredMedicalQuote) {
  const members = answers.members.map((member) => ({
    dateOfBirth: toIsoDate({ year: member.dob_year, month: member.dob_month, day: member.dob_day }),
    genderId: member.gender_id,
    maritalStatusId: member.marital_status_id,
    relationId: member.relation_id,
  }));
  return { day, members };
}
