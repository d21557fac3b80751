import { catalogueArchive } from '../../catalogue/archive.ts';
import { readCatalogueFiles } from '../../catalogue/files.ts';
import { motorFromFiles, motorFromKept } from '../../catalogue/motor/load.ts';
import { problemText } from '../../catalogue/problem.ts';
import type { MotorCatalogue } from '../../domain/motor/catalogue.ts';
import { FaultyCatalogue } from '../faulty-catalogue.ts';
import { type Terminal, UsageError } from '../terminal.ts';

/** A motor catalogue as a person names it: `built-in`, a version that the data folder keeps, or a folder. */
export async function motorCatalogueArgument(
  name: string,
  dataDir: string,
  terminal: Terminal,
): Promise<MotorCatalogue> {
  const isVersion = /^[0-9a-f]{16}$/.test(name);
  const dir = name === 'built-in' ? terminal.builtInDir : terminal.resolve(name);
  const archive = catalogueArchive(dataDir, 'motor');
  const files = isVersion ? await archive.read(name) : await readCatalogueFiles(dir, 'motor');
  if (!files) throw new UsageError(`The data folder does not keep the motor version ${name}.`);
  const outcome = isVersion ? motorFromKept(files) : motorFromFiles(files);
  if (outcome.ok) return outcome.catalogue;
  for (const problem of outcome.problems) terminal.error(problemText(problem));
  throw new FaultyCatalogue(`The motor catalogue ${name} has problems; correct them first.`);
}
