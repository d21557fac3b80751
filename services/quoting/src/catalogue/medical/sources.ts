import type { CsvSource } from '../csv-source.ts';
import { type FileReader, fileReader } from '../file-reader.ts';
import type { CatalogueFiles } from '../files.ts';
import { type PolicyTermsFile, readPolicyTerms } from '../policy-terms.ts';
import type { Problem } from '../problem.ts';
import { type SchemaName, type ShapeChecker, shapeChecker } from '../shape.ts';
import type { InsurerEntry } from '../source-types.ts';
import type { YamlSource } from '../yaml-source.ts';
import type {
  BenefitEntry,
  DescriptionEntry,
  LeviesFile,
  NetworkEntry,
  PlanFile,
  RowEntry,
  TariffFile,
  TpaEntry,
} from './source-types.ts';

export interface PlanSource {
  /** `plans/<insurer>/<name>.yaml` says insurer and name; both must agree with the code inside. */
  folder: string;
  baseName: string;
  yaml: YamlSource<PlanFile>;
  rates: CsvSource;
}

/** All files of a catalogue, parsed and of the right shape; what they mean is for the rules to check. */
export interface Sources {
  files: CatalogueFiles;
  insurers: YamlSource<{ insurers: readonly InsurerEntry[] }>;
  tpas: YamlSource<{ tpas: readonly TpaEntry[] }>;
  networks: YamlSource<{ networks: readonly NetworkEntry[] }>;
  benefits: YamlSource<{ benefits: readonly BenefitEntry[] }>;
  descriptions: YamlSource<{ descriptions: readonly DescriptionEntry[] }>;
  rows: YamlSource<{ rows: readonly RowEntry[] }>;
  levies: YamlSource<LeviesFile>;
  tariff: YamlSource<TariffFile>;
  terms: YamlSource<PolicyTermsFile>;
  providers: CsvSource;
  plans: readonly PlanSource[];
}

const SHARED = [
  'insurers',
  'tpas',
  'networks',
  'benefits',
  'descriptions',
  'rows',
  'levies',
  'tariff',
];
const TERMS = 'terms.yaml';
const PLAN_PATH = /^plans\/([a-z0-9-]+)\/([a-z0-9-]+)\.yaml$/;

/** Parses and checks shapes. `sources` may only be read for meaning when there is no problem. */
export function readSources(
  files: CatalogueFiles,
  shapes: ShapeChecker = shapeChecker(),
): { sources: Sources; problems: Problem[] } {
  const reader = fileReader(files, shapes);
  const yaml = <T>(name: SchemaName) => reader.yaml(`${name}.yaml`, name) as YamlSource<T>;
  const planPaths = [...files.keys()].filter((path) => PLAN_PATH.test(path));
  const sources: Sources = {
    files,
    insurers: yaml('insurers'),
    tpas: yaml('tpas'),
    networks: yaml('networks'),
    benefits: yaml('benefits'),
    descriptions: yaml('descriptions'),
    rows: yaml('rows'),
    levies: yaml('levies'),
    tariff: yaml('tariff'),
    terms: readPolicyTerms(TERMS, files, reader),
    providers: reader.csv('providers.csv', 'providers-row'),
    plans: planPaths.map((path) => planSource(path, reader)),
  };
  return { sources, problems: [...reader.problems, ...strayFiles(files)] };
}

function planSource(path: string, reader: FileReader): PlanSource {
  const [, folder = '', baseName = ''] = PLAN_PATH.exec(path) ?? [];
  return {
    folder,
    baseName,
    yaml: reader.yaml(path, 'plan') as YamlSource<PlanFile>,
    rates: reader.csv(`rates/${folder}-${baseName}.csv`, 'rates-row'),
  };
}

/** Files with texts that are shown. */
export function shownIn(sources: Sources): readonly YamlSource[] {
  const { insurers, tpas, networks, benefits, descriptions, rows, levies, plans } = sources;
  const shared = [insurers, tpas, networks, benefits, descriptions, rows, levies];
  return [...shared, ...plans.map(({ yaml }) => yaml)];
}

/** A file that nothing reads is a plan that someone believes to be on sale. */
function strayFiles(files: CatalogueFiles): Problem[] {
  const known = new Set([...SHARED.map((name) => `${name}.yaml`), TERMS, 'providers.csv']);
  for (const path of files.keys()) {
    const [, folder, baseName] = PLAN_PATH.exec(path) ?? [];
    if (folder) known.add(path).add(`rates/${folder}-${baseName}.csv`);
  }
  return [...files.keys()]
    .filter((path) => !known.has(path) && !path.startsWith('logos/'))
    .map((file) => {
      const message = 'Nothing reads this file: no plan has this name.';
      return { file, line: 1, column: 1, rule: 'stray-file', message };
    });
}
