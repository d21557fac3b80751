/** The comparison: chosen plans as columns, the table of benefits as rows, the best fact of each row marked. */
import type { BenefitValue, PlanDetail, Tile } from '@muqarin/quoting/contract/medical/plan';
import type { Quote } from '@muqarin/quoting/contract/medical/quote';
import type { TakenAlong } from '../../../contract/list-pages.ts';
import type { CompareColumn, ComparePage } from '../../../contract/medical/plan-pages.ts';
import type { DraftFields, PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import { logosAt } from '../logo-address.ts';
import { whoMayBuy } from '../who-may-buy.ts';
import { whoText } from './people.ts';
import { pageTiles } from './tiles.ts';

export function comparePage(
  quote: Quote,
  details: readonly PlanDetail[],
): DraftFields<Omit<ComparePage, keyof TakenAlong>> {
  const tiles = pageTiles(quote.tiles, logosAt(quote.catalogueVersion));
  const compared = details.map((detail) => detail.tile.planId);
  const rows = details[0]?.values ?? [];
  const isConditional = details.some(({ tile }) => tile.conditions.length > 0);
  return {
    who: whoText(quote.answers),
    memberCount: quote.answers.member_count,
    columns: details.flatMap((detail): PageDraft<CompareColumn>[] => {
      const tile = tiles.find((row) => row.id === detail.tile.planId);
      if (!tile) return [];
      const cells = rows.map(({ row }) => cellOf(row, detail, details));
      if (isConditional) cells.unshift(conditionCell(detail.tile));
      return [{ ...tile, cells }];
    }),
    rows: [
      ...(isConditional ? [conditionRow] : []),
      ...rows.map(({ row, section, label, help }) => {
        return { section, label: ours(label), help: ours(help), same: isSame(row, details) };
      }),
    ],
    allNetFils: quote.tiles.map((tile) => tile.netFils).sort((a, b) => a - b),
    others: tiles
      .filter((tile) => !compared.includes(tile.id))
      .map(({ id, name, insurerName, netFils, grossFils, conditions }) => {
        return { id, name, insurerName, netFils, grossFils, conditions };
      }),
  };
}

/** Under the price. Never the same for the switch "Differences only": who may not buy a plan has to see it. */
const conditionRow = {
  section: 'price',
  label: ours(whoMayBuy),
  help: '',
  same: false,
} as const;

function conditionCell({ conditions }: Tile) {
  const text = conditions.map((condition) => condition.text).join(' ');
  return { covered: true, text: ours(text || 'No condition'), note: undefined, best: false };
}

function cellOf(row: string, detail: PlanDetail, all: readonly PlanDetail[]) {
  const value = valueIn(row, detail);
  return {
    covered: value?.covered ?? false,
    text: ours(value?.text ?? ''),
    note: value?.note && ours(value.note),
    best: value !== undefined && isBest(value, all),
  };
}

/** A plain fact only: more cover, less to pay. Ties get none (brand, comparison table). */
function isBest(value: BenefitValue, all: readonly PlanDetail[]): boolean {
  if (value.better === null || value.rank === undefined || all.length < 2) return false;
  const ranks = all.map((detail) => valueIn(value.row, detail)?.rank);
  if (ranks.some((rank) => rank === undefined)) return false;
  const known = ranks as number[];
  const best = value.better === 'more' ? Math.max(...known) : Math.min(...known);
  return value.rank === best && known.filter((rank) => rank === best).length === 1;
}

function isSame(row: string, all: readonly PlanDetail[]): boolean {
  const texts = all.map((detail) => {
    const value = valueIn(row, detail);
    return `${value?.covered}|${value?.text}|${value?.note ?? ''}`;
  });
  return new Set(texts).size <= 1;
}

function valueIn(row: string, detail: PlanDetail): BenefitValue | undefined {
  return detail.values.find((value) => value.row === row);
}
