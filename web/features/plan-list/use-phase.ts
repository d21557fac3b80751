import { useEffect, useRef, useState } from 'react';

export type Phase = 'rest' | 'busy' | 'done' | 'failed';

/** The phase of a button's call; done and failed go back to rest after `resetMs`, or stay (null). */
export function usePhase(resetMs: number | null) {
  const [phase, setPhase] = useState<Phase>('rest');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (next: Phase) => {
    clearTimeout(timer.current);
    setPhase(next);
    if (resetMs !== null && (next === 'done' || next === 'failed')) {
      timer.current = setTimeout(() => setPhase('rest'), resetMs);
    }
  };
  return [phase, set] as const;
}
