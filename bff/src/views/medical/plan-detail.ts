import type { PlanDetail } from '@muqarin/quoting/contract/medical/plan';
import { medicalChangeSentences, medicalLineWords } from '@muqarin/rules/medical/price-words';
import type { PlanDetailModel } from '../../../contract/medical/plan-pages.ts';
import { oursIn, type PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import { paperLinks } from '../papers/document-links.ts';
import { changeSaid } from '../price-change.ts';
import { priceInParts } from '../price-in-parts.ts';

/** A plan taken apart, as a tile's panel shows it. */
export function planDetailModel(detail: PlanDetail): PageDraft<PlanDetailModel> {
  const { tile, price } = detail;
  return {
    id: tile.planId,
    price: priceInParts(price, medicalLineWords),
    changes: detail.changes.map(({ code, text, values }) => ({
      code,
      text: changeSaid(text, medicalChangeSentences, code, values),
    })),
    covered: detail.values.map(({ section, label, help, covered, text, note }) => {
      const row = { section, label, help, covered, text, note };
      return oursIn(row, 'label', 'help', 'text', 'note');
    }),
    documents: paperLinks(tile.planId, detail.documents),
    notes: detail.notes.map(ours),
    rateCardDate: detail.rateCard.effectiveFrom,
  };
}
