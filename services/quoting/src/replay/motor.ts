import { UnreadableEvent } from '@muqarin/platform/events/envelope';
import type { MotorRatingBasis } from '@muqarin/proto/muqarin/quoting/v1/motor_pb';
import type { MotorAnswers } from '../../contract/motor/answers.ts';
import { motorKind } from '../catalogue/motor/kind.ts';
import { type CatalogueStoreParts, openCatalogueStore } from '../catalogue/store.ts';
import { createMotorRater } from '../raters/motor.ts';
import { priceForQuote } from '../use-cases/motor/price-quote.ts';
import type { LineReplay } from './line-replay.ts';

export async function openMotorReplay(where: CatalogueStoreParts): Promise<LineReplay> {
  const kept = await openCatalogueStore(motorKind, where);
  const rater = createMotorRater(kept);
  return {
    close: () => kept.close(),
    rate: async ({ asked, catalogueVersion }) => {
      if (asked.case !== 'motor') throw new UnreadableEvent('a motor quote without its car');
      const { basis } = asked.value;
      if (basis === undefined) return { outcome: 'not_rateable' };
      if ((await kept.byVersion(catalogueVersion)) === null)
        return { outcome: 'unknown_catalogue' };
      const shelf = await rater.ofVersion(catalogueVersion);
      const deductible = basis.deductible === '' ? null : basis.deductible;
      const priced = priceForQuote(shelf, answersOf(basis), deductible, basis.day);
      // What cannot be priced at all is other than what its event says.
      return { outcome: 'rated', prices: priced.outcome === 'ok' ? priced.prices : [] };
    },
  };
}

function answersOf({ variantId, valueAed, dateOfBirth, ...basis }: MotorRatingBasis): MotorAnswers {
  return {
    emirateId: basis.emirateId,
    variantId: Number(variantId),
    year: basis.year,
    valueAed: Number(valueAed),
    brandNew: basis.brandNew,
    gccSpec: basis.gccSpec,
    agencyRepair: basis.agencyRepair,
    insuredNow: basis.insuredNow,
    comprehensive: basis.comprehensive ?? null,
    dob: dateOfBirth,
    licenceYears: basis.licenceYears,
    claimFreeYears: basis.claimFreeYears,
    claims: basis.claims,
  };
}
