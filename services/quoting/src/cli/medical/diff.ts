import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import type { CatalogueDiff } from '../../catalogue/diff.ts';
import { diffCatalogues } from '../../catalogue/medical/diff.ts';
import { referencePopulation } from '../../catalogue/medical/population.ts';
import { POPULATION } from '../../catalogue/population.ts';
import { isRealDay } from '../../catalogue/units.ts';
import { type Command, parse } from '../command.ts';
import { diffMarkdown, diffText } from '../diff-text.ts';
import { type Terminal, UsageError } from '../terminal.ts';
import { catalogueArgument } from './catalogue-argument.ts';

const FORMATS: Readonly<Record<string, (diff: CatalogueDiff, terminal: Terminal) => string>> = {
  text: diffText,
  markdown: (diff) => diffMarkdown(diff),
  json: (diff) => JSON.stringify(diff, null, 2),
};

export const diff: Command = {
  name: 'diff',
  summary: 'show what a change does to the premiums of a reference population',
  help: `Usage: npm run catalog -- diff <old> <new> [--format text|markdown|json] [--day YYYY-MM-DD] [--data <folder>]

Prices the same ${POPULATION.people} invented people (fixed, see catalog/README.md) in each emirate under both catalogues and
shows by plan how many net premiums change and by how much: smallest, median and largest change.
<old> and <new> are each a folder, a version that the data folder keeps, live, or built-in.

  --format   text (default), markdown for a pull request, or json
  --day      the day to price on; today in Dubai when absent
  --data     the data folder; DATA_DIR or .data when absent
  --help     this text

Exit code: 0 compared, 1 a catalogue has problems, 2 wrong usage, 3 cannot read.`,
  run: async (args, terminal) => {
    const { values, positionals } = parse(args, {
      format: { type: 'string', default: 'text' },
      day: { type: 'string' },
      data: { type: 'string' },
    });
    const [oldName, newName, ...rest] = positionals;
    if (oldName === undefined || newName === undefined || rest.length > 0)
      throw new UsageError('diff takes two catalogues: the old one and the new one.');
    const write = FORMATS[values.format];
    if (!write) throw new UsageError(`--format is text, markdown or json, not "${values.format}".`);
    const day = values.day ?? toIsoDate(dubaiToday(terminal.now()));
    if (!isRealDay(day)) throw new UsageError(`--day is a day such as 2026-01-31, not "${day}".`);
    const dataDir = values.data === undefined ? terminal.dataDir : terminal.resolve(values.data);
    const old = await catalogueArgument(oldName, dataDir, terminal);
    const next = await catalogueArgument(newName, dataDir, terminal);
    terminal.out(write(diffCatalogues(old, next, referencePopulation(), day), terminal));
    return 0;
  },
};
