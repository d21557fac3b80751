import type { CatalogueDiff, PlanChange } from '../catalogue/diff.ts';
import { POPULATION } from '../catalogue/population.ts';
import { aedText } from '../catalogue/units.ts';
import { counted, type Terminal, table } from './terminal.ts';

const HEAD = [
  'plan',
  'changed',
  'of',
  'min',
  'median',
  'median %',
  'max',
  'new prices',
  'lost prices',
];

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];

export function diffText(
  diff: CatalogueDiff,
  terminal: Pick<Terminal, 'paint'>,
  whom: string,
): string {
  const parts = [terminal.paint('bold', headline(diff)), population(diff, whom)];
  if (diff.added.length > 0) parts.push(`New plans: ${diff.added.join(', ')}`);
  if (diff.removed.length > 0) parts.push(`Removed plans: ${diff.removed.join(', ')}`);
  if (diff.changed.length > 0)
    parts.push(
      table([HEAD, ...diff.changed.map(cells)], NUMBERS),
      'Changes in AED of the net premium.',
    );
  parts.push(tail(diff));
  return parts.join('\n\n');
}

/** For a pull request. */
export function diffMarkdown(diff: CatalogueDiff, whom: string): string {
  const row = (each: readonly string[]) => `| ${each.join(' | ')} |`;
  const rule = row(HEAD.map((_, i) => (i === 0 ? '---' : '---:')));
  const rows =
    diff.changed.length > 0 ? [row(HEAD), rule, ...diff.changed.map(cells).map(row)] : [];
  const lists = [
    ...diff.added.map((code) => `- new: \`${code}\``),
    ...diff.removed.map((code) => `- removed: \`${code}\``),
  ];
  const parts = [
    `### ${headline(diff)}`,
    population(diff, whom),
    lists.join('\n'),
    rows.join('\n'),
    tail(diff),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function headline({ from, to }: CatalogueDiff): string {
  return from === to
    ? `Premiums of ${from}: the same catalogue twice`
    : `Premiums, ${from} to ${to}`;
}

function population({ day }: CatalogueDiff, whom: string): string {
  return `${POPULATION.people} ${whom} in each emirate, priced on ${day}.`;
}

function tail({ unchanged, changed }: CatalogueDiff): string {
  const same = `${counted(unchanged, 'plan')} without a change`;
  return changed.length === 0 ? `No premium changes: ${same}.` : `${same}.`;
}

function cells(change: PlanChange): string[] {
  return [
    change.code,
    String(change.affected),
    String(change.compared),
    signed(change.minFils),
    signed(change.medianFils),
    `${signed(change.medianBasisPoints)}`,
    signed(change.maxFils),
    change.gained === 0 ? '' : String(change.gained),
    change.lost === 0 ? '' : String(change.lost),
  ];
}

/** Fils as AED, and hundredths of a percent as percent, are written alike. */
function signed(hundredths: number): string {
  return hundredths > 0 ? `+${aedText(hundredths)}` : aedText(hundredths);
}
