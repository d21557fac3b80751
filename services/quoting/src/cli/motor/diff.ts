import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { diffMotorCatalogues } from '../../catalogue/motor/diff.ts';
import { POPULATION } from '../../catalogue/population.ts';
import { isRealDay } from '../../catalogue/units.ts';
import { type Command, parse } from '../command.ts';
import { diffMarkdown, diffText } from '../diff-text.ts';
import { UsageError } from '../terminal.ts';
import { motorCatalogueArgument } from './catalogue-argument.ts';

const whom = 'reference drivers';

export const diffMotorCommand: Command = {
  name: 'diff-motor',
  summary: 'show what a change does to the motor premiums of reference drivers',
  help: `Usage: npm run catalog -- diff-motor <old> <new> [--format text|markdown|json] [--day YYYY-MM-DD] [--data <folder>]

Prices the same ${POPULATION.people} invented drivers (fixed, in cars of the old catalogue) in each emirate under both motor catalogues and
shows by plan how many net premiums change and by how much: smallest, median and largest change.
<old> and <new> are each a folder, a version that the data folder keeps, or built-in.

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
      throw new UsageError('diff-motor takes two catalogues: the old one and the new one.');
    const day = values.day ?? toIsoDate(dubaiToday(terminal.now()));
    if (!isRealDay(day)) throw new UsageError(`--day is a day such as 2026-01-31, not "${day}".`);
    if (!['text', 'markdown', 'json'].includes(values.format))
      throw new UsageError(`--format is text, markdown or json, not "${values.format}".`);
    const old = await motorCatalogueArgument(oldName, values.data, terminal);
    const next = await motorCatalogueArgument(newName, values.data, terminal);
    const found = diffMotorCatalogues(old, next, day);
    if (values.format === 'json') terminal.out(JSON.stringify(found, null, 2));
    else if (values.format === 'markdown') terminal.out(diffMarkdown(found, whom));
    else terminal.out(diffText(found, terminal, whom));
    return 0;
  },
};
