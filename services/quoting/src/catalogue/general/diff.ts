import { type Exposure, type GeneralCatalogue, RISKS } from '../../domain/general/catalogue.ts';
import { type GeneralRequest, rateGeneralPlan } from '../../domain/general/rate.ts';
import { type CatalogueDiff, diffPremiums, type Premiums } from '../diff.ts';
import { POPULATION, seeded } from '../population.ts';

type Business = Omit<GeneralRequest, 'day' | 'emirateId'>;

const EMIRATES = [1, 2, 3, 4, 5, 6, 7];
const THOUSAND_DIRHAMS_IN_FILS = 100_000;
/** In thousands of dirhams, from a shop to a contractor. */
const spans: Readonly<Record<Exposure, readonly [number, number]>> = {
  admin_wages: [60, 3_000],
  non_admin_wages: [40, 9_000],
  turnover: [300, 60_000],
  sum_insured: [100, 80_000],
  contract_value: [200, 90_000],
};

/** Prices the same businesses in each emirate under both catalogues. */
export function diffGeneralCatalogues(
  old: GeneralCatalogue,
  next: GeneralCatalogue,
  day: string,
): CatalogueDiff {
  const businesses = referenceBusinesses();
  const priced = (catalogue: GeneralCatalogue) => {
    return { catalogue, premiums: premiums(catalogue, businesses, day) };
  };
  return diffPremiums(priced(old), priced(next), day);
}

/** 500 invented businesses of every class of risk, many small and few large, the same on every machine. */
function referenceBusinesses(): Business[] {
  const random = seeded(POPULATION.seed);
  const amountOf = ([least, most]: readonly [number, number]) =>
    Math.round(least * (most / least) ** random()) * THOUSAND_DIRHAMS_IN_FILS;
  return Array.from({ length: POPULATION.people }, (_, at): Business => {
    const { admin_wages, non_admin_wages, turnover, sum_insured, contract_value } = spans;
    return {
      risk: RISKS[at % RISKS.length] ?? 'office',
      amounts: {
        admin_wages: amountOf(admin_wages),
        non_admin_wages: amountOf(non_admin_wages),
        turnover: amountOf(turnover),
        sum_insured: amountOf(sum_insured),
        contract_value: amountOf(contract_value),
      },
      hadClaim: random() < 0.2,
    };
  });
}

function premiums(
  { plans, vatBasisPoints }: GeneralCatalogue,
  businesses: readonly Business[],
  day: string,
): Premiums {
  return new Map(
    plans.map((plan) => {
      const nets = new Map<string, number>();
      for (const emirateId of EMIRATES) {
        for (const [at, business] of businesses.entries()) {
          const outcome = rateGeneralPlan(plan, vatBasisPoints, { ...business, emirateId, day });
          if (outcome.ok) nets.set(`${emirateId}/${at}`, outcome.price.netFils);
        }
      }
      return [plan.id, nets];
    }),
  );
}
