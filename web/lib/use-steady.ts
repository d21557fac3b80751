import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for as long as the component stands, which does what the newest `run` does: to call, not to draw with. */
export function useSteady<Given extends unknown[], Made>(run: (...given: Given) => Made) {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
