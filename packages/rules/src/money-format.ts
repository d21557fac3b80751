import { assertFils } from './money.ts';

/**
 * How an amount is written (decisions X14): decimals where there are any, or always two; a slider none, its minimum rounded down and its maximum up.
 */
export type AmountMode = 'where-any' | 'always' | 'slider-min' | 'slider-max';

export interface AmountParts {
  code: 'AED';
  /** Thousands separated, with a true minus when negative: "−1,234.50". */
  number: string;
}

/** Joins the code and the number so that an amount never breaks over two lines. */
const NO_BREAK_SPACE = '\u00a0';
const TRUE_MINUS = '\u2212';

/** "AED 1,234.50" with a no-break space and a true minus. */
export function formatAed(fils: number, mode: AmountMode = 'where-any'): string {
  const { code, number } = amountParts(fils, mode);
  return `${code}${NO_BREAK_SPACE}${number}`;
}

/** Code and number apart, for markup that sets the code smaller. */
export function amountParts(fils: number, mode: AmountMode = 'where-any'): AmountParts {
  const shown = roundedForSlider(assertFils(fils), mode);
  const size = Math.abs(shown);
  const decimals = size % 100;
  const withDecimals = mode === 'always' || decimals !== 0;
  const whole = String((size - decimals) / 100).replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = withDecimals ? `.${String(decimals).padStart(2, '0')}` : '';
  return { code: 'AED', number: `${shown < 0 ? TRUE_MINUS : ''}${whole}${fraction}` };
}

function roundedForSlider(fils: number, mode: AmountMode): number {
  if (mode === 'slider-min') return Math.floor(fils / 100) * 100;
  if (mode === 'slider-max') return Math.ceil(fils / 100) * 100;
  return fils;
}
