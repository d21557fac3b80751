/** The comparison as paper says it (decisions V32): the same words and amounts as the screen. */

import type { DocumentModel } from '@muqarin/documents/contract/documents-contract';
import type { MotorTile } from '@muqarin/quoting/contract/motor/plan';
import type { MotorQuote } from '@muqarin/quoting/contract/motor/quote-calls';
import { shownDate } from '@muqarin/rules/dates';
import { formatAed } from '@muqarin/rules/money-format';
import { fillPlural } from '@muqarin/rules/plural';
import { MOTOR_PRODUCT_TYPES } from '../../../contract/motor/plan-pages.ts';
import counted from '../counted.json' with { type: 'json' };
import { comparedTiles, motorRows } from './compare-page.ts';
import { carText, driverText } from './who.ts';

const footer =
  'Muqarin compares and arranges cover. It does not carry the risk and never holds your money: you pay the insurer named on the plan. All insurers, plans and prices are illustrative.';

export function motorReport(quote: MotorQuote, planIds: readonly number[]): DocumentModel {
  const tiles = comparedTiles(quote, planIds);
  const columns = ['', ...tiles.map(({ name, insurerName }) => `${name}, ${insurerName}`)];
  const money = (label: string, of: (tile: MotorTile) => number) => [
    label,
    ...tiles.map((tile) => formatAed(of(tile), 'always')),
  ];
  const rowsOf = (section: string) =>
    motorRows(tiles)
      .filter((row) => row.section === section)
      .map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]);
  return {
    title: fillPlural(counted.motorPlans, { count: tiles.length }),
    subtitle: `${carText(quote.vehicle)}, insured for ${formatAed(quote.valueAed * 100)}. ${driverText(quote)}. Prices hold until ${shownDate(quote.validUntil)}.`,
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
        title: `How the price of ${tile.name} is made`,
        rows: [
          ...tile.price.lines.map(({ label, why, amountFils }) => ({
            label,
            value: formatAed(amountFils, 'always'),
            ...(why === '' ? {} : { note: why }),
          })),
          { label: 'Net premium', value: formatAed(tile.price.netFils, 'always') },
        ],
      })),
      {
        kind: 'rows',
        title: 'What each plan assumes',
        rows: tiles.map(({ name, type, assumption }) => ({
          label: `${name}, ${MOTOR_PRODUCT_TYPES[type]}`,
          value: `${assumption.lead} ${assumption.text}`,
        })),
      },
    ],
  };
}
