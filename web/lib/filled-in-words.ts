import { type Filled, inEnglish } from '@muqarin/rules/message';
import { sayMessage } from './in-readers.ts';

type Body = Record<string, unknown>;

/** The answer with each text that is one of these sentences in the reader's words, in its own fields and those of its `errors`. */
export function filledInWords({ filled, ...answer }: Body): Body {
  const all = Array.isArray(filled) ? filled.filter(isFilled) : [];
  const words = new Map(all.map((said) => [inEnglish(said) as unknown, sayMessage(said)]));
  const inWords = (said: unknown): unknown => {
    if (Array.isArray(said)) return said.map(inWords);
    if (typeof said !== 'object' || said === null) return words.get(said) ?? said;
    return Object.fromEntries(Object.entries(said).map(([name, of]) => [name, inWords(of)]));
  };
  return inWords(answer) as Body;
}

function isFilled(said: unknown): said is Filled {
  const { sentence, values } = (said ?? {}) as Partial<Filled>;
  return typeof sentence === 'string' && typeof values === 'object';
}
