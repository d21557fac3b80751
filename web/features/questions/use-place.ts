'use client';

import { useRef, useState } from 'react';
import type { Goal, Place } from './place.ts';

/** The place, and `latest` for what runs later than it was drawn. */
export function usePlace<Step extends string, Draft, More>(
  first: () => Place<Step, Draft, More>,
  addressOf: (step: Step, returning?: boolean) => string,
) {
  type Here = Place<Step, Draft, More>;
  const [place, setPlace] = useState<Here>(first);
  const latest = useRef(place);
  const put = (to: Here) => {
    latest.current = to;
    setPlace(to);
  };
  return {
    place,
    latest,
    stayWith: (change: Partial<Here>) => put({ ...latest.current, ...change }),
    /** Another step on a fresh sheet; the address follows. */
    moveTo: (to: Goal<Step, Draft, More>, how: 'push' | 'replace'): void => {
      const { sheet, draft, more } = latest.current;
      const fresh = { draft, more, returning: false, errors: [], fromServer: false, typed: {} };
      put({ ...fresh, ...to, sheet: sheet + 1 });
      const address = addressOf(to.step, to.returning);
      // With the router's own note: without it the router would take each step for a page to restore, and finish that
      // whenever it comes to it, over a Back or another address that was asked for meanwhile.
      const { state } = window.history;
      if (how === 'push') window.history.pushState(state, '', address);
      else if (address !== window.location.pathname + window.location.search) {
        window.history.replaceState(state, '', address);
      }
    },
  };
}
