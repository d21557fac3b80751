/** "What would change this price": a sentence whose places are named as its values are, said by them in any language. */
import { amountWord } from './amount-word.ts';
import { formatDate, parseIsoDate } from './dates.ts';
import { emirates, nameOf } from './emirates.ts';
import type { Message, Value } from './message.ts';

/** Amounts end in `Fils`; `day` is an ISO day, `emirateId` one of the emirates. */
export type ChangeValues = Readonly<Record<string, number | string | undefined>>;

/** Throws when a value that the sentence names is missing. */
export function changeMessage(sentence: string, values: ChangeValues): Message {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0) return sentence;
  const placed = names.map((name) => [name, placedValue(name, values[name])]);
  return { sentence, values: Object.fromEntries(placed) };
}

function placedValue(name: string, value: number | string | undefined): Value {
  if (value === undefined) throw new Error(`a sentence about a price lacks ${name}`);
  if (typeof value === 'string') {
    const day = parseIsoDate(value);
    return day ? formatDate(day) : value;
  }
  if (name.endsWith('Fils')) return amountWord(value);
  return name === 'emirateId' ? { word: nameOf(emirates, value) ?? '' } : value;
}
