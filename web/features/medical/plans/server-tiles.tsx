import type { PageTile } from '@muqarin/bff/contract/medical/plan-pages';
import type { ListLayout, ListView, PlanGroups } from '@muqarin/rules/plan-list/rows';
import type { ReactNode, Ref } from 'react';
import { premiumLabel } from '@/components/price/premium-label.ts';
import { GroupHead } from '@/features/plan-list/rows/group-head.tsx';
import { groupAddress, planRows } from '@/features/plan-list/rows/plan-rows.tsx';
import type { ListFacts } from '@/features/plan-list/tile/list-facts.ts';
import { TileItem } from '@/features/plan-list/tile/tile.tsx';
import { medicalGroupWords } from './groups.ts';
import { fineOf, PlanTile } from './tile/plan-tile.tsx';
import { tileAttributes } from './tile/tile-attributes.ts';

export interface TileListProps {
  ref: Ref<HTMLUListElement>;
  /** In the order of the list. */
  tiles: readonly PageTile[];
  groups: PlanGroups;
  layout: ListLayout;
  view: ListView;
  /** The list's address with its filters, without what is opened. */
  filtered: string;
  comparedIds: readonly number[];
  facts: ListFacts;
  /** Where the plans stand among those for investors is shown then. */
  forInvestors: boolean;
  /** The panel of `?open=`, and its plan. */
  open: { id: number; panel: ReactNode } | null;
}

/** Every row, group and plan of the list, on the server only. */
export function ServerTiles(props: TileListProps) {
  const { tiles, layout } = props;
  const inRow = new Set(layout.rows.flatMap(({ ids }) => ids));
  const unlisted = tiles.filter(({ id }) => !inRow.has(id));
  const listedGroups = new Set(layout.rows.map(({ group }) => group));
  const others = [...new Set(props.groups.values())].filter((group) => !listedGroups.has(group));
  const found = (id: number) => tiles.filter((tile) => tile.id === id);
  return (
    <>
      {planRows(layout, {
        head: (group, ids, folded) => head(props, group, ids.flatMap(found), folded),
        item: (id) => found(id).map((tile) => item(props, tile, false)),
      })}
      {/* What no row has now stands ready for other filters. */}
      {others.map((group) => {
        const members = tiles.filter(({ id }) => props.groups.get(id) === group);
        return head(props, group, members, false, true);
      })}
      {unlisted.map((tile) => item(props, tile, true))}
    </>
  );
}

function item(props: TileListProps, tile: PageTile, hidden: boolean) {
  const { layout, comparedIds, facts, open } = props;
  const compared = comparedIds.includes(tile.id);
  return (
    <TileItem
      key={tile.id}
      id={tile.id}
      compared={compared}
      hidden={hidden}
      folded={!layout.shown.has(tile.id)}
      member={layout.members.get(tile.id)}
      attributes={tileAttributes(tile)}
    >
      <PlanTile
        tile={tile}
        list={facts}
        compared={compared}
        detail={open?.id === tile.id ? open.panel : null}
      />
    </TileItem>
  );
}

function head(
  { facts, view, filtered, forInvestors }: TileListProps,
  group: number,
  plans: readonly PageTile[],
  folded: boolean,
  hidden = false,
) {
  const [first] = plans;
  if (!first) return null;
  return (
    <GroupHead
      key={`group ${group}`}
      group={group}
      words={medicalGroupWords(plans, facts.standings, forInvestors)}
      logos={plans.map(({ logo }) => logo)}
      label={premiumLabel(facts.memberCount)}
      facts={first.facts}
      conditions={first.conditions}
      fine={fineOf(first)}
      open={view.groups.includes(group)}
      hidden={hidden}
      folded={folded}
      href={groupAddress(filtered, view, group)}
    />
  );
}
