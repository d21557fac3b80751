/** The comparison as paper says it (decisions V32): the same words and amounts as the screen. */

import type { MotorTile } from '@muqarin/quoting/contract/motor/plan';
import type { MotorQuote } from '@muqarin/quoting/contract/motor/quote-calls';
import { shownDate } from '@muqarin/rules/dates';
import { formatAed } from '@muqarin/rules/money-format';
import { motorLineWords } from '@muqarin/rules/motor/price-words';
import { MOTOR_PRODUCT_TYPES } from '../../../contract/motor/plan-pages.ts';
import type { PaperDraft } from '../../locale/papers.ts';
import { inOneLine, listed, said } from '../../locale/said.ts';
import { notedLine } from '../price-in-parts.ts';
import { comparedTiles, motorRows } from './compare-page.ts';
import { carText, driverText } from './who.ts';

const footer =
  'Muqarin compares and arranges cover. It does not carry the risk and never holds your money: you pay the insurer named on the plan. All insurers, plans and prices are illustrative.';

export function motorReport(quote: MotorQuote, planIds: readonly number[]): PaperDraft {
  const tiles = comparedTiles(quote, planIds);
  const columns = ['', ...tiles.map(({ name, insurerName }) => listed(name, insurerName))];
  const money = (label: string, of: (tile: MotorTile) => number) => [
    label,
    ...tiles.map((tile) => formatAed(of(tile), 'always')),
  ];
  const rowsOf = (section: string) =>
    motorRows(tiles)
      .filter((row) => row.section === section)
      .map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]);
  return {
    title:
      tiles.length === 1
        ? 'Your motor plan'
        : said('{n} motor plans compared', { n: tiles.length }),
    subtitle: said('{car}, insured for {value}. {who}. Prices hold until {day}.', {
      car: carText(quote.vehicle),
      value: formatAed(quote.valueAed * 100),
      who: driverText(quote),
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
          money('Net premium with add-ons', ({ price }) => price.netFils),
          money('VAT 5 %', ({ price }) => price.vatFils),
          money('You pay the insurer', ({ price }) => price.grossFils),
        ],
      },
      {
        kind: 'table',
        title: 'What makes the price',
        columns,
        rows: [...rowsOf('price'), ...rowsOf('pay')],
      },
      { kind: 'table', title: 'Cover', columns, rows: rowsOf('cover') },
      ...tiles.map((tile) => ({
        kind: 'rows' as const,
        title: said('How the price of {name} is made', { name: tile.name }),
        rows: [
          ...tile.price.lines.map((line) => {
            const { label, note, amountFils } = notedLine(line, motorLineWords(line));
            const value = formatAed(amountFils, 'always');
            return note === undefined ? { label, value } : { label, value, note };
          }),
          { label: 'Net premium', value: formatAed(tile.price.netFils, 'always') },
        ],
      })),
      {
        kind: 'rows',
        title: 'What each plan assumes',
        rows: tiles.map(({ name, type, assumption }) => ({
          label: listed(name, MOTOR_PRODUCT_TYPES[type]),
          value: inOneLine(assumption.lead, assumption.text),
        })),
      },
    ],
  };
}
