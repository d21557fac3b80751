/** How a paper looks (brand.md): the same from the right as from the left. */
import { StyleSheet } from '@react-pdf/renderer';

export const ink = '#0c2a2e';
const quiet = '#56686a';
const line = '#dfd9cc';

export type PdfStyles = ReturnType<typeof stylesFor>;

export const pdfStyles = { ltr: stylesFor('ltr'), rtl: stylesFor('rtl') } as const;

function stylesFor(direction: 'ltr' | 'rtl') {
  const isLtr = direction === 'ltr';
  const row = isLtr ? 'row' : 'row-reverse';
  const start = isLtr ? 'left' : 'right';
  const end = isLtr ? 'right' : 'left';
  return StyleSheet.create({
    page: {
      direction,
      // A letter is of the first that has it: a space between words must not begin another font.
      fontFamily: isLtr ? 'Rubik' : ['Rubik Arabic', 'Rubik'],
      fontSize: 9.5,
      color: ink,
      paddingTop: 36,
      paddingBottom: 72,
      paddingHorizontal: 44,
    },
    head: {
      flexDirection: row,
      justifyContent: 'space-between',
      alignItems: 'center',
      marginBottom: 16,
    },
    brand: { flexDirection: row, alignItems: 'center', gap: 6, fontSize: 15, fontWeight: 600 },
    title: { direction, fontSize: 19, fontWeight: 600, marginBottom: 3 },
    subtitle: { direction, fontSize: 10.5, color: quiet, marginBottom: 12 },
    section: { marginBottom: 14 },
    sectionTitle: {
      direction,
      fontSize: 11,
      fontWeight: 600,
      paddingBottom: 4,
      borderBottomWidth: 1.4,
      borderBottomColor: ink,
    },
    row: {
      flexDirection: row,
      justifyContent: 'space-between',
      gap: 14,
      paddingVertical: 4.5,
      borderBottomWidth: 0.6,
      borderBottomColor: line,
    },
    label: { direction, color: quiet, width: '42%' },
    value: { direction, width: '58%', textAlign: end, fontWeight: 500 },
    reference: { fontSize: 8.5, color: quiet },
    note: { direction, fontSize: 8.5, color: quiet, fontWeight: 400 },
    cell: { direction, flex: 1, textAlign: end },
    firstCell: { direction, flex: 1.5, textAlign: start, color: quiet },
    planRow: {
      flexDirection: row,
      alignItems: 'center',
      gap: 6,
      paddingVertical: 1.4,
      borderBottomWidth: 0.4,
      borderBottomColor: line,
      fontSize: 8,
    },
    planMark: { width: 12, alignItems: 'center' },
    planName: { direction, flex: 1, textAlign: start, fontWeight: 500 },
    planOf: { color: quiet, fontWeight: 400 },
    planCell: { direction, width: 60, textAlign: end },
    planFacts: {
      direction,
      fontSize: 7.5,
      lineHeight: 1.2,
      color: quiet,
      paddingTop: 4,
      paddingBottom: 1,
      textAlign: start,
    },
    headCell: { fontWeight: 500 },
    // A line's height is reckoned from the size beside it, not from an inherited one.
    paragraph: { direction, fontSize: 9.5, lineHeight: 1.45, marginTop: 4 },
    footer: {
      position: 'absolute',
      bottom: 28,
      left: 44,
      right: 44,
      borderTopWidth: 0.6,
      borderTopColor: line,
      paddingTop: 7,
      flexDirection: row,
      justifyContent: 'space-between',
      gap: 20,
      fontSize: 8,
      color: quiet,
    },
    footerText: { direction, width: 450, fontSize: 8, lineHeight: 1.3 },
  });
}
