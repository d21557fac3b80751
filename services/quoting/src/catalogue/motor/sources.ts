import type { CsvSource } from '../csv-source.ts';
import { type FileReader, fileReader } from '../file-reader.ts';
import type { CatalogueFiles } from '../files.ts';
import { type PolicyTermsFile, readPolicyTerms } from '../policy-terms.ts';
import type { Problem } from '../problem.ts';
import { type SchemaName, type ShapeChecker, shapeChecker } from '../shape.ts';
import type { InsurerEntry } from '../source-types.ts';
import { parseYaml, type YamlSource } from '../yaml-source.ts';
import type {
  AddonsFile,
  BenefitsFile,
  DepreciationFile,
  MakeFile,
  MotorPlanFile,
  MotorTariffFile,
  PopularFile,
  PromosFile,
} from './source-types.ts';

export interface MakeSource {
  baseName: string;
  yaml: YamlSource<MakeFile>;
}

export interface MotorPlanSource {
  folder: string;
  baseName: string;
  yaml: YamlSource<MotorPlanFile>;
  rates: CsvSource;
}

/** All files of the motor catalogue, parsed and of the right shape; what they mean is for the rules to check. */
export interface MotorSources {
  files: CatalogueFiles;
  insurers: YamlSource<{ insurers: readonly InsurerEntry[] }>;
  tariff: YamlSource<MotorTariffFile>;
  depreciation: YamlSource<DepreciationFile>;
  popular: YamlSource<PopularFile>;
  addons: YamlSource<AddonsFile>;
  benefits: YamlSource<BenefitsFile>;
  promos: YamlSource<PromosFile>;
  terms: YamlSource<PolicyTermsFile>;
  makes: readonly MakeSource[];
  plans: readonly MotorPlanSource[];
}

const SHARED = ['tariff', 'depreciation', 'popular', 'addons', 'benefits'] as const;
const PROMOS = 'motor/promos.yaml';
const TERMS = 'motor/terms.yaml';
const MAKE_PATH = /^motor\/vehicles\/([a-z0-9-]+)\.yaml$/;
const PLAN_PATH = /^motor\/plans\/([a-z0-9-]+)\/([a-z0-9-]+)\.yaml$/;

/** Parses and checks shapes. `sources` may only be read for meaning when there is no problem. */
export function readMotorSources(
  files: CatalogueFiles,
  shapes: ShapeChecker = shapeChecker(),
): { sources: MotorSources; problems: Problem[] } {
  const reader = fileReader(files, shapes);
  const yaml = <T>(name: (typeof SHARED)[number]) =>
    reader.yaml(`motor/${name}.yaml`, `motor-${name}`) as YamlSource<T>;
  const paths = [...files.keys()];
  const sources: MotorSources = {
    files,
    insurers: reader.yaml('insurers.yaml', 'insurers') as MotorSources['insurers'],
    tariff: yaml('tariff'),
    depreciation: yaml('depreciation'),
    popular: yaml('popular'),
    addons: yaml('addons'),
    benefits: yaml('benefits'),
    promos: promosOf(files, reader),
    terms: readPolicyTerms(TERMS, files, reader),
    makes: paths.flatMap((path) => {
      const [, baseName] = MAKE_PATH.exec(path) ?? [];
      if (baseName === undefined) return [];
      return [{ baseName, yaml: reader.yaml(path, 'motor-make') as YamlSource<MakeFile> }];
    }),
    plans: paths.filter((path) => PLAN_PATH.test(path)).map((path) => planSource(path, reader)),
  };
  return { sources, problems: [...reader.problems, ...strayFiles(files)] };
}

/** Catalogues that were kept before there were promo codes have no such file. */
function promosOf(files: CatalogueFiles, reader: FileReader): MotorSources['promos'] {
  const source = files.has(PROMOS)
    ? reader.yaml(PROMOS, 'motor-promos')
    : parseYaml(PROMOS, 'promos: []').source;
  return source as MotorSources['promos'];
}

function planSource(path: string, reader: FileReader): MotorPlanSource {
  const [, folder = '', baseName = ''] = PLAN_PATH.exec(path) ?? [];
  const yaml = reader.yaml(path, 'motor-plan') as YamlSource<MotorPlanFile>;
  const isThirdParty = (yaml.value as MotorPlanFile | null)?.type === 'third-party';
  const schema: SchemaName = isThirdParty ? 'motor-premiums-row' : 'motor-rates-row';
  return { folder, baseName, yaml, rates: reader.csv(ratesPath(folder, baseName), schema) };
}

function ratesPath(folder: string, baseName: string): string {
  return `motor/rates/${folder}-${baseName}.csv`;
}

/** Files with texts that are shown, but those of cars. */
export function shownIn({
  insurers,
  addons,
  benefits,
  plans,
}: MotorSources): readonly YamlSource[] {
  return [insurers, addons, benefits, ...plans.map(({ yaml }) => yaml)];
}

/** A file that nothing reads is a plan that someone believes to be on sale. */
function strayFiles(files: CatalogueFiles): Problem[] {
  const known = new Set([
    'insurers.yaml',
    PROMOS,
    TERMS,
    ...SHARED.map((name) => `motor/${name}.yaml`),
  ]);
  for (const path of files.keys()) {
    const [, folder, baseName] = PLAN_PATH.exec(path) ?? [];
    if (folder && baseName) known.add(path).add(ratesPath(folder, baseName));
    else if (MAKE_PATH.test(path)) known.add(path);
  }
  return [...files.keys()]
    .filter((path) => !known.has(path))
    .map((file) => {
      const message = 'Nothing reads this file: no plan and no make has this name.';
      return { file, line: 1, column: 1, rule: 'stray-file', message };
    });
}
