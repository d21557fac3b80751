/** Texts of `messages.en.json` with `{name}` for a value, cut once: a price has hundreds of lines, and none parses. */
import { cutMessage } from '@muqarin/rules/cut-message';

type Value = string | number;

/** A text with one value. Throws when the text does not name exactly that. */
export function withOne(text: string, name: string): (value: Value) => string {
  const [before, found, after, ...more] = cutMessage(text);
  if (found !== name || more.length > 0) throw wrong(text, [name]);
  return (value) => before + String(value) + after;
}

/** A text with two values, given in the order of `names`, whichever comes first in the sentence. */
export function withTwo(
  text: string,
  names: readonly [string, string],
): (one: Value, two: Value) => string {
  const [before, first, between, second, after, ...more] = cutMessage(text);
  const [one, two] = names;
  if (more.length > 0) throw wrong(text, names);
  if (first === one && second === two) return (a, b) => before + String(a) + between + b + after;
  if (first === two && second === one) return (a, b) => before + String(b) + between + a + after;
  throw wrong(text, names);
}

function wrong(text: string, names: readonly string[]): Error {
  return new Error(`a text about a price should name ${names.join(' and ')} only: ${text}`);
}
