import type { PriceInParts } from '../../contract/price-in-parts.ts';
import type { PageDraft } from '../locale/page-draft.ts';
import { kept } from '../locale/said.ts';

/** Each line says what it is and why. */
export function priceInParts({
  netFils,
  vatFils,
  grossFils,
  members,
}: PriceInParts): PageDraft<PriceInParts> {
  return {
    netFils,
    vatFils,
    grossFils,
    members: members.map((each) => ({ ...each, lines: each.lines.map(priceLine) })),
  };
}

export function priceLine(line: PriceInParts['members'][number]['lines'][number]) {
  return { ...line, label: kept(line.label), why: kept(line.why) };
}
