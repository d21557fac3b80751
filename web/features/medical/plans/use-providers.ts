import type { SelectedProvider } from '@muqarin/bff/contract/medical/plan-pages';
import type { Filters } from '@muqarin/rules/medical/filters';
import { useRef, useState } from 'react';
import { searchNetworks } from './calls.ts';

/** "My hospitals": who is chosen, and the networks that include them all; a lookup that failed can be tried again. */
export function useProviders(
  start: readonly SelectedProvider[],
  setFilters: (change: Partial<Filters>) => void,
) {
  const [chosen, setChosen] = useState(start);
  const [failed, setFailed] = useState(false);
  const lookup = useRef(0);
  const forget = () => {
    lookup.current += 1;
    setChosen([]);
    setFailed(false);
  };
  const choose = (next: readonly SelectedProvider[]) => {
    forget();
    setChosen(next);
    const mine = lookup.current;
    const provider_ids = next.map(({ id }) => id);
    if (provider_ids.length === 0) return setFilters({ provider_ids, networkPairs: null });
    setFilters({ provider_ids });
    searchNetworks(provider_ids).then(
      (networkPairs) => mine === lookup.current && setFilters({ networkPairs }),
      () => mine === lookup.current && setFailed(true),
    );
  };
  return { chosen, choose, forget, retry: failed ? () => choose(chosen) : null };
}
