import type { ListLayout, ListView } from '@muqarin/rules/plan-list/rows';
import { useLayoutEffect, useRef, useState } from 'react';
import type { GroupWords } from '@/features/plan-list/rows/group-words.ts';
import { type TileNodes, tileNodes } from './tile-nodes.ts';

interface State {
  plans: number;
  layout: ListLayout;
  view: ListView;
  wordsOf: (ids: readonly number[]) => GroupWords;
  visible: ReadonlySet<number>;
  compared: readonly number[];
  openId: number | null;
  forInvestors: boolean;
}

/** Keeps the tiles' nodes at what is visible, ordered, compared and open; before the browser paints. */
export function useTiles(state: State) {
  const { plans, layout, view, wordsOf, visible, compared, openId, forInvestors } = state;
  const ref = useRef<HTMLUListElement>(null);
  const nodes = useRef<TileNodes>(null);
  const [, drawn] = useState(false);
  useLayoutEffect(() => {
    if (!ref.current) return;
    // A page that was not made by the server for this address has no tiles in it: ask the server.
    if (ref.current.childElementCount === 0 && plans > 0) return location.reload();
    nodes.current = tileNodes(ref.current);
    drawn(true);
  }, [plans]);
  useLayoutEffect(() => nodes.current?.show(visible), [visible]);
  useLayoutEffect(() => nodes.current?.lay(layout, view, wordsOf), [layout, view, wordsOf]);
  useLayoutEffect(
    () => nodes.current?.standAmong(forInvestors ? 'investors' : 'all'),
    [forInvestors],
  );
  useLayoutEffect(() => nodes.current?.markCompared(compared), [compared]);
  useLayoutEffect(() => nodes.current?.markOpen(openId), [openId]);
  return { ref, nodes };
}
