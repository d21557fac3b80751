/** How the plans of a list are written, in any line: learned once for each catalogue version, as no version ever changes. */
import type { CallContext } from '@muqarin/platform/context';
import { lastFew } from '@muqarin/platform/last-few';

/** By the plans' ids. */
export type PlanWriters<Writer> = (
  catalogueVersion: string,
  context: CallContext,
) => Promise<ReadonlyMap<number, Writer>>;

const versionsKept = 8;

/** One flight for all who ask at once; what failed is asked for again. */
export function createPlanWriters<Writer>(learn: PlanWriters<Writer>): PlanWriters<Writer> {
  const kept = lastFew<ReturnType<typeof learn>>(versionsKept);
  return (version, context) => {
    const known = kept.get(version);
    if (known) return known;
    const learned = learn(version, context);
    kept.set(version, learned);
    learned.catch(() => kept.delete(version));
    return learned;
  };
}
