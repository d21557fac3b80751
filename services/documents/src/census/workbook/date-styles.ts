/** Which looks of a number make it a date: a workbook writes days as numbers. */
import { readXml } from './read-xml.ts';

/** By the number of the look (`s` of a cell). */
export function dateStyles(xml: string): boolean[] {
  const dateFormats = new Set<number>();
  const styles: boolean[] = [];
  let isOfCells = false;
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes();
        if (isDateFormat(formatCode)) dateFormats.add(Number(numFmtId));
      }
      if (name !== 'xf' || !isOfCells) return;
      const format = Number(attributes().numFmtId ?? 0);
      styles.push(isBuiltIn(format) || dateFormats.has(format));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}

/** ECMA-376, 18.8.30; times of day and what some languages add among them. */
function isBuiltIn(format: number): boolean {
  return (
    (format >= 14 && format <= 22) ||
    (format >= 27 && format <= 36) ||
    (format >= 45 && format <= 47) ||
    (format >= 50 && format <= 58)
  );
}

/** Without quoted words, colours, currencies and escaped letters only those of dates are left: `dd/mm/yyyy;@`. */
export function isDateFormat(code: string): boolean {
  const letters = code
    .replace(/&quot;/g, '"')
    .replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, '')
    .replace(/general/gi, '');
  return /[ymdhs]/i.test(letters);
}
