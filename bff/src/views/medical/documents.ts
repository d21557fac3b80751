/** Comparisons as paper says them: the same words and amounts as the screen. */
import type { BenefitValue, PlanDetail, Tile } from '@muqarin/quoting/contract/medical/plan';
import type { Quote } from '@muqarin/quoting/contract/medical/quote';
import { shownDate } from '@muqarin/rules/dates';
import { formatAed } from '@muqarin/rules/money-format';
import type { PaperDraft, SectionDraft } from '../../locale/papers.ts';
import { listed, noted, said, type Text } from '../../locale/said.ts';
import { footer } from '../papers/footer.ts';
import { whoMayBuy } from '../who-may-buy.ts';
import { whoText } from './people.ts';

const sectionTitles = {
  where: 'Where you can go',
  pay: 'What you pay yourself',
  cover: 'Cover',
} as const;

export function comparisonDocument(quote: Quote, details: readonly PlanDetail[]): PaperDraft {
  const rows = details[0]?.values ?? [];
  const columns = ['', ...details.map(({ tile }) => listed(tile.name, tile.insurerName))];
  const money = (label: string, of: (tile: Tile) => number) => [
    label,
    ...details.map(({ tile }) => formatAed(of(tile), 'always')),
  ];
  return {
    title: said('{n} plans compared', { n: details.length }),
    subtitle: said('{who}. Prices hold until {day}.', {
      who: whoText(quote.answers),
      day: shownDate(quote.validUntil),
    }),
    reference: quote.reference,
    footer,
    sections: [
      {
        kind: 'table',
        title: 'Price',
        columns,
        rows: [
          money('Net premium', (tile) => tile.netFils),
          money('VAT 5 %', (tile) => tile.vatFils),
          money('You pay the insurer', (tile) => tile.grossFils),
        ],
      },
      ...conditionRows(details.map(({ tile }) => tile)),
      ...(['where', 'pay', 'cover'] as const).map((section) => ({
        kind: 'table' as const,
        title: sectionTitles[section],
        columns,
        rows: rows
          .filter((row) => row.section === section)
          .map((row) => [
            row.label,
            ...details.map((detail) =>
              cellOf(detail.values.find((value) => value.row === row.row)),
            ),
          ]),
      })),
    ],
  };
}

/** Who may buy which plan, where not everybody may (decisions X31). */
function conditionRows(tiles: readonly Tile[]): SectionDraft[] {
  const rows = tiles.flatMap(({ name: label, conditions }) =>
    conditions.map(({ text: value }) => ({ label, value })),
  );
  return rows.length > 0 ? [{ kind: 'rows', title: whoMayBuy, rows }] : [];
}

function cellOf(value: BenefitValue | undefined): Text {
  if (!value) return '';
  return value.note ? noted(value.text, value.note) : value.text;
}
