import type { ChosenHospitals, SelectedProvider } from '@muqarin/bff/contract/list-pages';
import type { ChosenProviders } from '@muqarin/rules/plan-list/filters/providers';
import { useRef, useState } from 'react';
import { searchNetworks } from './calls.ts';

type Change = (make: (old: ChosenProviders) => ChosenProviders) => void;
export type Hospitals = ReturnType<typeof useHospitals>;

/** Names of hospitals and clinics that were chosen since the page came, and how to add one. */
export function useNamed({ providers }: Pick<ChosenHospitals, 'providers'>) {
  return useState<readonly SelectedProvider[]>(providers);
}

/** "My hospitals": who is chosen, and the networks that include them all; a lookup that failed can be tried again. */
export function useHospitals(
  { foundProviders }: Pick<ChosenHospitals, 'foundProviders'>,
  [named, setNamed]: ReturnType<typeof useNamed>,
  { ids }: ChosenProviders,
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
    if (wanted.length === 0) return change(() => ({ ids: [], pairs: null }));
    change((old) => ({ ...old, ids: wanted }));
    searchNetworks(wanted).then(
      (pairs) => {
        if (mine !== lookup.current) return;
        // Cleared while they were looked up: nothing is chosen any more.
        change((old) => (old.ids.length === 0 ? old : { ids: wanted, pairs }));
      },
      () => mine === lookup.current && setFailed(true),
    );
  };
  return {
    chosen,
    choose,
    retry: failed && chosen.length > 0 ? () => choose(chosen) : null,
    /** Of a search without a script. */
    found: foundProviders ?? [],
  };
}
