/** A category's list for its paper: what the page of the same address lists, in its order, and the premiums of what is chosen taken apart. */
import type { GroupQuote } from '@muqarin/quoting/contract/medical-corporate/quote';
import {
  corporateFilters,
  sortCorporate,
  sortIn,
} from '@muqarin/rules/medical-corporate/plan-list';
import type { Bff } from '../../../parts.ts';
import { chosenHospitals } from '../../../use-cases/chosen-hospitals.ts';
import { picksOf, pricedPicks } from '../../../use-cases/medical-corporate/picks.ts';
import { findGroupQuote } from '../../../use-cases/medical-corporate/session-quote.ts';
import { listedInsurers } from '../../../views/listed-insurers.ts';
import { logosAt } from '../../../views/logo-address.ts';
import { groupOnPaper } from '../../../views/medical-corporate/papers/list.ts';
import { corporateTile } from '../../../views/medical-corporate/plans-model.ts';
import type { ListOnPaper } from '../../../views/papers/list-on-paper.ts';
import type { PageAsk } from '../../pages/page-ask.ts';
import { tabOf } from './tab.ts';

export async function groupListOnPaper(bff: Bff, ask: PageAsk): Promise<ListOnPaper | null> {
  const quote = await findGroupQuote(bff, ask);
  const category = quote && tabOf(ask.query.category, quote);
  if (!quote || category === null) return null;
  const { quoteId } = quote;
  const [{ tiles }, catalogue] = await Promise.all([
    bff.quoting.groupList({ quoteId, category }, ask.context),
    bff.catalogue.info(),
  ]);
  const { filters } = corporateFilters.read(ask.query);
  const { ids } = filters.providers;
  const { networkPairs: pairs } = await chosenHospitals(bff, ids, ask.context);
  const wanted = { ...filters, providers: { ids, pairs } };
  const insurers = listedInsurers(catalogue, tiles);
  const facts = tiles.map((tile) => corporateTile(tile, logosAt(catalogue.version)));
  const listed = sortCorporate(
    facts.filter((plan) => corporateFilters.matches(plan, wanted, { insurers })),
    sortIn(ask.query),
  );
  return groupOnPaper({
    quote,
    category,
    tiles: listed.flatMap(({ id }) => tiles.filter(({ planId }) => planId === id)),
    chosen: await chosenIn(bff, ask, quote, category),
  });
}

/** The plan that is chosen for the category, and those of it that are compared. */
async function chosenIn(bff: Bff, ask: PageAsk, quote: GroupQuote, category: number) {
  const { compared } = picksOf(ask.session, quote.quoteId);
  const picks = [...quote.chosen, ...compared].map((pick) => {
    return { category: pick.category, plan: pick.plan };
  });
  const ofCategory = picks.filter((pick) => pick.category === category);
  return pricedPicks(bff, quote, ofCategory, ask.context);
}
