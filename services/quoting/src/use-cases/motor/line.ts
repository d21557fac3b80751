/** Motor quotes as the engine of quotes knows them. */
import { isDeepStrictEqual } from 'node:util';
import type { MotorAnswers } from '../../../contract/motor/answers.ts';
import { reproduceMotorPrice } from '../../domain/motor/reproduce.ts';
import { isBound } from '../../domain/quote-binding.ts';
import { isOffered } from '../../domain/quote-life.ts';
import { noPlan } from '../../parts.ts';
import type { MotorRater, MotorShelf } from '../../raters/motor.ts';
import type { StoredMotorQuote } from '../../store/motor/quotes.ts';
import { ratedOf, tileOf } from '../../views/motor/quote-view.ts';
import type { Priced, QuoteLine } from '../quote-life/line.ts';
import { knownDeductible, priceForQuote } from './price-quote.ts';
import { motorEvents } from './quote-events.ts';
import { vehicleView } from './search-vehicles.ts';
import type { AskedMotor, MotorChange, MotorParts, MotorTypes } from './types.ts';

export function motorLine(parts: MotorParts): QuoteLine<MotorTypes> {
  const { quotes, rater } = parts;
  return {
    quotes,
    blank: { planAddons: [], quotationLines: [] },
    basisFields: ['deductible', 'valueAed'],
    firstAsked: (answers) => ({ answers, deductible: null, isValueKept: false }),
    asked: (quote, change) => askedOf(rater, quote, change),
    isOther,
    rate: (asked, day) => rate(rater.current(), asked, day),
    // Another value clears the compare tray (S1 4).
    keptChoices: (quote, { prices, valueAed }) => ({
      planAddons: quote.planAddons.filter(({ planId }) => isOffered({ prices }, [planId])),
      ...(valueAed === quote.valueAed ? {} : { comparedPlanIds: [] }),
    }),
    plansOf: async (version) => (await rater.ofVersion(version)).catalogue.plans,
    isBound: (quote) => isBound(quote, parts.now()),
    // An order that is given up leaves the others to be chosen.
    isClosed: () => false,
    offerOf: async (quote, { planId, addonIds: wanted }) => {
      const { shelf, request } = await ratedOf(rater, quote);
      const plan = shelf.compiled.planById.get(planId);
      if (!plan || !isOffered(quote, [planId])) throw noPlan();
      const addonIds = offeredIn(shelf, planId, wanted);
      const own = { planAddons: withAddons(quote, planId, addonIds) };
      return { offer: tileOf(shelf, plan, request, addonIds), withIt: addonIds, own };
    },
    rateAgain: async (stored) => {
      const { shelf, request } = await ratedOf(rater, stored);
      const { catalogueVersion } = stored;
      return (planId) =>
        reproduceMotorPrice({ catalogueVersion, planId, netFils: 0, request }, shelf.catalogue)
          .actualFils;
    },
    publish: motorEvents(parts),
  };
}

function askedOf(
  rater: MotorRater,
  before: StoredMotorQuote,
  { answers, valueAed, deductible }: MotorChange,
): AskedMotor {
  const base = answers ? withValue(before, answers) : before.answers;
  return {
    answers: valueAed === undefined ? base : { ...base, valueAed },
    deductible:
      deductible === undefined ? before.deductible : knownDeductible(rater.current(), deductible),
    isValueKept: valueAed === undefined,
  };
}

/** The value that was set goes on for the same car in the same year, where the answers name none. */
function withValue({ answers: before }: StoredMotorQuote, answers: MotorAnswers): MotorAnswers {
  const isSameCar = before.variantId === answers.variantId && before.year === answers.year;
  if (!isSameCar || answers.valueAed !== null) return answers;
  return { ...answers, valueAed: before.valueAed };
}

function isOther(quote: StoredMotorQuote, { answers, deductible }: AskedMotor): boolean {
  const { valueAed } = quote;
  return !isDeepStrictEqual(
    { ...quote.answers, valueAed, deductible: quote.deductible },
    { ...answers, valueAed: answers.valueAed ?? valueAed, deductible },
  );
}

function rate(
  shelf: MotorShelf,
  asked: AskedMotor,
  day: string,
): Priced<MotorTypes> | MotorTypes['refused'] {
  const { answers, isValueKept } = asked;
  const deductible = knownDeductible(shelf, asked.deductible);
  const found = priceForQuote(shelf, answers, deductible, day);
  if (found.outcome === 'value_out_of_range' && isValueKept && answers.valueAed !== null)
    return rate(shelf, { ...asked, answers: { ...answers, valueAed: null } }, day);
  if (found.outcome !== 'ok') return found;
  const { request, prices, vehicle, range } = found;
  const { version: catalogueVersion } = shelf.catalogue;
  const { valueAed } = request.car;
  return {
    outcome: 'priced',
    basis: { answers, deductible, day, catalogueVersion, valueAed, prices },
    priced: vehicleView(vehicle, range),
  };
}

/** The chosen add-ons by plan, with one plan's choice put in; an empty choice is no entry. */
export function withAddons(
  { planAddons }: Pick<StoredMotorQuote, 'planAddons'>,
  planId: number,
  addonIds: readonly number[],
): StoredMotorQuote['planAddons'] {
  const others = planAddons.filter((row) => row.planId !== planId);
  return addonIds.length > 0 ? [...others, { planId, addonIds: [...addonIds] }] : others;
}

/** Ids that a plan does not offer are left out: an outdated page is no reason to fail. */
export function offeredIn(
  { compiled }: MotorShelf,
  planId: number,
  wanted: readonly number[],
): number[] {
  const addons = compiled.planById.get(planId)?.addons ?? [];
  const offered = addons.filter(({ included }) => !included).map(({ addonId }) => addonId);
  return [...new Set(wanted)].filter((id) => offered.includes(id));
}
