/** Reads a list of numbers that nobody may call to sell: all of it, or none where a row is no number. */
import { endingOf, hashOfPhone } from '../../phone-hash.ts';
import type { DoNotCallStore } from '../../store/do-not-call.ts';

export type Imported =
  | { outcome: 'done'; rows: number; added: number }
  /** From 1, as an editor counts lines. */
  | { outcome: 'refused'; badRows: number[] };

/** @param text a number a line, the first column of a table of commas, semicolons or tabs; empty lines are passed by */
export async function importDoNotCall(
  { doNotCall, now }: { doNotCall: Pick<DoNotCallStore, 'add'>; now: () => Date },
  text: string,
  by = '',
): Promise<Imported> {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ typed: firstColumn(line), row: at + 1 }))
    .filter(({ typed }) => typed !== '');
  const read = rows.map(({ typed, row }) => ({
    row,
    hash: isNumber(typed) ? hashOfPhone(typed) : '',
    ending: endingOf(typed),
  }));
  const badRows = read.flatMap(({ row, hash }) => (hash === '' ? [row] : []));
  if (badRows.length > 0 || rows.length === 0) return { outcome: 'refused', badRows };
  const at = now();
  const numbers = read.map(({ hash, ending }) => {
    return [hash, { _id: hash, at, ending, reason: 'registry' as const, by }] as const;
  });
  const added = await doNotCall.add([...new Map(numbers).values()]);
  return { outcome: 'done', rows: rows.length, added };
}

function firstColumn(line: string): string {
  const [first = ''] = line.split(/[,;\t]/);
  return first.replaceAll('"', '').trim();
}

function isNumber(typed: string): boolean {
  return /^\+?[\d٠-٩۰-۹\s().-]+$/.test(typed);
}
