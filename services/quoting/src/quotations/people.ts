/** What quotations say of people: shown, and deleted with the journey that they were made for. What was sold stays. */
import type { HeldQuote, LineOfPeople } from '../use-cases/held-of-person.ts';
import type { QuotationContext } from './context.ts';
import { erasedEvent } from './events.ts';
import type { StoredQuotation } from './store.ts';

export function peopleOfQuotations({
  quotations,
  now,
  events,
}: Pick<QuotationContext, 'quotations' | 'now' | 'events'>): LineOfPeople {
  return {
    held: async (draftIds) => (await quotations.ofJourneys(draftIds)).map(heldOf),
    heads: async () => [],
    erase: async (draftIds, call) => {
      for (const { _id, state } of await quotations.ofJourneys(draftIds))
        if (state !== 'bound')
          await quotations.erase(_id, now(), erasedEvent({ events }, _id, call));
    },
  };
}

function heldOf(stored: StoredQuotation): HeldQuote {
  const { line, _id: quoteId, reference, state: status, validUntil, basis, sent } = stored;
  const mailed = sent ? { recipient: sent.recipient, name: sent.name } : {};
  const answers = { ...basis.answers, ...mailed };
  return {
    line: line as HeldQuote['line'],
    quoteId,
    reference,
    status,
    validUntil,
    stays: status === 'bound',
    answers,
  };
}
