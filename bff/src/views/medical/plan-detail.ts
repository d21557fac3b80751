import type { PlanDetail } from '@muqarin/quoting/contract/medical/plan';
import type { PlanDetailModel } from '../../../contract/medical/plan-pages.ts';
import { documentLinks } from '../papers/document-links.ts';

/** A plan taken apart, as a tile's panel shows it. */
export function planDetailModel(detail: PlanDetail): PlanDetailModel {
  const { tile, price } = detail;
  return {
    id: tile.planId,
    price: {
      netFils: price.netFils,
      vatFils: price.vatFils,
      grossFils: price.grossFils,
      members: price.members,
    },
    changes: detail.changes,
    covered: detail.values.map(({ section, label, help, covered, text, note }) => {
      return { section, label, help, covered, text, note };
    }),
    documents: documentLinks(tile.planId, detail.documents),
    notes: detail.notes,
    rateCardDate: detail.rateCard.effectiveFrom,
  };
}
