import { useCallback, useRef } from 'react';

/** A wait that is shorter is not shown (brand.md, Loading). */
const UNSEEN_MS = 300;

/**
 * What a press opens is opened when it is there: a word about waiting before it would move the list twice. `onLong` says
 * so where it takes longer.
 */
export async function oneMove<Model>(reading: Promise<Model>, onLong: () => void): Promise<Model> {
  const timer = setTimeout(onLong, UNSEEN_MS);
  try {
    return await reading;
  } finally {
    clearTimeout(timer);
  }
}

/** Begins something; what it returns tells whether nothing began after it. */
export function useLatest(): () => () => boolean {
  const count = useRef(0);
  return useCallback(() => {
    count.current += 1;
    const mine = count.current;
    return () => count.current === mine;
  }, []);
}
