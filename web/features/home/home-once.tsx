'use client';

import { AsMade } from '@/components/ui/as-made.tsx';
import type { Doors, GuideTrack, Questions, Ways } from './home-text.tsx';

interface Texts {
  Doors: typeof Doors;
  GuideTrack: typeof GuideTrack;
  Ways: typeof Ways;
  Questions: typeof Questions;
}

/** Drawn by the server alone. */
export function HomeOnce({ part }: { part: keyof Texts }) {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return <AsMade id={`home-${part}`} />;
  const Part = (require('./home-text.tsx') as Texts)[part];
  return (
    <AsMade id={`home-${part}`}>
      <Part />
    </AsMade>
  );
}
