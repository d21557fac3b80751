import { parseAedText } from '@muqarin/rules/money';
import type {
  GroupCatalogue,
  GroupPlan,
  GroupPricing,
  SalaryPremiums,
} from '../../domain/medical-corporate/catalogue.ts';
import { versionOf } from '../files.ts';
import { insurersOf } from '../insurers.ts';
import { wordsOf } from '../texts.ts';
import { emirateIds, filsOf, percentBasisPoints } from '../units.ts';
import { papersOf } from './changes.ts';
import type { GroupPlanFile, PricingEntry, SalaryEntry } from './source-types.ts';
import { type GroupPlanSource, type GroupSources, shownIn } from './sources.ts';
import { termsOf } from './terms.ts';

/** Turns sources in which the linter found nothing into the read-only catalogue; codes become ids, AED become fils. */
export function buildGroupCatalogue(sources: GroupSources): GroupCatalogue {
  const { insurers, tpas, networks, market, benefits, descriptions } = sources;
  const { sections } = benefits.value;
  return {
    version: versionOf(sources.files),
    vatBasisPoints: percentBasisPoints(market.value.vat_percent),
    insurers: insurersOf(insurers.value.insurers),
    insurerTerms: termsOf(sources),
    changePapers: papersOf(sources),
    tpas: tpas.value.tpas.map(({ id, name }) => ({ id, name })),
    networks: networks.value.networks.map(({ id, name, area_of_cover: areaOfCover }) => {
      return { id, name, areaOfCover };
    }),
    benefits: benefits.value.benefits.map(({ id, code, name, help, section, on_tile }) => {
      const { name: sectionName } = required(sections, section);
      return { id, code, name, help, section: sectionName, onTile: on_tile?.label ?? null };
    }),
    descriptions: descriptions.value.descriptions.map(({ id, code, name, help }) => {
      return { id, code, name, help };
    }),
    plans: sources.plans.map((plan) => planOf(plan, sources)).sort((a, b) => a.id - b.id),
    arabic: { words: wordsOf(shownIn(sources)), makes: {}, models: {} },
  };
}

function planOf({ yaml: { value: plan } }: GroupPlanSource, sources: GroupSources): GroupPlan {
  const cover = coverOf(plan, sources);
  return {
    id: plan.id,
    code: plan.code,
    name: plan.name,
    insurerId: required(sources.insurers.value.insurers, plan.insurer).id,
    tpaId: required(sources.tpas.value.tpas, plan.tpa).id,
    networkId: required(sources.networks.value.networks, plan.network).id,
    emirateIds: emirateIds(plan.emirates),
    minEmployees: plan.min_employees ?? null,
    maxDependantPercent: plan.max_dependants_percent ?? null,
    minLowSalaryPercent: plan.min_low_salary_percent ?? null,
    molCensus: plan.mol_census,
    benefitIds: cover.flatMap(({ benefitId, value }) => (value === null ? [] : [benefitId])),
    descriptionIds: sources.descriptions.value.descriptions
      .filter(({ code }) => plan.descriptions.includes(code))
      .map(({ id }) => id),
    annualLimit: plan.annual_limit,
    limitAed: Math.round((parseAedText(plan.annual_limit) ?? 0) / 100),
    glance: plan.glance.text,
    conditions: plan.conditions.map(({ text }) => text),
    cover,
    variants: plan.variants.map(({ id, label: name, help, percent, amount_aed }) => {
      const basisPoints = percent === undefined ? null : percentBasisPoints(percent);
      return { id, name, help, basisPoints, amountFils: maybeFils(amount_aed) };
    }),
    rateCard: cardOf(plan),
  };
}

function cardOf({ rate_card: { id, effective_from, pricing, maternity } }: GroupPlanFile) {
  return {
    id,
    effectiveFrom: effective_from,
    pricing: pricingOf(pricing),
    maternity: maternity.map(({ from: ageFrom, to: ageTo, premium_aed }) => {
      return { ageFrom, ageTo, premiumFils: filsOf(premium_aed) };
    }),
  };
}

function pricingOf(entry: PricingEntry): GroupPricing {
  switch (entry.by) {
    case 'multiple_salary':
      return { type: entry.by, salary: salaryOf(entry.salary) };
    case 'premiumpermember': {
      const salary = entry.salary ? salaryOf(entry.salary) : null;
      return { type: entry.by, premiumFils: filsOf(entry.premium_aed), salary };
    }
    case 'ageband':
      return {
        type: entry.by,
        bands: entry.bands.map(({ from: ageFrom, to: ageTo, premium_aed, ...salary }) => {
          const premiumFils = maybeFils(premium_aed);
          return { ageFrom, ageTo, premiumFils, salary: premium_aed ? null : salaryOf(salary) };
        }),
        defaultFils: maybeFils(entry.default_aed),
      };
  }
}

function salaryOf({ lsb_aed, hsb_aed, nlsb_aed }: SalaryEntry): SalaryPremiums {
  return { lsb: maybeFils(lsb_aed), hsb: maybeFils(hsb_aed), nlsb: maybeFils(nlsb_aed) };
}

function coverOf({ cover }: GroupPlanFile, { benefits }: GroupSources) {
  return benefits.value.benefits.map(({ id: benefitId, code }) => {
    return { benefitId, value: cover[code]?.value ?? null };
  });
}

function maybeFils(amount: string | undefined): number | null {
  return amount === undefined ? null : filsOf(amount);
}

function required<Row extends { code: string }>(rows: readonly Row[], wanted: string): Row {
  const row = rows.find(({ code }) => code === wanted);
  if (!row) throw new Error('A catalogue was built from sources with problems.');
  return row;
}
