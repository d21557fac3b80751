import type { GeneralPageTile } from '@muqarin/bff/contract/general/pages';
import type { PriceInParts } from '@muqarin/bff/contract/price-in-parts';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import { formatPercent } from '@muqarin/rules/percent';
import { say } from '@/lib/reader.ts';
import { t, wordOf } from './texts.ts';

type Line = GeneralPageTile['lines'][number];

/** The price with its numbers put into words of the reader's language. */
export function tracedPrice(tile: GeneralPageTile): PriceInParts {
  const { netFils, vatFils, grossFils } = tile;
  const lines = tile.lines.map((line) => ({
    code: line.code,
    kind: line.kind,
    label: wordOf('line_', line.code),
    why: whyOf(line),
    amountFils: line.amountFils,
  }));
  return { netFils, vatFils, grossFils, members: [{ member: 1, age: 0, netFils, lines }] };
}

function whyOf({ kind, ppm, ofFils, basisPoints }: Line): string {
  if (ppm !== null && ofFils !== null) {
    return fillMessage(t.rateOf, {
      rate: say(formatPercent(ppm / 10_000)),
      amount: say(formatAed(ofFils)),
    });
  }
  if (basisPoints === null) return '';
  if (kind === 'discount') return say(formatPercent(basisPoints / 100));
  return fillMessage(t.times, { factor: basisPoints / 10_000 });
}
