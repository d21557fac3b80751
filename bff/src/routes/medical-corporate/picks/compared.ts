/** Which plans an address compares: those that it names, or those that the session keeps. */
import type { GroupQuote, PricedPick } from '@muqarin/quoting/contract/medical-corporate/quote';
import {
  acrossProblem,
  type GroupPick,
  groupCompareProblem,
} from '@muqarin/rules/medical-corporate/picks';
import { parseCompareQuery } from '@muqarin/rules/medical-corporate/picks-wire';
import type { Bff } from '../../../parts.ts';
import { blockedIn, picksOf, pricedPicks } from '../../../use-cases/medical-corporate/picks.ts';
import { found } from '../../../views/medical-corporate/picks-model.ts';
import type { PageAsk } from '../../pages/page-ask.ts';

export interface ComparedPlans {
  plans: PricedPick[];
  /** Named, but unknown, or nothing that their category can have (decisions M15). */
  dropped: number;
  /** Why nothing is shown. */
  problem: string | null;
}

export const comparedInCategory = (bff: Bff, ask: PageAsk, quote: GroupQuote) => {
  const read = parseCompareQuery(ask.query);
  const { picks, dropped } = read ?? {
    picks: picksOf(ask.session, quote.quoteId).compared,
    dropped: 0,
  };
  const problemOf = read === null ? onlyTooMany(groupCompareProblem) : groupCompareProblem;
  return compared(bff, ask, quote, { picks, dropped, problemOf });
};

export const comparedAcross = (bff: Bff, ask: PageAsk, quote: GroupQuote) => {
  const { across: picks } = picksOf(ask.session, quote.quoteId);
  return compared(bff, ask, quote, { picks, dropped: 0, problemOf: onlyTooMany(acrossProblem) });
};

type ProblemOf = (picks: readonly GroupPick[]) => string | null;

/** A tray with one plan, or none, is shown as it is. */
function onlyTooMany(problemOf: ProblemOf): ProblemOf {
  return (picks) => (picks.length < 2 ? null : problemOf(picks));
}

async function compared(
  bff: Bff,
  { context }: PageAsk,
  quote: GroupQuote,
  {
    picks,
    dropped,
    problemOf,
  }: { picks: readonly GroupPick[]; dropped: number; problemOf: ProblemOf },
): Promise<ComparedPlans> {
  const priced = await pricedPicks(bff, quote, picks.slice(0, 20), context);
  const plans = found(picks, priced);
  const problem = blockedIn(quote, plans) ?? problemOf(plans);
  const gone = dropped + picks.length - plans.length;
  return { plans: problem === null ? plans : [], dropped: gone, problem };
}
