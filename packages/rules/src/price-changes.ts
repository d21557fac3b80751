/** "What would change this price": a sentence whose places are named as its values are, said by them in any language. */
import { amountWord } from './amount-word.ts';
import { cutMessage } from './cut-message.ts';
import { formatDate, parseIsoDate } from './dates.ts';
import { emirates, nameOf } from './emirates.ts';
import type { Message, Word } from './message.ts';

/** Amounts end in `Fils`; `day` is an ISO day, `emirateId` one of the emirates. */
export type ChangeValues = Readonly<Record<string, number | string | undefined>>;

/** Throws when a value that the sentence names is missing. */
export function changeMessage(sentence: string, values: ChangeValues): Message {
  const names = cut(sentence).filter((_part, at) => at % 2 === 1);
  if (names.length === 0) return sentence;
  const placed = names.map((name) => [name, placedValue(name, values[name])]);
  return { sentence, values: Object.fromEntries(placed) };
}

/** The same in English, as each plan that is explained says several: without the message between. */
export function changeText(sentence: string, values: ChangeValues): string {
  const parts = cut(sentence).map((part, at) => {
    if (at % 2 === 0) return part;
    const value = placedValue(part, values[part]);
    return typeof value === 'object' ? value.word : value;
  });
  return parts.join('');
}

const known = new Map<string, readonly string[]>();

/** Once: there are few sentences, and many prices. */
function cut(sentence: string): readonly string[] {
  const parts = known.get(sentence) ?? cutMessage(sentence);
  known.set(sentence, parts);
  return parts;
}

function placedValue(name: string, value: number | string | undefined): number | string | Word {
  if (value === undefined) throw new Error(`a sentence about a price lacks ${name}`);
  if (typeof value === 'string') {
    const day = parseIsoDate(value);
    return day ? formatDate(day) : value;
  }
  if (name.endsWith('Fils')) return amountWord(value);
  return name === 'emirateId' ? { word: nameOf(emirates, value) ?? '' } : value;
}
