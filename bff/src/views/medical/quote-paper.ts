/** The list of a quote on paper: every plan, those with equal facts under one head, and how the prices of chosen ones are made. */
import type { DocumentModel } from '@muqarin/documents/contract/documents-contract';
import type { PlanDetail, Tile } from '@muqarin/quoting/contract/medical/plan';
import type { Quote } from '@muqarin/quoting/contract/medical/quote';
import { shownDate } from '@muqarin/rules/dates';
import { messages } from '@muqarin/rules/messages';
import { formatAed } from '@muqarin/rules/money-format';
import { foldEqual } from '@muqarin/rules/plan-list/fold-equal';
import { fillPlural } from '@muqarin/rules/plural';
import counted from '../counted.json' with { type: 'json' };
import { footer } from '../papers/footer.ts';
import { whoText } from './people.ts';
import { whoMayBuy } from './tiles.ts';

type Section = DocumentModel['sections'][number];

export interface QuotePaper {
  quote: Quote;
  /** In the order of the page. */
  tiles: readonly Tile[];
  /** Those whose price is taken apart. */
  chosen: readonly PlanDetail[];
  /** Drawings of the insurers by their codes. */
  marks: Readonly<Record<string, string>>;
}

export function quoteDocument({ quote, tiles, chosen, marks }: QuotePaper): DocumentModel {
  const nothing: Section = { kind: 'text', title: messages.noPlanHasAll, paragraphs: [] };
  return {
    title: 'Your medical plans',
    subtitle: `${whoText(quote.answers)}. Prices hold until ${shownDate(quote.validUntil)}.`,
    reference: quote.reference,
    footer,
    marks,
    sections:
      tiles.length === 0
        ? [nothing]
        : [plansOf(tiles, quote.answers.member_count), ...chosen.map(traceOf)],
  };
}

function plansOf(tiles: readonly Tile[], members: number): Section {
  return {
    kind: 'plans',
    title: fillPlural(counted.perYear, { count: members }),
    columns: [
      'Plan',
      ...inColumns(tiles[0]).map(({ label }) => label),
      'Net premium',
      'VAT 5 %',
      'You pay the insurer',
    ],
    groups: foldEqual(tiles, saidOf).map((group) => ({
      facts: group[0] ? saidOf(group[0]) : [],
      rows: group.map((tile) => ({
        mark: tile.insurerCode,
        name: tile.name,
        of: tile.insurerName,
        cells: [
          ...inColumns(tile).map(({ value }) => value),
          ...[tile.netFils, tile.vatFils, tile.grossFils].map((fils) => formatAed(fils, 'always')),
        ],
      })),
    })),
  };
}

/** Facts that most plans have to themselves: each plan's stand in its row. Every tile has the same facts in the same order. */
const COLUMNS = 2;

function inColumns(tile: Tile | undefined): Tile['facts'] {
  return (tile?.facts ?? []).slice(0, COLUMNS);
}

/** What the paper says of a plan besides these and its price. */
function saidOf({ facts, assumption, excess, conditions }: Tile) {
  return [
    ...facts.slice(COLUMNS).map(({ label, value: text }) => ({ label, text })),
    { text: `${assumption.lead} ${assumption.text}` },
    { text: excess },
    ...conditions.map(({ text }) => ({ label: whoMayBuy, text })),
  ];
}

/** Every line of a chosen plan's price, which sum to the fils. */
function traceOf({ tile, price }: PlanDetail): Section {
  const several = price.members.length > 1;
  const lines = price.members.flatMap(({ member, lines: of }) =>
    of.map(({ label, why, amountFils }) => ({
      label: several ? `Member ${member}, ${label}` : label,
      value: formatAed(amountFils, 'always'),
      ...(why === '' ? {} : { note: why }),
    })),
  );
  const sum = (label: string, fils: number) => ({ label, value: formatAed(fils, 'always') });
  return {
    kind: 'rows',
    title: `${tile.name}, ${tile.insurerName}`,
    rows: [
      ...lines,
      sum('Net premium', price.netFils),
      sum('VAT 5 %', price.vatFils),
      sum('You pay the insurer', price.grossFils),
    ],
  };
}
