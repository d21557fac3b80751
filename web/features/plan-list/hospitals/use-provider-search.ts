import type { SelectedProvider } from '@muqarin/bff/contract/list-pages';
import {
  PROVIDER_SEARCH_DEBOUNCE_MS,
  PROVIDER_SEARCH_MIN_CHARACTERS,
} from '@muqarin/rules/plan-list/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import { searchProviders } from './calls.ts';

export type Outcome =
  | { kind: 'none' }
  | { kind: 'found'; providers: readonly SelectedProvider[] }
  | { kind: 'failed' };

/** Searches from 3 letters, 250 ms after the last key, or at once on Enter (S0 5, decisions M35). */
export function useProviderSearch(
  chosen: readonly SelectedProvider[],
  found: readonly SelectedProvider[],
) {
  const [keyword, setKeyword] = useState('');
  const [outcome, setOutcome] = useState<Outcome>(
    found.length > 0 ? { kind: 'found', providers: found } : { kind: 'none' },
  );
  const call = useRef<AbortController | null>(null);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => {
    clearTimeout(wait.current);
    call.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const search = (text = keyword.trim()) => {
    stop();
    call.current = new AbortController();
    const { signal } = call.current;
    searchProviders(text, chosen, signal).then(
      (providers) => signal.aborted || setOutcome({ kind: 'found', providers }),
      () => signal.aborted || setOutcome({ kind: 'failed' }),
    );
  };
  const type = (text: string) => {
    stop();
    setKeyword(text);
    const wanted = text.trim();
    if (wanted.length < PROVIDER_SEARCH_MIN_CHARACTERS) return setOutcome({ kind: 'none' });
    wait.current = setTimeout(() => search(wanted), PROVIDER_SEARCH_DEBOUNCE_MS);
  };
  return { keyword, outcome, type, search, reset: () => type('') };
}
