import { hasFolder, placeIn, readCatalogueFiles } from '../catalogue/files.ts';
import { lintGeneral } from '../catalogue/general/load.ts';
import { lintCatalogue } from '../catalogue/medical/findings.ts';
import { lintGroups } from '../catalogue/medical-corporate/load.ts';
import { lintMotor } from '../catalogue/motor/load.ts';
import { problemText } from '../catalogue/problem.ts';
import { type Command, parse } from './command.ts';
import { readFolder } from './medical/catalogue-argument.ts';
import { counted, type Terminal, UsageError } from './terminal.ts';

export const lint: Command = {
  name: 'lint',
  summary: 'check the files and name every problem by file, line and column',
  help: `Usage: npm run catalog -- lint [folder] [--json]

Checks the catalogue in the folder, or the one that comes with the code. First the shape of each file
(catalog/schema), then, when all shapes are right, what they mean together: unknown ids, gaps and overlaps
of ages, amounts outside tariff.yaml, premiums that fall with age, duplicate keys, missing documents. In
motor/ also gaps in model years, values that do not fall with age and bands of factors that do not join; in
general/ rates outside types.yaml, rates that fall with the risk and benefits that a plan says nothing about; in
medical-corporate/ bands that do not join or cut 18 to 35, and networks that the claims company does not run.

  --json   the problems as JSON
  --help   this text

Exit code: 0 no problem, 1 problems, 2 wrong usage, 3 cannot read.`,
  run: async (args, terminal) => {
    const { values, positionals } = parse(args, { json: { type: 'boolean' } });
    if (positionals.length > 1) throw new UsageError('lint takes one folder.');
    const folder = positionals[0];
    const files = folder
      ? await readFolder(folder, terminal)
      : await readCatalogueFiles(terminal.builtInDir);
    const dir = folder ? terminal.resolve(folder) : terminal.builtInDir;
    const medical = lintCatalogue(files);
    const motor = await motorLint(dir);
    const general = await generalLint(dir);
    const groups = await groupLint(dir);
    const problems = [
      ...medical.problems,
      ...(motor?.problems ?? []),
      ...(general?.problems ?? []),
      ...(groups?.problems ?? []),
    ].map((problem) => ({ ...problem, file: placeIn(dir, problem.file) }));
    const plans = medical.sources.plans.length;
    if (values.json) terminal.out(JSON.stringify(problems, null, 2));
    else if (problems.length === 0)
      terminal.out(
        terminal.paint(
          'green',
          `No problem in ${counted(plans, 'plan')}${motor?.found ?? ''}${general?.found ?? ''}${groups?.found ?? ''}.`,
        ),
      );
    else {
      for (const problem of problems) terminal.out(problemText(problem));
      terminal.error(terminal.paint('red', `${counted(problems.length, 'problem')}.`));
    }
    return problems.length === 0 ? 0 : 1;
  },
};

/** The motor part of a folder, when it has one. */
async function motorLint(dir: Terminal['builtInDir']) {
  const files = await readCatalogueFiles(dir, 'motor');
  if (!hasFolder(files, 'motor')) return null;
  const { problems, sources } = lintMotor(files);
  if (problems.length > 0) return { problems, found: '' };
  const models = sources.makes.flatMap(({ yaml }) => yaml.value.models);
  const variants = models.reduce((sum, model) => sum + model.variants.length, 0);
  const plans = counted(sources.plans.length, 'motor plan');
  return { problems, found: `, ${plans} and ${counted(variants, 'variant')} of cars` };
}

/** The general part of a folder, when it has one. */
async function generalLint(dir: Terminal['builtInDir']) {
  const files = await readCatalogueFiles(dir, 'general');
  if (!hasFolder(files, 'general')) return null;
  const { problems, sources } = lintGeneral(files);
  const plans = counted(sources.plans.length, 'general plan');
  return { problems, found: problems.length > 0 ? '' : ` and ${plans}` };
}

/** The part for groups, when the folder has one. */
async function groupLint(dir: Terminal['builtInDir']) {
  const files = await readCatalogueFiles(dir, 'medical-corporate');
  if (!hasFolder(files, 'medical-corporate')) return null;
  const { problems, sources } = lintGroups(files);
  const plans = counted(sources.plans.length, 'group plan');
  return { problems, found: problems.length > 0 ? '' : ` and ${plans}` };
}
