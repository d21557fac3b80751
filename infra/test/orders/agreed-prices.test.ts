/** Whatever was chosen in a motor quotation, its order costs what was accepted: thousands of random options, without a database. */
import type { MotorOffer } from '@muqarin/orders/contract/motor/offer';
import { vatOn } from '@muqarin/rules/money';
import { mostOf } from '@muqarin/rules/quotations/fundings';
import { beforeAll, describe, expect, it } from 'vitest';
import { choiceOf } from '../../../services/orders/src/use-cases/motor/asks.ts';
import { priceOrder } from '../../../services/orders/src/use-cases/motor/price-order.ts';
import type { MotorPlan } from '../../../services/quoting/src/domain/motor/catalogue.ts';
import { valueRangeOf } from '../../../services/quoting/src/domain/motor/market-value.ts';
import fundings from '../../../services/quoting/src/quotations/fundings.json' with { type: 'json' };
import { priceOptions } from '../../../services/quoting/src/quotations/price-options.ts';
import type { StoredQuotation } from '../../../services/quoting/src/quotations/store.ts';
import { createMotorRater, type MotorRater } from '../../../services/quoting/src/raters/motor.ts';
import type { MotorContext } from '../../../services/quoting/src/use-cases/motor/context.ts';
import { offerMotorQuotation } from '../../../services/quoting/src/use-cases/motor/offer-quotation.ts';
import { chosenMotorText } from '../../../services/quoting/src/use-cases/motor/quotation-plan.ts';
import { motorQuotations } from '../../../services/quoting/src/use-cases/motor/quotation-source.ts';
import { realMotorCatalogue } from '../../../services/quoting/test/support/motor-files.ts';
import { type Random, seededRandom } from '../../../services/quoting/test/support/random-rating.ts';
import { realCars } from '../../../services/quoting/test/support/real-motor-requests.ts';

const day = '2026-11-21';

describe('the order of an accepted option', () => {
  let rater: MotorRater;
  beforeAll(async () => {
    const catalogue = await realMotorCatalogue();
    rater = createMotorRater({ current: () => catalogue, byVersion: async () => null });
  });

  it('costs what was accepted to the fils, and its rows sum to it', async () => {
    const random = seededRandom(4040);
    const { catalogue } = rater.current();
    const cars = realCars(catalogue);
    const source = motorQuotations({ rater });
    const some = { ordered: 0, discounted: 0, agency: 0, excess: 0, addons: 0 };
    for (let at = 0; at < 12_000 && some.ordered < 3_000; at += 1) {
      const car = cars[random(0, cars.length - 1)];
      const plan = catalogue.plans[random(0, catalogue.plans.length - 1)];
      if (!car || !plan) throw new Error('nothing to insure');
      const range = valueRangeOf(catalogue, car, day);
      const valueAed = range && random(0, 1) === 1 ? random(range.minAed, range.maxAed) : null;
      const answers = answersOf(random, car.variant.id, car.year, valueAed);
      const basis = { answers, day, catalogueVersion: catalogue.version };
      const chosen = choicesOf(random, plan);
      const wanted = { lineId: 'l1', planId: chosenMotorText(chosen), discount: null };
      const [rated] = await priceOptions({ fundings }, source, basis, [wanted]);
      if (!rated) continue;
      const discount = discountOf(random, rated.option);
      const priced = await priceOptions({ fundings }, source, basis, [{ ...wanted, discount }]);
      const [{ option, rows } = rated] = priced;
      const offer = await offerMotorQuotation(contextOf(rater, { basis, option }), {
        quotationId: 'q1',
      });
      const { total } = priceOrder({ ...choiceOf(offer as MotorOffer), promo: null });
      const { netFils, vatFils, grossFils } = option;
      expect(total).toMatchObject({ netFils, vatFils, grossFils });
      const { price } = offer.tile;
      const sum = price.lines.reduce((all, { amountFils }) => all + amountFils, 0);
      expect([sum, vatOn(sum, offer.vatBasisPoints)]).toEqual([netFils, vatFils]);
      expect(rows.reduce((all, { fils }) => all + fils, 0)).toBe(grossFils);
      some.ordered += 1;
      some.discounted += discount ? 1 : 0;
      some.agency += price.repair === 'agency' ? 1 : 0;
      some.excess += price.deductible === null ? 0 : 1;
      some.addons += offer.addonIds.length > 0 ? 1 : 0;
    }
    expect(some.ordered).toBe(3_000);
    for (const seen of Object.values(some)) expect(seen).toBeGreaterThan(150);
  });
});

function answersOf(random: Random, variantId: number, year: number, valueAed: number | null) {
  const age = random(18, 80);
  return {
    emirateId: random(1, 7),
    variantId,
    year,
    valueAed,
    brandNew: false,
    gccSpec: random(0, 9) < 8,
    agencyRepair: random(0, 1) === 1,
    insuredNow: true,
    comprehensive: null,
    dob: `${2026 - age}-0${random(1, 9)}-1${random(0, 9)}`,
    licenceYears: random(0, 5),
    claimFreeYears: random(0, 5),
    claims: random(0, 3),
  };
}

function choicesOf(random: Random, { id: planId, addons }: MotorPlan) {
  const deductible = [null, 'half', 'none'][random(0, 2)] ?? null;
  const addonIds = addons.map(({ addonId }) => addonId).filter(() => random(0, 2) === 0);
  return { planId, agency: random(0, 3) === 0, deductible, addonIds };
}

/** Up to all that the insurer promised. */
function discountOf(random: Random, option: { insurerCode: string; netFils: number }) {
  const funding = fundings.find(({ insurerCode }) => insurerCode === option.insurerCode);
  const most = funding ? mostOf(funding, option.netFils) : 0;
  return funding && most > 0 ? { fundingId: funding.id, fils: random(1, most) } : null;
}

/** As far as an offer needs it: the accepted quotation, and no other. */
function contextOf(
  rater: MotorRater,
  { basis, option }: Pick<StoredQuotation, 'basis'> & { option: StoredQuotation['options'][0] },
): MotorContext {
  const at = new Date(`${day}T08:00:00Z`);
  const sent = { version: 1, at, basis, options: [option], validUntil: day };
  const stored = { state: 'accepted', line: 'motor', chosenLineId: 'l1', quoteId: 'k1', sent };
  const quotations = { find: async () => stored, answerableOfQuote: async () => [stored] };
  const quotes = { find: async () => null };
  return { rater, now: () => at, quotations, quotes } as unknown as MotorContext;
}
