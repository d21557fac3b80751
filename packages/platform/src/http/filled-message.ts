import { z } from 'zod';

/** A message with what fills it, beside its English: whoever puts it into another language takes it by its key. */
export const FilledMessage = z.object({
  /** The English with a name in each place. */
  sentence: z.string(),
  /** `word` is a text of ours, which has a translation of its own. */
  values: z.record(z.string(), z.union([z.number(), z.string(), z.object({ word: z.string() })])),
});
