/** One kind of file that nobody should keep. */
import type { SentFile } from './good-files.ts';
import type { Dice } from './random.ts';

export interface BadKind {
  /** Every reason that is right: a file may be bad in two ways. */
  reasons: readonly string[];
  heavy?: true;
  make: (dice: Dice) => Promise<SentFile> | SentFile;
}
