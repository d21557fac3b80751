/** Texts of the catalogue as they are shown: an amount or a percentage never breaks over two lines (brand.md, money). */
export function keepTogether(text: string): string {
  return text.replace(/AED (?=\d)/g, 'AED\u00a0').replace(/(\d) %/g, '$1\u00a0%');
}
