import { type CatalogueLine, hasFolder, placeIn, readCatalogueFiles } from '../catalogue/files.ts';
import { generalKind } from '../catalogue/general/kind.ts';
import { type ImportOutcome, importCatalogue, undoImport } from '../catalogue/import.ts';
import type { CatalogueKind } from '../catalogue/kind.ts';
import { medicalKind } from '../catalogue/medical/kind.ts';
import { groupKind } from '../catalogue/medical-corporate/kind.ts';
import { motorKind } from '../catalogue/motor/kind.ts';
import { problemText } from '../catalogue/problem.ts';
import { type Command, parse } from './command.ts';
import { readFolder } from './medical/catalogue-argument.ts';
import { counted, type ExitCode, type Terminal, UsageError } from './terminal.ts';

export const importCommand: Command = {
  name: 'import',
  summary: 'put a catalogue in force, whole or not at all',
  help: `Usage: npm run catalog -- import <folder> [--dry-run] [--data <folder>]
       npm run catalog -- import --undo [--motor | --general | --groups] [--data <folder>]

Checks the folder as lint does, keeps its files in the data folder under catalogues/<version>/ and then makes
that version the live one in one step. A faulty card changes nothing. Running services follow within a second.
Earlier versions stay, so stored quotes can be rated again. The folder's motor/,
general/ and medical-corporate/ are catalogues with versions of their own: all are checked before any goes live.

  --dry-run  check and say what would happen, change nothing
  --undo     return to the version that was live before the last import
  --motor    with --undo: the motor catalogue; --general that of businesses, --groups that of groups
  --data     the data folder; DATA_DIR or .data when absent
  --help     this text

Exit code: 0 done, 1 problems or nothing to undo, 2 wrong usage, 3 cannot read or write.`,
  run: async (args, terminal) => {
    const { values, positionals } = parse(args, {
      'dry-run': { type: 'boolean', default: false },
      undo: { type: 'boolean', default: false },
      motor: { type: 'boolean', default: false },
      general: { type: 'boolean', default: false },
      groups: { type: 'boolean', default: false },
      data: { type: 'string' },
    });
    const dataDir = values.data === undefined ? terminal.dataDir : terminal.resolve(values.data);
    const [folder, ...rest] = positionals;
    if (values.undo) {
      if (folder !== undefined || values['dry-run'])
        throw new UsageError('import --undo takes neither a folder nor --dry-run.');
      return undo(dataDir, undoneLine(values), terminal);
    }
    if (folder === undefined || rest.length > 0) throw new UsageError('import takes one folder.');
    await readFolder(folder, terminal);
    return put(terminal.resolve(folder), dataDir, values['dry-run'], terminal);
  },
};

async function put(
  dir: string,
  dataDir: string,
  dryRun: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const parts = [
    ...(await Promise.all([
      partOf(motorKind, dir, dataDir),
      partOf(generalKind, dir, dataDir),
      partOf(groupKind, dir, dataDir),
    ])),
    (dryRun: boolean) => importCatalogue(medicalKind, { dir, dataDir, dryRun }),
  ];
  const checked = await Promise.all(parts.map((part) => part(true)));
  const problems = checked.flatMap((outcome) => (outcome && !outcome.ok ? outcome.problems : []));
  if (problems.length > 0) {
    for (const problem of problems)
      terminal.out(problemText({ ...problem, file: placeIn(dir, problem.file) }));
    const count = counted(problems.length, 'problem');
    terminal.error(terminal.paint('red', `${count}: nothing was imported.`));
    return 1;
  }
  for (const [index, part] of parts.entries()) {
    const outcome = dryRun ? checked[index] : await part(false);
    if (outcome?.ok) report(outcome, dryRun, terminal);
  }
  return 0;
}

/** A line that the folder has nothing of is left as it is. */
async function partOf<Built extends { version: string }>(
  kind: CatalogueKind<Built>,
  dir: string,
  dataDir: string,
): Promise<(dryRun: boolean) => Promise<ImportOutcome | null>> {
  const isThere = hasFolder(await readCatalogueFiles(dir, kind.line), kind.line);
  return async (dryRun) => (isThere ? importCatalogue(kind, { dir, dataDir, dryRun }) : null);
}

type Flags = Readonly<Record<'motor' | 'general' | 'groups', boolean>>;

function undoneLine({ motor, general, groups }: Flags): CatalogueLine {
  if (motor) return 'motor';
  if (general) return 'general';
  return groups ? 'medical-corporate' : 'medical';
}

function report(
  { version, previous, changed }: Extract<ImportOutcome, { ok: true }>,
  dryRun: boolean,
  terminal: Terminal,
): void {
  const was = previous ? ` in place of ${previous}` : '';
  if (!changed) terminal.out(`${version} is live already.`);
  else if (dryRun) terminal.out(`No problem. ${version} would go live${was}; nothing was changed.`);
  else terminal.out(terminal.paint('green', `${version} is live${was}.`));
}

async function undo(dataDir: string, line: CatalogueLine, terminal: Terminal): Promise<ExitCode> {
  const outcome = await undoImport(dataDir, line);
  if (!outcome.ok) {
    terminal.error('There is no earlier version to return to.');
    return 1;
  }
  terminal.out(
    terminal.paint('green', `${outcome.version} is live again; ${outcome.undone} is kept.`),
  );
  return 0;
}
