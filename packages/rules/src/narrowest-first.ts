const places = /\{\w+\}/g;

/** Of sentences to find a text by, those with most words of their own first: of two that fit, the narrower one is meant. */
export function narrowestFirst<Key extends string>(sentences: readonly Key[]): Key[] {
  const ownLength = (sentence: string) => sentence.replaceAll(places, '').length;
  return sentences.toSorted((a, b) => ownLength(b) - ownLength(a));
}
