'use client';

import { useEffect, useRef } from 'react';
import { followSteps } from '@/lib/own-steps.ts';

/** The browser's Back and Forward among the steps of this page, which is marked with `data-own-steps`. */
export function useOwnSteps(follow: () => void): void {
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => followSteps(() => latest.current()), []);
}
