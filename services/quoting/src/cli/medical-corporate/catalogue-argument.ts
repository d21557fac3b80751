import { catalogueArchive } from '../../catalogue/archive.ts';
import { readCatalogueFiles } from '../../catalogue/files.ts';
import { groupFromFiles, groupFromKept } from '../../catalogue/medical-corporate/load.ts';
import { problemText } from '../../catalogue/problem.ts';
import type { GroupCatalogue } from '../../domain/medical-corporate/catalogue.ts';
import { FaultyCatalogue } from '../faulty-catalogue.ts';
import { type Terminal, UsageError } from '../terminal.ts';

/** A catalogue for groups as a person names it: `built-in`, a version that the data folder keeps, or a folder. */
export async function groupCatalogueArgument(
  name: string,
  dataDir: string,
  terminal: Terminal,
): Promise<GroupCatalogue> {
  const isVersion = /^[0-9a-f]{16}$/.test(name);
  const dir = name === 'built-in' ? terminal.builtInDir : terminal.resolve(name);
  const archive = catalogueArchive(dataDir, 'medical-corporate');
  const files = isVersion
    ? await archive.read(name)
    : await readCatalogueFiles(dir, 'medical-corporate');
  if (!files) throw new UsageError(`The data folder does not keep the version ${name} for groups.`);
  const outcome = isVersion ? groupFromKept(files) : groupFromFiles(files);
  if (outcome.ok) return outcome.catalogue;
  for (const problem of outcome.problems) terminal.error(problemText(problem));
  throw new FaultyCatalogue(`The catalogue ${name} for groups has problems; correct them first.`);
}
