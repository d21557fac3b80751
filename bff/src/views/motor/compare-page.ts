/** The motor comparison: plans as columns, prices and covers as rows, the best fact of each row marked. */
import type { MotorTile } from '@muqarin/quoting/contract/motor/plan';
import type { MotorQuote } from '@muqarin/quoting/contract/motor/quote-calls';
import { formatAed } from '@muqarin/rules/money-format';
import { differs } from '@muqarin/rules/motor/compare';
import type { TakenAlong } from '../../../contract/list-pages.ts';
import type { MotorCompareColumn, MotorComparePage } from '../../../contract/motor/plan-pages.ts';
import { MOTOR_PRODUCT_TYPES } from '../../../contract/motor/plan-pages.ts';
import { type DraftFields, oursIn } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import { motorReportPath } from '../../use-cases/motor/motor-links.ts';
import { logoAddress } from '../logo-address.ts';
import { carText, driverText } from './who.ts';

export interface MotorRow {
  section: 'price' | 'pay' | 'cover';
  label: string;
  help: string;
  cells: { covered: boolean; text: string; best: boolean }[];
}

export function motorComparePage(
  quote: MotorQuote,
): DraftFields<Omit<MotorComparePage, keyof TakenAlong>> {
  const compared = comparedTiles(quote);
  const rows = motorRows(compared);
  return {
    car: carText(quote.vehicle),
    who: driverText(quote),
    idvAed: quote.valueAed,
    columns: compared.map((tile, at) => ({
      ...columnOf(tile, quote.catalogueVersion),
      cells: rows
        .flatMap(({ cells }) => cells.slice(at, at + 1))
        .map((cell) => oursIn(cell, 'text')),
    })),
    rows: rows.map(({ section, label, help, cells }) => {
      return {
        section,
        label: ours(label),
        help: ours(help),
        same: !differs(cells.map(({ covered, text }) => [covered, text])),
      };
    }),
    allNetFils: quote.tiles.map(({ price }) => price.netFils).sort((a, b) => a - b),
    others: quote.tiles
      .filter((tile) => !compared.includes(tile))
      .map(({ planId, name, insurerName, price }) => {
        const { netFils, grossFils } = price;
        return {
          id: planId,
          name: ours(name),
          insurerName: ours(insurerName),
          netFils,
          grossFils,
        };
      }),
    report: motorReportPath(quote),
  };
}

/** In the order of the columns. */
export function comparedTiles(
  { tiles, comparedPlanIds }: Pick<MotorQuote, 'tiles' | 'comparedPlanIds'>,
  planIds: readonly number[] = comparedPlanIds,
): MotorTile[] {
  return planIds.flatMap((id) => tiles.find(({ planId }) => planId === id) ?? []);
}

/** Facts of the price, then every benefit that one of the plans has. */
export function motorRows(tiles: readonly MotorTile[]): MotorRow[] {
  const benefits = new Map(
    tiles.flatMap(({ benefits: own }) => own.map((row) => [row.benefitId, row] as const)),
  );
  return [
    ...priceRows(tiles),
    ...coverRows(tiles),
    ...[...benefits.values()].map((row) => benefitRow(row, tiles)),
  ];
}

type Fact = (tile: MotorTile) => string;

const factsOf =
  (tiles: readonly MotorTile[], section: MotorRow['section']) =>
  (label: string, textOf: Fact, help = ''): MotorRow => ({
    section,
    label,
    help,
    cells: tiles.map((tile) => ({ covered: true, text: textOf(tile), best: false })),
  });

function priceRows(tiles: readonly MotorTile[]): MotorRow[] {
  const fact = factsOf(tiles, 'price');
  return [
    fact('Premium before discount', ({ price }) => formatAed(price.premiumFils, 'always')),
    fact('Discount', ({ discountBasisPoints: points }) =>
      points === 0 ? 'None' : `${points / 100} %`,
    ),
    fact('Add-ons you chose', ({ price }) =>
      price.addonFils === 0 ? 'None' : formatAed(price.addonFils, 'always'),
    ),
    lowestIsBest(
      factsOf(tiles, 'pay')(
        'Deductible',
        ({ price }) =>
          price.deductibleFils === null ? NO_OWN_DAMAGE : formatAed(price.deductibleFils, 'always'),
        'What you pay yourself for each damage claim that is your fault.',
      ),
      tiles.map(({ price }) => price.deductibleFils),
    ),
  ];
}

function coverRows(tiles: readonly MotorTile[]): MotorRow[] {
  const fact = factsOf(tiles, 'cover');
  const repair = fact('Repair', ({ price }) => repairWords[price.repair]);
  const repaired = tiles.map(({ price }) => price.repair !== 'none');
  return [
    fact('Cover', ({ type }) => MOTOR_PRODUCT_TYPES[type]),
    {
      ...repair,
      cells: repair.cells.map((cell, at) => ({ ...cell, covered: repaired[at] ?? false })),
    },
  ];
}

const NO_OWN_DAMAGE = 'No own damage cover';

export const repairWords = {
  agency: 'At the agency',
  garage: 'At an approved garage',
  none: NO_OWN_DAMAGE,
} as const;

/** Marks the single lowest; ties and plans without it get no mark (brand.md, comparison table). */
function lowestIsBest(row: MotorRow, ranks: readonly (number | null)[]): MotorRow {
  const known = ranks.filter((rank) => rank !== null);
  const best = Math.min(...known);
  const isMarked = tilesDiffer(known) && known.filter((rank) => rank === best).length === 1;
  if (!isMarked || known.length < ranks.length) return row;
  return { ...row, cells: row.cells.map((cell, at) => ({ ...cell, best: ranks[at] === best })) };
}

function tilesDiffer(ranks: readonly number[]): boolean {
  return new Set(ranks).size > 1;
}

function benefitRow(benefit: MotorTile['benefits'][number], tiles: readonly MotorTile[]): MotorRow {
  const values = tiles.map(({ benefits }) =>
    benefits.find(({ benefitId }) => benefitId === benefit.benefitId),
  );
  const covers = values.filter((value) => value?.covered).length;
  const isOnlyOne = covers === 1 && values.length > 1;
  return {
    section: 'cover',
    label: benefit.name,
    help: benefit.help,
    cells: values.map((value) => ({
      covered: value?.covered ?? false,
      text: value?.text ?? 'Not covered',
      best: isOnlyOne && value?.covered === true,
    })),
  };
}

function columnOf(
  { planId, name, insurerName, insurerCode, type, price, addons }: MotorTile,
  catalogueVersion: string,
): DraftFields<Omit<MotorCompareColumn, 'cells'>> {
  return {
    id: planId,
    name: ours(name),
    insurerName: ours(insurerName),
    logo: logoAddress(insurerCode, catalogueVersion),
    type,
    discountedFils: price.discountedFils,
    premiumFils: price.premiumFils,
    netFils: price.netFils,
    grossFils: price.grossFils,
    addonIds: addons.flatMap((row) => (row.selected && !row.included ? [row.addonId] : [])),
  };
}
