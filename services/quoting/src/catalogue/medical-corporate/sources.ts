import { type FileReader, fileReader } from '../file-reader.ts';
import type { CatalogueFiles } from '../files.ts';
import type { Problem } from '../problem.ts';
import { type ShapeChecker, shapeChecker } from '../shape.ts';
import type { InsurerEntry } from '../source-types.ts';
import { parseYaml, type YamlSource } from '../yaml-source.ts';
import type { ChangesFile } from './changes.ts';
import type {
  DescriptionsFile,
  GroupBenefitsFile,
  GroupPlanFile,
  MarketFile,
  NetworksFile,
  TpasFile,
} from './source-types.ts';

export interface GroupPlanSource {
  folder: string;
  baseName: string;
  yaml: YamlSource<GroupPlanFile>;
}

/** All files of the catalogue for groups, parsed and of the right shape; what they mean is for the rules to check. */
export interface GroupSources {
  files: CatalogueFiles;
  insurers: YamlSource<{ insurers: readonly InsurerEntry[] }>;
  tpas: YamlSource<TpasFile>;
  networks: YamlSource<NetworksFile>;
  market: YamlSource<MarketFile>;
  changes: YamlSource<ChangesFile>;
  benefits: YamlSource<GroupBenefitsFile>;
  descriptions: YamlSource<DescriptionsFile>;
  plans: readonly GroupPlanSource[];
}

/** Files that other lines have as well, each of the schema of its name. */
const SHARED = ['insurers', 'tpas', 'networks'] as const;
const OWN = ['market', 'benefits', 'descriptions'] as const;
const CHANGES = 'medical-corporate/changes.yaml';
const PLAN_PATH = /^medical-corporate\/plans\/([a-z0-9-]+)\/([a-z0-9-]+)\.yaml$/;

/** Parses and checks shapes. `sources` may only be read for meaning when there is no problem. */
export function readGroupSources(
  files: CatalogueFiles,
  shapes: ShapeChecker = shapeChecker(),
): { sources: GroupSources; problems: Problem[] } {
  const reader = fileReader(files, shapes);
  const shared = <T>(name: (typeof SHARED)[number]) =>
    reader.yaml(`${name}.yaml`, name) as YamlSource<T>;
  const own = <T>(name: (typeof OWN)[number]) =>
    reader.yaml(`medical-corporate/${name}.yaml`, `medical-corporate-${name}`) as YamlSource<T>;
  const paths = [...files.keys()].filter((path) => PLAN_PATH.test(path));
  const sources: GroupSources = {
    files,
    insurers: shared('insurers'),
    tpas: shared('tpas'),
    networks: shared('networks'),
    market: own('market'),
    changes: changesOf(files, reader),
    benefits: own('benefits'),
    descriptions: own('descriptions'),
    plans: paths.map((path) => planSource(path, reader)),
  };
  return { sources, problems: [...reader.problems, ...strayFiles(files)] };
}

/** Versions kept from before have no such file. */
function changesOf(files: CatalogueFiles, reader: FileReader): GroupSources['changes'] {
  const source = files.has(CHANGES)
    ? reader.yaml(CHANGES, 'medical-corporate-changes')
    : parseYaml(CHANGES, 'changes: []').source;
  return source as GroupSources['changes'];
}

function planSource(path: string, reader: FileReader): GroupPlanSource {
  const [, folder = '', baseName = ''] = PLAN_PATH.exec(path) ?? [];
  const yaml = reader.yaml(path, 'medical-corporate-plan') as YamlSource<GroupPlanFile>;
  return { folder, baseName, yaml };
}

/** Files with texts that are shown. */
export function shownIn(sources: GroupSources): readonly YamlSource[] {
  const { insurers, tpas, networks, market, changes, benefits, descriptions, plans } = sources;
  return [
    insurers,
    tpas,
    networks,
    market,
    changes,
    benefits,
    descriptions,
    ...plans.map(({ yaml }) => yaml),
  ];
}

/** A file that nothing reads is a plan that someone believes to be on sale. */
function strayFiles(files: CatalogueFiles): Problem[] {
  const own = OWN.map((name) => `medical-corporate/${name}.yaml`);
  const known = new Set([...SHARED.map((name) => `${name}.yaml`), CHANGES, ...own]);
  return [...files.keys()]
    .filter((path) => !known.has(path) && !PLAN_PATH.test(path))
    .map((file) => {
      const message = 'Nothing reads this file: no plan has this name.';
      return { file, line: 1, column: 1, rule: 'stray-file', message };
    });
}
