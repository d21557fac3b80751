/** What a version of a catalogue says in Arabic, by its own English; all of it is empty in a version from before it was asked for. */
export interface CatalogueArabic {
  words: Readonly<Record<string, string>>;
  /** Names of cars are words like others (Focus, City), so they stand apart; one that stays Latin is its own translation. */
  makes: Readonly<Record<string, string>>;
  models: Readonly<Record<string, string>>;
}

/** Those of these texts that the version has in Arabic, as an event takes them along. */
export function arabicOf(
  { words }: Pick<CatalogueArabic, 'words'>,
  texts: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    texts.flatMap((text) => (Object.hasOwn(words, text) ? [[text, words[text] ?? text]] : [])),
  );
}
