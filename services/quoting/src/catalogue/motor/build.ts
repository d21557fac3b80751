import { parseIsoDate } from '@muqarin/rules/dates';
import type { MotorCatalogue, MotorPlan, MotorTariff } from '../../domain/motor/catalogue.ts';
import type { Make, VehicleCatalogue } from '../../domain/motor/vehicles.ts';
import { versionOf } from '../files.ts';
import { insurersOf } from '../insurers.ts';
import { policyTermsOf } from '../policy-terms.ts';
import { wordsOf } from '../texts.ts';
import { emirateIds, filsOf, percentBasisPoints } from '../units.ts';
import { motorCardOf } from './build-card.ts';
import { type MotorPlanSource, type MotorSources, shownIn } from './sources.ts';
import { keptPoints } from './units.ts';

/** Turns sources in which the linter found nothing into the read-only catalogue; codes become ids, AED become fils. */
export function buildMotorCatalogue(sources: MotorSources): MotorCatalogue {
  const { addons, benefits, insurers } = sources;
  const tariff = tariffOf(sources);
  return {
    version: versionOf(sources.files),
    insurers: insurersOf(insurers.value.insurers),
    tariff,
    policyTerms: policyTermsOf(sources.terms, insurers.value.insurers, tariff.vatBasisPoints),
    benefits: benefits.value.benefits.map(({ id, code, name, help }) => ({ id, code, name, help })),
    addons: addons.value.addons.map(({ id, code, name, per, help }) => {
      return { id, code, name, per, help };
    }),
    vehicles: vehiclesOf(sources),
    promos: promosOf(sources),
    plans: sources.plans.map((plan) => planOf(plan, sources)).sort((a, b) => a.id - b.id),
    arabic: { words: wordsOf(shownIn(sources)), ...carsInArabic(sources) },
  };
}

function carsInArabic({ makes }: MotorSources) {
  const named = (rows: readonly { name: string; name_ar?: string }[]) =>
    Object.fromEntries(
      rows.flatMap(({ name, name_ar: arabic }) => (arabic ? [[name, arabic]] : [])),
    );
  const files = makes.map(({ yaml }) => yaml.value);
  return { makes: named(files), models: named(files.flatMap(({ models }) => models)) };
}

function tariffOf({ tariff: { value } }: MotorSources): MotorTariff {
  return {
    vatBasisPoints: percentBasisPoints(value.vat_percent),
    valueBelowBasisPoints: percentBasisPoints(value.value.below_percent),
    valueAboveBasisPoints: percentBasisPoints(value.value.above_percent),
    classes: value.classes.map(({ code, name, bodies }) => ({ code, name, bodies })),
    comprehensive: value.comprehensive.map((row) => ({
      classCode: row.class,
      minimumFils: filsOf(row.minimum_aed),
      maximumBasisPoints: percentBasisPoints(row.maximum_percent),
    })),
    thirdParty: value.third_party.map((row) => ({
      classCode: row.class,
      cylindersTo: row.cylinders_to,
      minimumFils: filsOf(row.minimum_aed),
      maximumFils: filsOf(row.maximum_aed),
    })),
    deductibleCaps: value.deductible_caps.map((row) => ({
      seatsTo: row.seats_to,
      valueToAed: row.value_to_aed,
      fils: filsOf(row.amount_aed),
    })),
  };
}

function vehiclesOf({ makes, depreciation, popular }: MotorSources): VehicleCatalogue {
  const built = makes.map(({ yaml: { value } }): Make => {
    const models = value.models.map(({ id, name, body, segment, seats, variants }) => ({
      id,
      name,
      body,
      segment,
      variants: variants.map((row) => ({
        id: row.id,
        name: row.name,
        cylinders: row.cylinders,
        seats,
        yearFrom: row.years[0],
        yearTo: row.years[1],
        priceNewFils: filsOf(row.new_aed),
      })),
    }));
    return { id: value.id, code: value.code, name: value.name, models };
  });
  return {
    makes: built.sort((a, b) => a.id - b.id),
    segments: depreciation.value.segments.map(({ code, name, kept_percent }) => {
      return { code, name, keptBasisPoints: kept_percent.map(keptPoints) };
    }),
    popular: popular.value.popular.map(({ make, model }) => {
      const models = built.find(({ code }) => code === make)?.models ?? [];
      return known(models.find(({ name }) => name === model)).id;
    }),
  };
}

function promosOf({ promos, insurers }: MotorSources): MotorCatalogue['promos'] {
  return promos.value.promos.map((row) => ({
    code: row.code,
    insurerId: known(insurers.value.insurers.find(({ code }) => code === row.insurer)).id,
    off:
      row.percent_off === undefined
        ? { type: 'amount', fils: filsOf(known(row.aed_off)) }
        : { type: 'perc', basisPoints: percentBasisPoints(row.percent_off) },
    from: known(parseIsoDate(row.from)),
    to: known(parseIsoDate(row.to)),
    maxUses: row.max_uses ?? null,
  }));
}

function planOf(
  { yaml: { value: plan }, rates }: MotorPlanSource,
  sources: MotorSources,
): MotorPlan {
  const idOf = (list: readonly { id: number; code: string }[], code: string) =>
    known(list.find((entry) => entry.code === code)).id;
  const { addons, benefits, insurers } = sources;
  return {
    id: plan.id,
    code: plan.code,
    name: plan.name,
    type: plan.type === 'comprehensive' ? 'comprehensive' : 'third_party',
    insurerId: idOf(insurers.value.insurers, plan.insurer),
    schemeCode: plan.scheme_code ?? '',
    emirateIds: emirateIds(plan.emirates),
    carAgeTo: plan.accepts.car_age_to,
    specifications: plan.accepts.specifications,
    agencyCarAgeTo: plan.agency_repair_to ?? null,
    cover: benefits.value.benefits.map(({ id, code }) => {
      const { covered = true, text } = known(plan.cover[code]);
      return { benefitId: id, covered, text };
    }),
    overview: plan.overview.map((code) => idOf(benefits.value.benefits, code)),
    assumption: { lead: plan.assumption.lead, text: plan.assumption.text },
    notes: plan.notes,
    documents: plan.documents.map(({ id, name, title }) => ({ id, name, title })),
    addons: plan.addons.map(({ code, amount_aed: amount, included = false }) => {
      const addon = known(addons.value.addons.find((entry) => entry.code === code));
      const fils = included ? 0 : filsOf(known(amount));
      return { addonId: addon.id, perPassenger: addon.per === 'passenger', fils, included };
    }),
    rateCard: motorCardOf(plan, rates),
  };
}

function known<T>(value: T | null | undefined): T {
  if (value === undefined || value === null)
    throw new Error('A catalogue was built from sources with problems.');
  return value;
}
