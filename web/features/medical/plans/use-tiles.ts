import { useLayoutEffect, useRef, useState } from 'react';
import { type TileNodes, tileNodes } from './tile-nodes.ts';

interface State {
  order: readonly number[];
  visible: ReadonlySet<number>;
  compared: readonly number[];
  openId: number | null;
  forInvestors: boolean;
}

/** Keeps the tiles' nodes at what is visible, ordered, compared and open; before the browser paints. */
export function useTiles({ order, visible, compared, openId, forInvestors }: State) {
  const ref = useRef<HTMLUListElement>(null);
  const nodes = useRef<TileNodes>(null);
  const [, drawn] = useState(false);
  useLayoutEffect(() => {
    if (!ref.current) return;
    // A page that was not made by the server for this address has no tiles in it: ask the server.
    if (ref.current.childElementCount === 0 && order.length > 0) return location.reload();
    nodes.current = tileNodes(ref.current);
    drawn(true);
  }, [order.length]);
  useLayoutEffect(() => nodes.current?.arrange(order), [order]);
  useLayoutEffect(() => nodes.current?.show(visible), [visible]);
  useLayoutEffect(
    () => nodes.current?.standAmong(forInvestors ? 'investors' : 'all'),
    [forInvestors],
  );
  useLayoutEffect(() => nodes.current?.markCompared(compared), [compared]);
  useLayoutEffect(() => nodes.current?.markOpen(openId), [openId]);
  return { ref, nodes };
}
