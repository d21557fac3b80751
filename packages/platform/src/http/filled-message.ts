import { z } from 'zod';

/** A message with what fills it, beside its English: whoever puts it into another language takes it by its key. */
export interface FilledMessage {
  /** The English with a name in each place. */
  sentence: string;
  values: Record<string, Value>;
}

/** A figure, what a person typed, a text of ours that has a translation of its own (an amount too), or a sentence within. */
type Value = number | string | { word: string } | FilledMessage;

export const FilledMessage: z.ZodType<FilledMessage> = z.lazy(() =>
  z.object({ sentence: z.string(), values: z.record(z.string(), Value) }),
);

const Value: z.ZodType<Value> = z.union([
  z.number(),
  z.string(),
  z.strictObject({ word: z.string() }),
  FilledMessage,
]);
