import type { LineWords } from '@muqarin/rules/price-line';
import type { PriceInParts } from '../../contract/price-in-parts.ts';
import type { PageDraft } from '../locale/page-draft.ts';
import { kept, type Message } from '../locale/said.ts';

type Line = PriceInParts['members'][number]['lines'][number];

/** Its lines as their line of insurance keeps them, with what their words are filled with. */
interface Price<Kept extends Line> extends Omit<PriceInParts, 'members'> {
  members: readonly (Omit<PriceInParts['members'][number], 'lines'> & { lines: readonly Kept[] })[];
}

/** Each line says what it is and why. */
export function priceInParts<Kept extends Line>(
  { netFils, vatFils, grossFils, members }: Price<Kept>,
  wordsOf: (line: Kept) => LineWords,
): PageDraft<PriceInParts> {
  return {
    netFils,
    vatFils,
    grossFils,
    members: members.map(({ member, age, netFils: ofMember, lines }) => {
      const said = lines.map((line) => priceLine(line, wordsOf(line)));
      return { member, age, netFils: ofMember, lines: said };
    }),
  };
}

export function priceLine({ code, label, why, kind, amountFils }: Line, words: LineWords) {
  return { code, label: kept(label, words.label), why: kept(why, words.why), kind, amountFils };
}

/** The same on paper, where a line that explains nothing has no note. */
export function notedLine(
  { label, why, amountFils }: Pick<Line, 'label' | 'why' | 'amountFils'>,
  words: LineWords,
): { label: Message; note: Message | undefined; amountFils: number } {
  const note = why === '' ? undefined : kept(why, words.why);
  return { label: kept(label, words.label), note, amountFils };
}
