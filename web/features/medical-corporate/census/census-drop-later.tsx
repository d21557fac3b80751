'use client';

import { Later } from '@/components/ui/later.tsx';
import { useLater } from '@/lib/use-later.ts';
import type { CensusDropProps } from './census-drop.tsx';

const load = () => import('./census-drop.tsx');

/** Where a staff list is dropped beside what is more urgent: its script comes later. */
export function CensusDropLater(props: CensusDropProps) {
  const drop = useLater(load);
  return (
    <Later
      of={drop}
      onServer={process.env.NEXT_RUNTIME === 'nodejs' ? require('./census-drop.tsx') : null}
      draw={({ CensusDrop }) => <CensusDrop {...props} />}
    />
  );
}
