import { memo } from 'react';
import css from '@/features/plan-list/tile/tile-list.module.css';
import { classes } from '@/lib/classes.ts';
import { AS_THE_SERVER_MADE_IT } from '@/lib/server-made.ts';
import type { ServerTiles, TileListProps } from './server-tiles.tsx';

/**
 * The tiles are HTML made by the server. In the browser React takes the list over as one node and leaves its inside
 * alone (tile-nodes.ts works on it): no tile is rendered, sent or hydrated twice, and what draws one is not sent at all. Drawn
 * once, never updated.
 */
export const TileList = memo(TilesOnce, () => true);

/** From here on tiles out of view are not laid out. */
const LONG = 12;

function TilesOnce(props: TileListProps) {
  const { ref, tiles, forInvestors } = props;
  const list = classes(css.tiles, tiles.length > LONG && css.long);
  if (process.env.NEXT_RUNTIME !== 'nodejs') {
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
  // An import would take it along to the browser.
  const made = require('./server-tiles.tsx') as { ServerTiles: typeof ServerTiles };
  return (
    <ul id="plans" className={list} data-among={forInvestors ? 'investors' : 'all'}>
      <made.ServerTiles {...props} />
    </ul>
  );
}
