import type { Timeline } from '../../contract/timeline.ts';
import { oursIn, oursNamed, type PageDraft, soldPlans } from '../locale/page-draft.ts';

/** Names and addresses that people typed are in none of these texts. */
export function shownTimeline({ rows, papers }: Timeline): PageDraft<Timeline> {
  return {
    rows: rows.map((row) => {
      return { ...oursIn(row, 'insurerName'), planName: soldPlans(row.planName) };
    }),
    papers: papers.map(oursNamed),
  };
}
