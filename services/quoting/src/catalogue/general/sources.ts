import { type FileReader, fileReader } from '../file-reader.ts';
import type { CatalogueFiles } from '../files.ts';
import type { Problem } from '../problem.ts';
import { type ShapeChecker, shapeChecker } from '../shape.ts';
import type { InsurerEntry } from '../source-types.ts';
import type { YamlSource } from '../yaml-source.ts';
import type {
  ActivitiesFile,
  GeneralBenefitsFile,
  GeneralPlanFile,
  TypesFile,
} from './source-types.ts';

export interface GeneralPlanSource {
  folder: string;
  baseName: string;
  yaml: YamlSource<GeneralPlanFile>;
}

/** All files of the general catalogue, parsed and of the right shape; what they mean is for the rules to check. */
export interface GeneralSources {
  files: CatalogueFiles;
  insurers: YamlSource<{ insurers: readonly InsurerEntry[] }>;
  types: YamlSource<TypesFile>;
  activities: YamlSource<ActivitiesFile>;
  benefits: YamlSource<GeneralBenefitsFile>;
  plans: readonly GeneralPlanSource[];
}

const SHARED = ['types', 'activities', 'benefits'] as const;
const PLAN_PATH = /^general\/plans\/([a-z0-9-]+)\/([a-z0-9-]+)\.yaml$/;

/** Parses and checks shapes. `sources` may only be read for meaning when there is no problem. */
export function readGeneralSources(
  files: CatalogueFiles,
  shapes: ShapeChecker = shapeChecker(),
): { sources: GeneralSources; problems: Problem[] } {
  const reader = fileReader(files, shapes);
  const yaml = <T>(name: (typeof SHARED)[number]) =>
    reader.yaml(`general/${name}.yaml`, `general-${name}`) as YamlSource<T>;
  const paths = [...files.keys()].filter((path) => PLAN_PATH.test(path));
  const sources: GeneralSources = {
    files,
    insurers: reader.yaml('insurers.yaml', 'insurers') as GeneralSources['insurers'],
    types: yaml('types'),
    activities: yaml('activities'),
    benefits: yaml('benefits'),
    plans: paths.map((path) => planSource(path, reader)),
  };
  return { sources, problems: [...reader.problems, ...strayFiles(files)] };
}

function planSource(path: string, reader: FileReader): GeneralPlanSource {
  const [, folder = '', baseName = ''] = PLAN_PATH.exec(path) ?? [];
  const yaml = reader.yaml(path, 'general-plan') as YamlSource<GeneralPlanFile>;
  return { folder, baseName, yaml };
}

/** Files with texts that are shown. */
export function shownIn(sources: GeneralSources): readonly YamlSource[] {
  const { insurers, activities, benefits, plans } = sources;
  return [insurers, activities, benefits, ...plans.map(({ yaml }) => yaml)];
}

/** A file that nothing reads is a plan that someone believes to be on sale. */
function strayFiles(files: CatalogueFiles): Problem[] {
  const known = new Set(['insurers.yaml', ...SHARED.map((name) => `general/${name}.yaml`)]);
  return [...files.keys()]
    .filter((path) => !known.has(path) && !PLAN_PATH.test(path))
    .map((file) => {
      const message = 'Nothing reads this file: no plan has this name.';
      return { file, line: 1, column: 1, rule: 'stray-file', message };
    });
}
