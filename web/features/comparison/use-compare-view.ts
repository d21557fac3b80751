import { useState } from 'react';
import type { CompareView } from './compare-view.ts';

/** The switch and the pager: in the address, so that they work as links, and in place where the script runs. */
export function useCompareView(start: CompareView, here: string) {
  const [view, setView] = useState(start);
  const address = (change: Partial<CompareView>): string => {
    const next = { ...view, ...change };
    const query = new URLSearchParams();
    if (next.differences !== null) query.set('differences', next.differences ? '1' : '0');
    if (next.from > 0) query.set('from', String(next.from));
    const join = here.includes('?') ? '&' : '?';
    return query.size === 0 ? here : `${here}${join}${query}`;
  };
  const change = (part: Partial<CompareView>) => {
    setView({ ...view, ...part });
    window.history.replaceState(window.history.state, '', address(part));
  };
  return { ...view, address, change };
}
