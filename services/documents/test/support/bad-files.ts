/** Files that nobody should keep, by kind, in one table. `heavy` kinds cost seconds and are made rarely. */
import { badDocuments } from './bad-documents.ts';
import type { BadKind } from './bad-kind.ts';
import { badPdfs } from './bad-pdfs.ts';
import { badPictures } from './bad-pictures.ts';

export const badKinds: Readonly<Record<string, BadKind>> = {
  ...badPictures,
  ...badPdfs,
  ...badDocuments,
};
