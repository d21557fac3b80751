import type { PageTile } from '@muqarin/bff/contract/medical/plan-pages';
import { memo, type ReactNode, type Ref } from 'react';
import type { ListFacts } from '@/features/plan-list/tile/list-facts.ts';
import css from '@/features/plan-list/tile/tile.module.css';
import { classes } from '@/lib/classes.ts';
import { PlanTile } from './tile/plan-tile.tsx';

interface Props {
  ref: Ref<HTMLUListElement>;
  tiles: readonly PageTile[];
  visible: ReadonlySet<number>;
  comparedIds: readonly number[];
  facts: ListFacts;
  /** Where the plans stand among those for investors is shown then. */
  forInvestors: boolean;
  /** The panel of `?open=`, and its plan. */
  open: { id: number; panel: ReactNode } | null;
}

/**
 * The tiles are HTML made by the server. In the browser React takes the list over as one node and leaves its inside
 * alone (tile-nodes.ts works on it): no tile is rendered, sent or hydrated twice. Drawn once, never updated.
 */
export const TileList = memo(TilesOnce, () => true);

/** From here on tiles out of view are not laid out. */
const LONG = 12;

/** What React finds already there stays: on hydration it does not write this. */
const AS_THE_SERVER_MADE_IT = { __html: '' };

function TilesOnce(props: Props) {
  const { ref, tiles, visible, comparedIds, facts, forInvestors, open } = props;
  const list = classes(css.tiles, tiles.length > LONG && css.long);
  if (typeof window !== 'undefined') {
    return (
      <ul
        ref={ref}
        id="plans"
        className={list}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, see above
        dangerouslySetInnerHTML={AS_THE_SERVER_MADE_IT}
      />
    );
  }
  return (
    <ul id="plans" className={list} data-among={forInvestors ? 'investors' : 'all'}>
      {tiles.map((tile) => (
        <PlanTile
          key={tile.id}
          tile={tile}
          list={facts}
          hidden={!visible.has(tile.id)}
          compared={comparedIds.includes(tile.id)}
          detail={open?.id === tile.id ? open.panel : null}
        />
      ))}
    </ul>
  );
}
