import { classes } from '@/lib/classes.ts';
import type { Inline } from '@/lib/content/markdown.ts';
import css from './data-table.module.css';
import { InlineText } from './inline-text.tsx';
import { isOfFigures } from './of-figures.ts';

type Cell = string | readonly Inline[];

interface DataTableProps {
  caption?: string;
  head: readonly Cell[];
  rows: readonly (readonly Cell[])[];
}

/** A table of facts; it scrolls by itself where it is wider than the page. */
export function DataTable({ caption, head, rows }: DataTableProps) {
  const isSum = head.map((_, at) => at > 0 && isOfFigures(rows.map((row) => words(row[at]))));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={css.box} tabIndex={0} aria-label={caption ?? words(head[0])}>
      <table className={css.table}>
        {caption ? <caption>{caption}</caption> : null}
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={words(cell)} scope="col" className={classes(isSum[at] && css.sum)}>
                <InlineText parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...rest]) => (
            <tr key={words(first)}>
              <th scope="row">
                <InlineText parts={first} />
              </th>
              {rest.map((cell, at) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a text never change places
                  key={`${at}${words(cell)}`}
                  className={classes(isFigure(cell) && css.figure, isSum[at + 1] && css.sum)}
                >
                  <InlineText parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function words(cell: Cell | undefined): string {
  return typeof cell === 'string' ? cell : (cell ?? []).map(({ text }) => text).join('');
}

/** A short cell with a number in it is not broken over lines. */
function isFigure(cell: Cell): boolean {
  // The marks that keep a percentage together are not seen.
  const text = words(cell).replace(/[\u2066\u2069]/g, '');
  return text.length < 18 && /\d/.test(text);
}
