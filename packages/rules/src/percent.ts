/** How a percentage is written (brand.md, voice and money): "5 %" in English, "5%" in Arabic, its sign on the right in both. */

const NO_BREAK_SPACE = '\u00a0';

/** "12.5 %", never broken over two lines; `say` makes it Arabic. */
export function formatPercent(value: number): string {
  return `${value}${NO_BREAK_SPACE}%`;
}

/** `12.5 %` in Arabic; null for any other text. */
export function percentInArabic(text: string): string | null {
  const found = /^([\d.,]+)[\s\u00a0]%$/.exec(text);
  return found ? percentsFromLeft(`${found[1]}%`) : null;
}

/**
 * An Arabic text whose percentages, and places to be filled that are followed by a sign, read from the left as all figures do.
 * By itself the sign changes sides: left of a number that comes after an Arabic letter, right of any other (UAX 9, W2 and W5).
 */
export function percentsFromLeft(text: string): string {
  return text.replace(/(\d[\d.,]*|\{\w+\})%/g, '\u2066$1%\u2069');
}
