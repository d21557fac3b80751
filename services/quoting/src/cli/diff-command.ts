import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import type { CatalogueDiff } from '../catalogue/diff.ts';
import { isRealDay } from '../catalogue/units.ts';
import { type Command, parse } from './command.ts';
import { diffMarkdown, diffText } from './diff-text.ts';
import { type Terminal, UsageError } from './terminal.ts';

/** What the comparison of two catalogues has to know of their line. */
export interface Compared<Catalogue> extends Pick<Command, 'name' | 'summary'> {
  /** Who is priced, as the answer names them. */
  whom: string;
  /** What the help says before the options. */
  about: string;
  /** Throws `UsageError` for a name that leads nowhere. */
  read: (name: string, dataDir: string, terminal: Terminal) => Promise<Catalogue>;
  compare: (old: Catalogue, next: Catalogue, day: string) => CatalogueDiff;
}

type Write = (diff: CatalogueDiff, terminal: Terminal, whom: string) => string;

const FORMATS: Readonly<Record<string, Write>> = {
  text: diffText,
  markdown: (diff, _terminal, whom) => diffMarkdown(diff, whom),
  json: (diff) => JSON.stringify(diff, null, 2),
};

/** The command that compares two catalogues of a line. */
export function diffCommand<Catalogue>(line: Compared<Catalogue>): Command {
  const { name, summary, whom, about, read, compare } = line;
  return {
    name,
    summary,
    help: `Usage: npm run catalog -- ${name} <old> <new> [--format text|markdown|json] [--day YYYY-MM-DD] [--data <folder>]

${about}

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
      const [old, next, ...rest] = positionals;
      if (old === undefined || next === undefined || rest.length > 0)
        throw new UsageError(`${name} takes two catalogues: the old one and the new one.`);
      const write = FORMATS[values.format];
      if (!write)
        throw new UsageError(`--format is text, markdown or json, not "${values.format}".`);
      const day = values.day ?? toIsoDate(dubaiToday(terminal.now()));
      if (!isRealDay(day)) throw new UsageError(`--day is a day such as 2026-01-31, not "${day}".`);
      const dataDir = values.data === undefined ? terminal.dataDir : terminal.resolve(values.data);
      const before = await read(old, dataDir, terminal);
      const after = await read(next, dataDir, terminal);
      terminal.out(write(compare(before, after, day), terminal, whom));
      return 0;
    },
  };
}
