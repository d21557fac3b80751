interface Term {
  id: string;
  term: string;
  text: string;
}

export interface Letter {
  letter: string;
  /** Of the heading. */
  id: string;
  terms: Term[];
}

/** In the order of the language's own letters; an Arabic word is found under its first letter after the article. */
export function byLetter(terms: readonly Term[], language: string): Letter[] {
  const named = terms
    .map((term) => ({ term, word: bare(term.term) }))
    .toSorted((a, b) => a.word.localeCompare(b.word, language));
  const groups = Map.groupBy(named, ({ word }) => initial(word));
  return [...groups].map(([letter, found], index) => ({
    letter,
    id: `letter-${index + 1}`,
    terms: found.map(({ term }) => term),
  }));
}

const bare = (word: string) => word.replace(/^ال/, '');

/** Forms of alif are one letter. */
function initial(word: string): string {
  return word.charAt(0).toUpperCase().replace(/[أإآ]/, 'ا');
}
