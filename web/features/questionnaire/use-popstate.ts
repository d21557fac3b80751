'use client';

import { useEffect, useRef } from 'react';

/**
 * The browser's Back and Forward, heard before Next's router hears of them. An event of the window itself comes to its
 * listeners in the order in which they were added, capturing or not: so this one is added once, when the page wakes (a
 * child's effects run before the router's), and never again.
 */
export function usePopState(follow: (event: PopStateEvent) => void): void {
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    const hear = (event: PopStateEvent) => latest.current(event);
    window.addEventListener('popstate', hear, true);
    return () => window.removeEventListener('popstate', hear, true);
  }, []);
}
