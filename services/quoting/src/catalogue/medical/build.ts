import type {
  BenefitValue,
  Catalogue,
  Network,
  Plan,
  Provider,
  Tpa,
} from '../../domain/medical/catalogue.ts';
import { versionOf } from '../files.ts';
import { insurersOf } from '../insurers.ts';
import { policyTermsOf } from '../policy-terms.ts';
import { wordsOf } from '../texts.ts';
import { emirateCodes, emirateId, emirateIds, filsOf, percentBasisPoints } from '../units.ts';
import { rateCardOf } from './build-card.ts';
import { conditionsIn } from './conditions.ts';
import type { FactEntry, NetworkEntry, PlanFile, RowEntry } from './source-types.ts';
import { type PlanSource, type Sources, shownIn } from './sources.ts';

/** Turns sources in which the linter found nothing into the read-only catalogue; codes become ids, AED become fils. */
export function buildCatalogue(sources: Sources): Catalogue {
  const lookups = lookupsOf(sources);
  const vatBasisPoints = percentBasisPoints(sources.levies.value.vat_percent);
  const { insurers } = sources.insurers.value;
  return {
    version: versionOf(sources.files),
    vatBasisPoints,
    insurers: insurersOf(insurers),
    policyTerms: policyTermsOf(sources.terms, insurers, vatBasisPoints),
    tpas: sources.tpas.value.tpas.map(({ id, code, name }): Tpa => ({ id, code, name })),
    networks: sources.networks.value.networks.map(
      ({ id, code, name, tier, area_of_cover }): Network => {
        return { id, code, name, tier, areaOfCover: area_of_cover };
      },
    ),
    providers: providersOf(sources),
    benefits: sources.benefits.value.benefits.map(({ id, code, name, help }) => {
      return { id, code, name, help };
    }),
    descriptions: sources.descriptions.value.descriptions.map(({ id, code, name, help }) => {
      return { id, code, name, help };
    }),
    rows: sources.rows.value.rows.map(({ code, section, label, help, better }) => {
      return { code, section, label, help, better };
    }),
    levies: sources.levies.value.levies.map((levy) => ({
      code: levy.code,
      label: levy.label,
      why: levy.why,
      emirateId: known(emirateId(levy.emirate)),
      fils: filsOf(levy.amount_aed),
      from: levy.from,
      ...(levy.to === undefined ? {} : { to: levy.to }),
    })),
    plans: sources.plans.map((plan) => planOf(plan, lookups)).sort((a, b) => a.id - b.id),
    arabic: { words: wordsOf(shownIn(sources)), makes: {}, models: {} },
  };
}

interface Lookups {
  rows: readonly RowEntry[];
  networks: ReadonlyMap<string, NetworkEntry>;
  tpaNames: ReadonlyMap<string, string>;
  idOf(list: 'insurers' | 'tpas' | 'networks' | 'benefits' | 'descriptions', code: string): number;
}

function lookupsOf(sources: Sources): Lookups {
  const ids = (list: readonly { id: number; code: string }[]) =>
    new Map(list.map(({ id, code }) => [code, id]));
  const tables = {
    insurers: ids(sources.insurers.value.insurers),
    tpas: ids(sources.tpas.value.tpas),
    networks: ids(sources.networks.value.networks),
    benefits: ids(sources.benefits.value.benefits),
    descriptions: ids(sources.descriptions.value.descriptions),
  };
  return {
    rows: sources.rows.value.rows,
    networks: new Map(sources.networks.value.networks.map((network) => [network.code, network])),
    tpaNames: new Map(sources.tpas.value.tpas.map((tpa) => [tpa.code, tpa.name])),
    idOf: (list, code) => known(tables[list].get(code)),
  };
}

function planOf({ yaml: { value: plan }, rates }: PlanSource, lookups: Lookups): Plan {
  const network = known(lookups.networks.get(plan.network));
  const { conditions, notes } = conditionsIn(plan);
  return {
    id: plan.id,
    code: plan.code,
    name: plan.name,
    kind: plan.kind,
    insurerId: lookups.idOf('insurers', plan.insurer),
    tpaId: lookups.idOf('tpas', plan.tpa),
    networkId: network.id,
    emirateIds: emirateIds(plan.emirates),
    insuredFor: plan.insured_for,
    salaryBand: plan.salary_band,
    conditions,
    coversPreExisting: plan.covers_pre_existing,
    benefitIds: plan.benefits.map((code) => lookups.idOf('benefits', code)),
    descriptionIds: plan.descriptions.map((code) => lookups.idOf('descriptions', code)),
    values: lookups.rows.map((row) => cellOf(row, plan, network, lookups)),
    facts: [
      fact('Annual limit', plan.facts.annual_limit),
      { label: 'Network', value: network.name, note: network.tile_note },
      fact('Outpatient visits', plan.facts.outpatient_visits),
      fact('Dental and optical', plan.facts.dental_and_optical),
    ],
    assumption: { lead: plan.assumption.lead, text: plan.assumption.text },
    excess: plan.excess,
    notes,
    documents: plan.documents.map(({ id, name, title }) => ({ id, name, title })),
    rateCard: rateCardOf(plan, rates),
  };
}

function fact(label: string, entry: FactEntry): Plan['facts'][number] {
  return typeof entry === 'string' ? { label, value: entry } : { label, ...entry };
}

function cellOf(
  row: RowEntry,
  plan: PlanFile,
  network: NetworkEntry,
  lookups: Lookups,
): BenefitValue {
  const covered = true;
  switch (row.from) {
    case 'network': {
      const { name, table_note: note, places: rank } = network;
      return { row: row.code, covered, text: name, note, rank };
    }
    case 'area_of_cover':
      return { row: row.code, covered, text: network.area_of_cover };
    case 'tpa':
      return { row: row.code, covered, text: known(lookups.tpaNames.get(plan.tpa)) };
    default:
      return { row: row.code, covered, ...known(plan.table[row.code]) };
  }
}

/** A place in a network is in each network of the same claims company that is as wide or wider and reaches its emirate. */
function providersOf({ providers, networks, tpas }: Sources): Provider[] {
  const all = networks.value.networks;
  return providers.rows.map((row) => {
    const text = (column: string) => row.cells[column]?.text ?? '';
    const emirate = text('emirate');
    const pairs = tpas.value.tpas.flatMap((tpa) => {
      const narrowest = all.find((network) => network.code === text(tpa.code));
      if (!narrowest) return [];
      return all
        .filter((network) => network.tier >= narrowest.tier && network.tpas.includes(tpa.code))
        .filter((network) => emirateCodes(network.emirates).includes(emirate))
        .map((network) => ({ networkId: network.id, tpaId: tpa.id }));
    });
    return {
      id: Number(text('id')),
      fullName: text('full_name'),
      fullNameInArabic: text('full_name_ar'),
      emirateId: known(emirateId(emirate)),
      kind: text('kind') as Provider['kind'],
      networks: pairs,
    };
  });
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A catalogue was built from sources with problems.');
  return value;
}
