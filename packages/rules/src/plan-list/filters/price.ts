/** The range of premiums: two ends in the address, in dirhams. */
import { messages } from '../../messages.ts';
import { parseAedText } from '../../money.ts';
import { checkPricePair, type PricePair, sliderRange } from '../price-range.ts';
import type { Filter } from './filter.ts';
import { firstOf } from './query.ts';

type Price = PricePair | null;
type Ends = Pick<Filter<unknown, Price>, 'read' | 'write'> & {
  /** Without a range there is nothing to choose. */
  within: (price: PricePair, range: Price) => Price;
};

interface Options<Plan> {
  names: readonly [min: string, max: string];
  of: (plan: Plan) => number;
  /** Given where one end may be left open: what is said of an amount that is none. */
  wrongAmount?: string;
}

/** Net premiums (decisions X13), both ends inclusive (M33); a range that spans every plan is no filter. */
export function priceRange<Plan>({ names, of, wrongAmount }: Options<Plan>): Filter<Plan, Price> {
  const range = (plans: readonly Plan[]) =>
    sliderRange(plans.map((plan) => ({ premiumFils: of(plan) })));
  const { within, ...ends } = wrongAmount === undefined ? both(names) : open(names, wrongAmount);
  return {
    names,
    off: null,
    fits: (plan, price) =>
      price === null || (of(plan) >= price.minFils && of(plan) <= price.maxFils),
    inForce: (price) => (price === null ? [] : [{ without: null }]),
    toggle: () => null,
    isChosen: () => false,
    range,
    settle: (price, plans) => price && within(price, range(plans)),
    ...ends,
  };
}

/** Both ends or none (S0 5). */
function both([min, max]: Options<unknown>['names']): Ends {
  return {
    read: (query) => {
      const texts = [firstOf(query, min), firstOf(query, max)];
      const [low = '', high = ''] = texts;
      if (low === '' && high === '') return { value: null };
      const checked = checkPricePair(parseAedText(low), parseAedText(high));
      return checked.ok ? { value: checked.price } : { value: null, problem: checked.message };
    },
    write: (price): Record<string, string> =>
      price === null
        ? {}
        : { [min]: String(price.minFils / 100), [max]: String(price.maxFils / 100) },
    within: (price, range) => {
      const isPart =
        range !== null && (price.minFils > range.minFils || price.maxFils < range.maxFils);
      return isPart ? price : null;
    },
  };
}

const NO_LEAST = 0;
const NO_MOST = Number.POSITIVE_INFINITY;

/** With the range's own ends where one is open, as it is shown. */
export function shownPrice({ minFils, maxFils }: PricePair, range: PricePair): PricePair {
  return {
    minFils: minFils === NO_LEAST ? range.minFils : minFils,
    maxFils: maxFils === NO_MOST ? range.maxFils : maxFils,
  };
}

/** An end that is not said, or that is the slider's, stays open. */
function open([min, max]: Options<unknown>['names'], wrongAmount: string): Ends {
  const pair = (minFils: number, maxFils: number): Price =>
    minFils === NO_LEAST && maxFils === NO_MOST ? null : { minFils, maxFils };
  return {
    read: (query) => {
      const low = amountOf(firstOf(query, min), NO_LEAST);
      const high = amountOf(firstOf(query, max), NO_MOST);
      if (low === null || high === null) return { value: null, problem: wrongAmount };
      if (low >= high) return { value: null, problem: messages.premiumLimits };
      return { value: pair(low, high) };
    },
    write: (price) => {
      const { minFils = NO_LEAST, maxFils = NO_MOST } = price ?? {};
      return {
        ...(minFils === NO_LEAST ? {} : { [min]: String(Math.floor(minFils / 100)) }),
        ...(maxFils === NO_MOST ? {} : { [max]: String(Math.ceil(maxFils / 100)) }),
      };
    },
    within: (price, range) =>
      range === null
        ? price
        : pair(
            price.minFils > range.minFils ? price.minFils : NO_LEAST,
            price.maxFils < range.maxFils ? price.maxFils : NO_MOST,
          ),
  };
}

function amountOf(text: string, none: number): number | null {
  if (text === '') return none;
  const fils = parseAedText(text);
  return fils === null || fils < 0 ? null : fils;
}
