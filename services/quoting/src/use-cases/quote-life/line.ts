/** What the one engine of quotes has to know of a line. */
import type { CallContext } from '@muqarin/platform/context';
import type { EventMessage } from '@muqarin/platform/events/bus';
import type { Revision } from '../../domain/quote-life.ts';
import type { QuoteStore, StoredQuote } from '../../store/quotes.ts';

/** The types of one line. */
export interface LineTypes {
  quote: StoredQuote;
  /** What prices are made for: answers, and what else is asked with them. */
  asked: { answers: object };
  /** What a revision may be asked to have otherwise. */
  change: object;
  /** What pricing finds beside the prices, for the event. */
  priced: unknown;
  /** Why nothing can be priced. */
  refused: { outcome: string };
  /** What is chosen at BUY NOW. */
  choice: { planId: number };
  /** The chosen plan as its line shows it. */
  offer: unknown;
}

export interface Priced<T extends LineTypes> {
  outcome: 'priced';
  basis: Basis<T>;
  priced: T['priced'];
}

/** What prices stand on, with them. */
type Basis<T extends LineTypes> = Omit<Revision, 'revision'> & Partial<T['quote']>;

export interface QuoteLine<T extends LineTypes> {
  quotes: QuoteStore<T['quote']>;
  /** What a new quote has besides what every quote has. */
  blank: Partial<T['quote']>;
  /** Fields of its own that prices stand on, kept with each revision. */
  basisFields?: readonly (keyof T['quote'] & string)[];
  firstAsked(answers: T['asked']['answers']): T['asked'];
  asked(quote: T['quote'], change: T['change']): T['asked'];
  /** Whether other answers are asked than those of the quote. */
  isOther(quote: T['quote'], asked: T['asked']): boolean;
  /** Prices of a day by the catalogue in force. */
  rate: (asked: T['asked'], day: string) => Priced<T> | T['refused'];
  /** What of the line's own choices still holds in the next revision. */
  keptChoices?(quote: T['quote'], next: Basis<T>): Partial<T['quote']>;
  plansOf: (version: string) => Promise<readonly { id: number; name: string }[]>;
  /** Something was sold of it. */
  isBound(quote: T['quote']): boolean;
  /** Nothing more can be sold of it. */
  isClosed(quote: T['quote']): boolean;
  /** Throws QUOTING.NO_PLAN. */
  offerOf(
    quote: T['quote'],
    choice: T['choice'],
  ): Promise<{ offer: T['offer']; withIt?: number[]; own?: Partial<T['quote']> }>;
  /** What each price of a revision comes to when it is rated again; null where it cannot be. */
  rateAgain: (revision: T['quote']) => Promise<(planId: number) => number | null>;
  publish: QuoteEvents<T>;
}

/** The events that the engine raises, in the words of the line. */
export interface QuoteEvents<T extends LineTypes> {
  priced(quote: T['quote'], priced: T['priced'], call: CallContext): EventMessage;
  /** Two plans or more. */
  compared?(quote: T['quote'], call: CallContext): EventMessage;
  selected(quote: T['quote'], offer: T['offer'], call: CallContext): EventMessage;
  erased(quote: T['quote'], call: CallContext): EventMessage;
}
