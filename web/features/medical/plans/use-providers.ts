import type { SelectedProvider } from '@muqarin/bff/contract/medical/plan-pages';
import type { Filters } from '@muqarin/rules/medical/plan-list';
import { useRef, useState } from 'react';
import { searchNetworks } from './calls.ts';

type Change = (make: (old: Filters) => Filters) => void;

/** "My hospitals": who is chosen, and the networks that include them all; a lookup that failed can be tried again. */
export function useProviders(
  [named, setNamed]: [readonly SelectedProvider[], (named: readonly SelectedProvider[]) => void],
  { ids }: Filters['providers'],
  change: Change,
) {
  const [failed, setFailed] = useState(false);
  const lookup = useRef(0);
  const chosen = named.filter(({ id }) => ids.includes(id));
  const choose = (next: readonly SelectedProvider[]) => {
    lookup.current += 1;
    const mine = lookup.current;
    setNamed(next);
    setFailed(false);
    const wanted = next.map(({ id }) => id);
    if (wanted.length === 0) {
      return change((old) => ({ ...old, providers: { ids: [], pairs: null } }));
    }
    change((old) => ({ ...old, providers: { ...old.providers, ids: wanted } }));
    searchNetworks(wanted).then(
      (pairs) => {
        if (mine !== lookup.current) return;
        // Cleared while they were looked up: nothing is chosen any more.
        change((old) =>
          old.providers.ids.length === 0 ? old : { ...old, providers: { ids: wanted, pairs } },
        );
      },
      () => mine === lookup.current && setFailed(true),
    );
  };
  return { chosen, choose, retry: failed && chosen.length > 0 ? () => choose(chosen) : null };
}
