import type { GeneralPageTile, GeneralPlansPage } from '@muqarin/bff/contract/general/pages';
import { GroupHead } from '@/features/plan-list/rows/group-head.tsx';
import { groupWords } from '@/features/plan-list/rows/group-words.ts';
import { groupAddress, planRows } from '@/features/plan-list/rows/plan-rows.tsx';
import type { useRows } from '@/features/plan-list/rows/use-rows.ts';
import tileCss from '@/features/plan-list/tile/tile.module.css';
import { TileItem } from '@/features/plan-list/tile/tile.tsx';
import listCss from '@/features/plan-list/tile/tile-list.module.css';
import { classes } from '@/lib/classes.ts';
import { kindName, perYear } from '../texts.ts';
import { factsOf, fineOf, GeneralTile, generalFlag } from './plan-tile.tsx';

interface Props {
  page: GeneralPlansPage;
  rows: ReturnType<typeof useRows>;
  /** The list's address, with its filters alone and with what is opened. */
  filtered: string;
  address: string;
  csrfToken: string;
  compared: { ids: readonly number[]; toggle: (id: number) => void };
  /** The plan whose details the address opens. */
  openId: number | null;
}

/** The rows of the general list. */
export function GeneralTiles({ page, rows, filtered, address, ...rest }: Props) {
  const { csrfToken, compared, openId } = rest;
  const { layout, view } = rows;
  const found = (id: number) => page.tiles.filter((tile) => tile.id === id);
  const item = (tile: GeneralPageTile) => {
    const isCompared = compared.ids.includes(tile.id);
    return (
      <TileItem
        key={tile.id}
        id={tile.id}
        compared={isCompared}
        hidden={false}
        folded={!layout.shown.has(tile.id)}
        member={layout.members.get(tile.id)}
      >
        <GeneralTile
          tile={tile}
          page={page}
          address={address}
          csrfToken={csrfToken}
          compared={isCompared}
          startOpen={openId === tile.id}
          onCompare={compared.toggle}
        />
      </TileItem>
    );
  };
  const head = (group: number, plans: readonly GeneralPageTile[], folded: boolean) => {
    const [first] = plans;
    if (!first) return null;
    return (
      <GroupHead
        key={`group ${group}`}
        group={group}
        words={groupWords(
          plans.map((plan) => ({ ...plan, flag: generalFlag(plan) })),
          kindName(first.type),
          'always',
        )}
        logos={plans.map(({ logo }) => logo)}
        label={perYear()}
        facts={factsOf(first, page)}
        fine={fineOf(first, page)}
        open={view.groups.includes(group)}
        hidden={false}
        folded={folded}
        href={groupAddress(filtered, view, group)}
        onPress={(event) => {
          event.preventDefault();
          rows.toggleGroup(group);
        }}
      />
    );
  };
  return (
    <ul className={classes(listCss.tiles, tileCss.narrow)} id="plans">
      {planRows(layout, {
        head: (group, ids, folded) => head(group, ids.flatMap(found), folded),
        item: (id) => found(id).map(item),
      })}
    </ul>
  );
}
