import { useEffect, useRef } from 'react';

const PAUSE_MS = 150;

/** Keeps the address bar at the list's address. Replaces, so that Back leaves the list; Next's own note stays. */
export function useAddress(address: string): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    // A part whose script is still to come leads back by what the server wrote.
    for (const field of document.querySelectorAll<HTMLInputElement>('input[data-list-address]')) {
      field.value = address;
    }
    const replace = () => window.history.replaceState(window.history.state, '', address);
    const wait = setTimeout(replace, PAUSE_MS);
    return () => clearTimeout(wait);
  }, [address]);
}
