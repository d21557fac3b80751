/** Why next year costs another amount than last year: one thing after the other changes, and each row is what that one did. */

export interface YearStep<Code extends string = string> {
  code: Code;
  /** The price once this has changed as well, with VAT; null where no price can be made of that alone. */
  grossFils: number | null;
}

export interface YearRow<Code extends string = string> {
  code: Code;
  /** Above zero it costs more. */
  fils: number;
}

/**
 * Rows that sum to the last price less `paidFils`, whatever lies between. What cannot be priced alone is counted with the next that
 * can; what changes nothing has no row.
 */
export function yearRows<Code extends string>(
  paidFils: number,
  steps: readonly YearStep<Code>[],
): YearRow<Code>[] {
  let before = paidFils;
  return steps.flatMap(({ code, grossFils }) => {
    if (grossFils === null || grossFils === before) return [];
    const fils = grossFils - before;
    before = grossFils;
    return [{ code, fils }];
  });
}
