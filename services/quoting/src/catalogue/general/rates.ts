import { type Exposure, type RatedType, RISKS, type Risk } from '../../domain/general/catalogue.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problem-at.ts';
import type { RiskKey, SectionEntry } from './source-types.ts';
import type { GeneralPlanSource, GeneralSources } from './sources.ts';
import { ppmOf } from './units.ts';

/** What each type is a rate of (facts B5). */
const EXPOSURES: Readonly<Record<RatedType, readonly Exposure[]>> = {
  work_comp: ['admin_wages', 'non_admin_wages'],
  public_liability: ['turnover'],
  property_all_risk: ['sum_insured'],
  fire: ['sum_insured'],
  professional_indemnity: ['turnover'],
  contractors_all_risk: ['contract_value'],
  sme_package: ['sum_insured'],
};

/** Each section is a rate of a figure of its type, between the market's limits, and rises with the risk. */
export function checkRates({ yaml }: GeneralPlanSource, sources: GeneralSources): Problem[] {
  const { type, rate_card: card } = yaml.value;
  const exposures = EXPOSURES[type];
  const limits = sources.types.value.types.find(({ code }) => code === type)?.rates ?? {};
  const at = (path: (string | number)[], rule: string, message: string) =>
    problemAt(yaml, ['rate_card', 'sections', ...path], rule, message);
  const missing = exposures.filter((of) => !card.sections.some((section) => section.of === of));
  return [
    ...missing.map((of) => at([], 'missing-row', `No section is a rate of ${of}.`)),
    ...card.sections.flatMap((section, i) => [
      ...(exposures.includes(section.of)
        ? []
        : [at([i, 'of'], 'unknown-id', `"${section.of}" is not asked for ${type}.`)]),
      ...outside(section, limits).map(({ key, low, high }) => {
        const message = `The rate lies outside ${low} to ${high} percent.`;
        return at([i, 'percent', key], 'outside-market', message);
      }),
      ...falling(section).map((key) => {
        return at([i, 'percent', key], 'wrong-order', 'The rate is lower than for less risk.');
      }),
    ]),
  ];
}

type Limits = GeneralSources['types']['value']['types'][number]['rates'];

function outside({ of, percent }: SectionEntry, limits: Limits) {
  return Object.entries(percent).flatMap(([key, rate]) => {
    // People at desks are the office class, whatever their business does.
    const as = key === 'all' && of === 'admin_wages' ? 'office' : key;
    const [low, high] = limits[as as RiskKey] ?? limits.all ?? [];
    if (low === undefined || high === undefined) return [];
    const isInside = ppmOf(low) <= ppmOf(rate) && ppmOf(rate) <= ppmOf(high);
    return isInside ? [] : [{ key, low, high }];
  });
}

function falling({ percent }: SectionEntry): Risk[] {
  const named = RISKS.filter((risk) => percent[risk] !== undefined);
  return named.filter((risk, i) => {
    const before = percent[named[i - 1] ?? risk] ?? '0.00';
    return ppmOf(percent[risk] ?? '0.00') < ppmOf(before);
  });
}
