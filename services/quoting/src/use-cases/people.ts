import type { CallContext } from '@muqarin/platform/context';
import { isBound } from '../domain/quote-binding.ts';
import type { QuoteStore, StoredQuote } from '../store/quotes.ts';
import { type HeldQuote, heldQuote, type LineOfPeople, quoteHead } from './held-of-person.ts';

interface Parts<Quote extends StoredQuote> {
  quotes: Pick<QuoteStore<Quote>, 'ofJourneys' | 'headsOfJourneys'>;
  life: { erase(quote: Quote, call: CallContext): Promise<boolean> };
  now: () => Date;
}

/** What a line's quotes say of people; of what something was sold stays, with what was sold. */
export function peopleOf<Quote extends StoredQuote>(
  line: HeldQuote['line'],
  { quotes, life, now }: Parts<Quote>,
): LineOfPeople {
  return {
    held: async (draftIds) =>
      (await quotes.ofJourneys(draftIds)).map((quote) =>
        heldQuote(line, quote, isBound(quote, now())),
      ),
    heads: async (draftIds) =>
      (await quotes.headsOfJourneys(draftIds)).map((head) => quoteHead(line, head)),
    erase: async (draftIds, call) => {
      for (const quote of await quotes.ofJourneys(draftIds))
        if (!isBound(quote, now())) await life.erase(quote, call);
    },
  };
}
