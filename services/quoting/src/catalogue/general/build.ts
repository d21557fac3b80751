import type {
  GeneralCatalogue,
  GeneralFactor,
  GeneralPlan,
} from '../../domain/general/catalogue.ts';
import { versionOf } from '../files.ts';
import { insurersOf } from '../insurers.ts';
import { wordsOf } from '../texts.ts';
import { basisPointsOf, emirateIds, filsOf, percentBasisPoints } from '../units.ts';
import type { FactorEntry } from './source-types.ts';
import { type GeneralPlanSource, type GeneralSources, shownIn } from './sources.ts';
import { byRisk } from './units.ts';

/** Turns sources in which the linter found nothing into the read-only catalogue; codes become ids, AED become fils. */
export function buildGeneralCatalogue(sources: GeneralSources): GeneralCatalogue {
  const { insurers, types, activities, benefits } = sources;
  return {
    version: versionOf(sources.files),
    vatBasisPoints: percentBasisPoints(types.value.vat_percent),
    insurers: insurersOf(insurers.value.insurers),
    activities: activities.value.activities.map(({ name_ar: _name, ...row }) => row),
    benefits: benefits.value.benefits.map(({ id, code, name, help }) => ({ id, code, name, help })),
    plans: sources.plans.map((plan) => planOf(plan, sources)).sort((a, b) => a.id - b.id),
    arabic: { words: wordsOf(shownIn(sources)), makes: {}, models: {} },
  };
}

function planOf(
  { yaml: { value: plan } }: GeneralPlanSource,
  { insurers, benefits }: GeneralSources,
): GeneralPlan {
  const insurer = insurers.value.insurers.find(({ code }) => code === plan.insurer);
  if (!insurer) throw new Error('A catalogue was built from sources with problems.');
  const { id, effective_from, least_aed, sections, factors, discount_percent } = plan.rate_card;
  return {
    id: plan.id,
    code: plan.code,
    name: plan.name,
    type: plan.type,
    insurerId: insurer.id,
    emirateIds: emirateIds(plan.emirates),
    excessFils: filsOf(plan.excess_aed),
    cover: benefits.value.benefits
      .filter(({ types }) => types.includes(plan.type))
      .map(({ id: benefitId, code }) => {
        const { limit_aed: limit, is = null } = plan.cover[code] ?? {};
        return { benefitId, limitFils: limit === undefined ? null : filsOf(limit), is };
      }),
    rateCard: {
      id,
      effectiveFrom: effective_from,
      leastFils: filsOf(least_aed),
      sections: sections.map(({ code, of, percent }) => ({ code, of, ppm: byRisk(percent) })),
      factors: factors.map(factorOf),
      discountBasisPoints: percentBasisPoints(discount_percent),
    },
  };
}

function factorOf(entry: FactorEntry): GeneralFactor {
  switch (entry.by) {
    case 'claims':
      return { by: 'claims', basisPoints: entry.times ? basisPointsOf(entry.times) : null };
    case 'emirates':
      return {
        by: 'emirates',
        emirateIds: emirateIds(entry.in),
        basisPoints: basisPointsOf(entry.times),
      };
    case 'size':
      return {
        by: 'size',
        bands: entry.bands.map(({ from_aed, times }) => {
          return { fromFils: from_aed * 100, basisPoints: basisPointsOf(times) };
        }),
      };
  }
}
