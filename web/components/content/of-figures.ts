const AMOUNT = /^(AED\s)?[\d.,]+(\sدره\S+)?$/;
/** "5 % of the value"; the marks that keep a percentage together in Arabic are not seen. */
const SHARE = /^\u2066?[\d.,]+\s?%/;

/** A column of amounts stands at one edge, also where some of them are a share of another. */
export function isOfFigures(cells: readonly string[]): boolean {
  return (
    cells.some((cell) => AMOUNT.test(cell)) &&
    cells.every((cell) => AMOUNT.test(cell) || SHARE.test(cell))
  );
}
