/** An employer whose members are saved, and plans that they propose to their board. */
import type { Employer } from './employer.ts';

/** What the form of a proposal sends: for each option the plan of each category. */
export const proposal = (rows: object) => ({ proposal: JSON.stringify(rows) });

export function proposing(who: () => Employer) {
  return {
    saved: async () => {
      await who().saveMembers(1, 7);
      await who().saveMembers(2, 20);
    },
    /** Two plans of one insurer and TPA, and one of another, that both categories can have. */
    plans: async () => {
      const second = new Set(await who().planIds(2));
      const tiles = (await who().list(1)).tiles.filter(({ id }) => second.has(id));
      const pairOf = ({ insurerId, tpaId }: (typeof tiles)[number]) => `${insurerId} ${tpaId}`;
      const first = tiles.find((one) =>
        tiles.some((each) => each !== one && pairOf(each) === pairOf(one)),
      );
      const alike = tiles.find((one) => first && one !== first && pairOf(one) === pairOf(first));
      const other = tiles.find((one) => first && pairOf(one) !== pairOf(first));
      if (!first || !alike || !other) throw new Error('no such plans');
      return { first, alike, other };
    },
  };
}
