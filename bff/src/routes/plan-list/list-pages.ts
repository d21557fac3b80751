/** The pages of a list and of its comparison: what is alike in every line, around what each says itself. */
import type { ListHead, ListPage, TakenAlong } from '../../../contract/list-pages.ts';
import type { Redirect } from '../../../contract/pages.ts';
import type { DraftFields } from '../../locale/page-draft.ts';
import type { Bff } from '../../parts.ts';
import { takeFlash } from '../../session/flash.ts';
import type { Flash } from '../../session/session-data.ts';
import type { SharedLine } from '../../use-cases/copy-quote.ts';
import { shareAddress } from '../../use-cases/shared-lists.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import type { PlanList } from './compare-forms.ts';
import { isWithoutContact, type PricesFirst, whereTheyWereGoing } from './prices-first.ts';

interface ListedQuote {
  quoteId: string;
  reference: string;
  revision: number;
  validUntil: string;
}

interface ComparedQuote extends ListedQuote {
  comparedPlanIds: number[];
}

/** What a line says of its list's pages. */
export interface ListLine<
  Quote extends ListedQuote,
  Prices extends PricesFirst = PricesFirst<SharedLine>,
> {
  /** Where somebody without a quote goes. */
  questions: string;
  form: PlanList['form'];
  pricesFirst: Prices;
  /** Of the session; null without one. */
  findQuote: (bff: Bff, ask: PageAsk) => Promise<Quote | null>;
  /** The lead's; empty without one. */
  emailOf: (bff: Bff, ask: PageAsk) => Promise<string>;
}

type Page<Own> = (bff: Bff, ask: PageAsk) => Promise<Own | Redirect>;
/** What the line shows, once what it says only once is taken; or where it leads instead. */
type OwnOf<Quote, Own> = (
  bff: Bff,
  ask: PageAsk,
  quote: Quote,
) => Promise<Redirect | ((flash: Flash) => Own)>;

export function listPage<Quote extends ComparedQuote, Own extends object>(
  line: ListLine<Quote>,
  own: OwnOf<Quote, Own>,
): Page<Own & DraftFields<ListPage>> {
  return listHeadPage(line, async (bff, ask, quote) => {
    const made = await own(bff, ask, quote);
    if ('redirect' in made) return made;
    const share = shareAddress(bff, line.pricesFirst.line, quote);
    return (flash) => ({ ...made(flash), share, comparedIds: quote.comparedPlanIds });
  });
}

/** The same of a list that keeps elsewhere what is compared. */
export function listHeadPage<Quote extends ListedQuote, Own extends object>(
  line: ListLine<Quote, PricesFirst>,
  own: OwnOf<Quote, Own>,
): Page<Own & DraftFields<ListHead>> {
  return async (bff, ask) => {
    const quote = await line.findQuote(bff, ask);
    if (!quote) return { redirect: line.questions };
    const onTheWay = await whereTheyWereGoing(line.pricesFirst, ask.session);
    if (onTheWay) return onTheWay;
    const made = await own(bff, ask, quote);
    if ('redirect' in made) return made;
    const { along, flash } = await takenAlong(line, bff, ask, quote, line.form.flashPage);
    const { revision, validUntil } = quote;
    return { ...made(flash), ...along, revision, validUntil };
  };
}

export function comparisonPage<Quote extends ListedQuote, Own extends object>(
  line: ListLine<Quote, PricesFirst>,
  own: (bff: Bff, ask: PageAsk, quote: Quote) => Promise<Own>,
): Page<Own & DraftFields<TakenAlong>> {
  return async (bff, ask) => {
    const quote = await line.findQuote(bff, ask);
    if (!quote) return { redirect: line.questions };
    const made = await own(bff, ask, quote);
    const { flashPage } = line.form.comparison;
    const { along } = await takenAlong(line, bff, ask, quote, flashPage);
    return { ...made, ...along };
  };
}

async function takenAlong<Quote extends ListedQuote>(
  line: ListLine<Quote, PricesFirst>,
  bff: Bff,
  ask: PageAsk,
  { reference }: Quote,
  flashPage: PlanList['form']['flashPage'],
): Promise<{ along: DraftFields<TakenAlong>; flash: Flash }> {
  const email = await line.emailOf(bff, ask);
  const flash = await takeFlash(ask.session, flashPage);
  const along = {
    reference,
    contactFirst: isWithoutContact(line.pricesFirst, ask.session),
    email,
    notice: flash.notice ?? null,
    warning: flash.warning ?? null,
  };
  return { along, flash };
}
