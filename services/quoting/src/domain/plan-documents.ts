/** What every buyer may read before buying (S0 2, /download-file), by the titles that a catalogue gives them. */
export const documentTitles = {
  table: 'Table of benefits',
  wording: 'Policy wording summary',
} as const;

export const motorDocumentTitles = { ...documentTitles, table: 'Table of cover' } as const;

export type DocumentKind = keyof typeof documentTitles;

/** What a document says is of its kind: two titles never stand over the same. */
export function documentKind(title: string): DocumentKind {
  return title === documentTitles.wording ? 'wording' : 'table';
}
