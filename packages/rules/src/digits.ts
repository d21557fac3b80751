/** The text with Arabic-Indic and extended Arabic-Indic digits replaced by 0 to 9 (decisions X10). */
export function toWesternDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String((digit.charCodeAt(0) & 0xff) % 16),
  );
}

/** The same for an amount, with the Arabic separators of thousands and decimals (U+066C, U+066B) as comma and point. */
export function toWesternNumber(text: string): string {
  return toWesternDigits(text).replaceAll('\u066c', ',').replaceAll('\u066b', '.');
}

/** A whole number that a person typed, or undefined. Values of more than six digits become 999999. */
export function parseWhole(text: string): number | undefined {
  const digits = toWesternDigits(text).trim();
  if (!/^\d+$/.test(digits)) return undefined;
  const significant = digits.replace(/^0+(?=\d)/, '');
  return significant.length > 6 ? 999_999 : Number(significant);
}
