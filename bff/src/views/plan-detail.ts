import type { PlanDetail } from '@muqarin/quoting/contract/medical/plan';
import type { PlanDetailModel } from '../../contract/plan-pages.ts';

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

export function documentLinks(
  planId: number,
  documents: readonly { id: number; name: string; title: string }[],
): { title: string; href: string }[] {
  return documents.map(({ id, name, title }) => ({
    title,
    href: documentAddress(planId, name, id),
  }));
}

/** S0 2: /download-file/{product_template_id}/{name}/{document_id}; the name is cosmetic (decisions M56). */
function documentAddress(planId: number, name: string, documentId: number): string {
  return `/download-file/${planId}/${encodeURIComponent(name)}/${documentId}`;
}
