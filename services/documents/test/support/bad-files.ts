/** Files that nobody should keep, by kind, in one table. `heavy` kinds cost seconds and are made rarely. */
import { badDocuments } from './bad-documents.ts';
import { badPdfs } from './bad-pdfs.ts';
import { badPictures } from './bad-pictures.ts';
import type { SentFile } from './good-files.ts';
import type { Dice } from './random.ts';

export interface BadKind {
  /** Every reason that is right: a file may be bad in two ways. */
  reasons: readonly string[];
  heavy?: true;
  make: (dice: Dice) => Promise<SentFile> | SentFile;
}

export const badKinds: Readonly<Record<string, BadKind>> = {
  ...badPictures,
  ...badPdfs,
  ...badDocuments,
};
