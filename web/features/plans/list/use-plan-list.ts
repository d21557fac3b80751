import type { PageTile, SelectedProvider } from '@muqarin/bff/contract/pages';
import type { FilterQuery, SortOrder } from '@muqarin/rules/medical/filter-query';
import { defaultFilters, type Filters, matches, sortTiles } from '@muqarin/rules/medical/filters';
import { sliderRange } from '@muqarin/rules/medical/price-range';
import type { Category } from '@muqarin/rules/medical/types';
import { useEffect, useMemo, useRef, useState } from 'react';
import { listAddress } from '../addresses.ts';
import { searchNetworks } from '../calls.ts';
import { filterTile } from '../filter-tile.ts';
import { withinRange } from '../filters/slider-steps.ts';

interface Start {
  tiles: readonly PageTile[];
  category: Category;
  query: FilterQuery;
  providers: readonly SelectedProvider[];
}

/** The list's filters and order, what they leave visible, and the address that says the same (decisions M60). */
export function usePlanList({ tiles, category, query, providers: firstProviders }: Start) {
  const rows = useMemo(() => tiles.map(filterTile), [tiles]);
  const range = useMemo(() => sliderRange(rows), [rows]);
  const [filters, setAll] = useState<Filters>(query.filters);
  const [sort, setSort] = useState<SortOrder>(query.sort);
  const [providers, setProviders] = useState(firstProviders);
  const [lookupFailed, setLookupFailed] = useState(false);
  const visible = useMemo(
    () => new Set(rows.filter((row) => matches(row, filters, category)).map(({ id }) => id)),
    [rows, filters, category],
  );
  const inRange = useMemo(() => {
    const onlyPrice = { ...defaultFilters, price: filters.price };
    return rows.filter((row) => matches(row, onlyPrice, category)).length;
  }, [rows, filters.price, category]);
  const fit = useMemo(
    () => rows.filter((row) => matches(row, defaultFilters, category)).length,
    [rows, category],
  );
  const order = useMemo(() => sortTiles(rows, sort).map(({ id }) => id), [rows, sort]);
  const address = listAddress(filters, sort);
  useAddress(address);

  const setFilters = (change: Partial<Filters>) =>
    setAll((old) => {
      const next = { ...old, ...change };
      return { ...next, price: withinRange(next.price, range) };
    });
  const lookup = useRef(0);
  const chooseProviders = (chosen: readonly SelectedProvider[]) => {
    lookup.current += 1;
    const mine = lookup.current;
    const provider_ids = chosen.map(({ id }) => id);
    setProviders(chosen);
    setLookupFailed(false);
    setFilters(provider_ids.length === 0 ? { provider_ids, networkPairs: null } : { provider_ids });
    if (provider_ids.length === 0) return;
    searchNetworks(provider_ids).then(
      (networkPairs) => mine === lookup.current && setFilters({ networkPairs }),
      () => mine === lookup.current && setLookupFailed(true),
    );
  };
  return {
    rows,
    range,
    filters,
    sort,
    providers,
    visible,
    inRange,
    forInvestors: filters.is_investor ? 0 : rows.length - fit,
    order,
    address,
    setFilters,
    setSort,
    chooseProviders,
    retryLookup: lookupFailed ? () => chooseProviders(providers) : null,
    /** Takes over the filters without one of them, as a pill or the no-data block offers it. */
    replaceFilters: (next: Filters) => {
      if (next.provider_ids.length === 0) setProviders([]);
      setAll(next);
    },
    clear: () => {
      setProviders([]);
      setLookupFailed(false);
      setAll(defaultFilters);
    },
  };
}

/** Replaces, so that Back leaves the list; Next keeps its own note in `history.state`. */
function useAddress(address: string): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const wait = setTimeout(
      () => window.history.replaceState(window.history.state, '', address),
      150,
    );
    return () => clearTimeout(wait);
  }, [address]);
}
