import type { RevisionsRatedAgain } from '../../contract/shared.ts';

type Difference = RevisionsRatedAgain['differences'][number];

interface Revision {
  revision: number;
  catalogueVersion: string;
  prices: readonly unknown[];
}

/** Re-rates every kept revision from its answers, day and catalogue (features 114). */
export async function rateRevisionsAgain<Kept extends Revision>(
  kept: readonly Kept[],
  differencesOf: (revision: Kept) => Promise<Difference[]>,
): Promise<RevisionsRatedAgain> {
  const differences = (await Promise.all(kept.map(differencesOf))).flat();
  return {
    equal: differences.length === 0,
    revisions: kept.map(({ revision, catalogueVersion, prices }) => {
      return { revision, catalogueVersion, plans: prices.length };
    }),
    differences,
  };
}
