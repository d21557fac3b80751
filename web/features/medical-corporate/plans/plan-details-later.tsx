import { Later } from '@/components/ui/later.tsx';
import { useLater } from '@/lib/use-later.ts';
import type * as Drawn from './plan-details.tsx';

let known: typeof Drawn | null = null;

/** Asked for ahead, a tile opens at once. */
export async function loadPlanDetails(): Promise<typeof Drawn> {
  known ??= await import('./plan-details.tsx');
  return known;
}

/** What a tile holds once it is opened, whose script comes after the list's. */
export function PlanDetailsLater(props: Drawn.PlanDetailsProps) {
  const details = useLater(loadPlanDetails, known);
  return (
    <Later
      of={details}
      onServer={process.env.NEXT_RUNTIME === 'nodejs' ? require('./plan-details.tsx') : null}
      draw={({ PlanDetails }) => <PlanDetails {...props} />}
    />
  );
}
