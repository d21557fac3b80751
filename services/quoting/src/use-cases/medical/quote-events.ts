/** The story of a medical quote in events. */
import { createEvent } from '@muqarin/platform/events/envelope';
import { toIsoDate } from '@muqarin/rules/dates';
import { planSelected, plansCompared, quoteErased } from '../../events/quote-events.ts';
import { quotePricedEvent } from '../../events/quote-priced.ts';
import type { QuotingContext } from '../../parts.ts';
import type { StoredMedicalQuote } from '../../store/medical/quotes.ts';
import type { QuoteEvents } from '../quote-life/line.ts';
import type { MedicalTypes } from './types.ts';

const line = 'medical';

export function medicalEvents(parts: Pick<QuotingContext, 'events'>): QuoteEvents<MedicalTypes> {
  const { events } = parts;
  return {
    priced: (quote, _priced, call) => {
      const { main_emirate: emirateId, category, member_count: memberCount } = quote.answers;
      const value = { category, memberCount, basis: basisOf(quote) };
      return quotePricedEvent(
        parts,
        quote,
        { line, emirateId, asked: { case: line, value } },
        call,
      );
    },
    compared: ({ _id: quoteId, revision, comparedPlanIds }, call) => {
      const payload = { quoteId, line, planIds: comparedPlanIds.map(String), revision };
      return createEvent(plansCompared, payload, call, events);
    },
    selected: ({ _id: quoteId, revision }, { offer }, call) =>
      createEvent(
        planSelected,
        { quoteId, line, revision, ...(offer ? { offer } : {}) },
        call,
        events,
      ),
    erased: ({ _id: quoteId, reference }, call) =>
      createEvent(quoteErased, { quoteId, line, reference }, call, events),
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
