import { Activity, memo, type Ref } from 'react';
import tileCss from '@/features/plan-list/tile/tile.module.css';
import { classes } from '@/lib/classes.ts';
import { useSteady } from '@/lib/use-steady.ts';
import { MotorTile, type MotorTileProps } from './plan-tile.tsx';
import type { OpenTile, TileShared } from './tile-shared.ts';
import type { MotorList } from './use-plan-list.ts';

interface Props {
  ref: Ref<HTMLUListElement>;
  list: MotorList;
  shared: TileShared;
  open: OpenTile;
}

/**
 * The tiles. Their places are hidden and marked with the list; what stands in them hydrates tile by tile (ADR 27), so a filter
 * pressed before that hydrates none of them.
 */
export function MotorTiles({ ref, list, shared, open }: Props) {
  const { plans, visible, compared, value } = list;
  const onCompare = useSteady(compared.toggle);
  const onAddons = useSteady(list.chooseAddons);
  return (
    <ul ref={ref} id="plans" className={tileCss.tiles} aria-busy={value.phase === 'waiting'}>
      {plans.map((plan) => {
        const { id } = plan.tile;
        const isCompared = compared.ids.includes(id);
        const isOpen = open?.id === id;
        return (
          <li
            key={id}
            className={classes(tileCss.item, isCompared && tileCss.compared)}
            id={`plan-${id}`}
            data-plan={id}
            aria-labelledby={`name-${id}`}
            hidden={!visible.has(id)}
          >
            <WakingTile
              plan={plan}
              shared={shared}
              compared={isCompared}
              tab={isOpen ? open.tab : 'overview'}
              detail={isOpen ? open.model : null}
              onCompare={onCompare}
              onAddons={onAddons}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Only a tile of other props is drawn anew: one that is not hydrated yet React would have to hydrate for it. */
const WakingTile = memo(function WakingTile(props: MotorTileProps) {
  return (
    <Activity>
      <MotorTile {...props} />
    </Activity>
  );
});
