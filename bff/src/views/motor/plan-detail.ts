import type { Client } from '@muqarin/platform/http/client';
import type { motorQuoteCalls } from '@muqarin/quoting/contract/motor/quote-calls';
import { motorChangeSentences, motorLineWords } from '@muqarin/rules/motor/price-words';
import type { MotorPlanDetailModel } from '../../../contract/motor/plan-pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import { paperLinks } from '../papers/document-links.ts';
import { changeSaid } from '../price-change.ts';
import { priceInParts } from '../price-in-parts.ts';

export type MotorDetail = NonNullable<
  Awaited<ReturnType<Client<typeof motorQuoteCalls>['motorPlanDetail']>>
>;

/** A motor plan taken apart, as a tile's panel shows it: one group of lines, which sum to the net. */
export function motorPlanDetail({
  tile,
  changes,
  documents,
  notes,
  rateCard,
}: MotorDetail): PageDraft<MotorPlanDetailModel> {
  const { netFils, vatFils, grossFils, lines } = tile.price;
  return {
    id: tile.planId,
    price: priceInParts(
      {
        netFils,
        vatFils,
        grossFils,
        members: [{ member: 1, age: 0, netFils, lines }],
      },
      motorLineWords,
    ),
    changes: changes.map(({ code, text, values }) => ({
      code,
      text: changeSaid(text, motorChangeSentences, code, values),
    })),
    notes: notes.map(ours),
    documents: paperLinks(tile.planId, documents),
    rateCardDate: rateCard.effectiveFrom,
  };
}
