import { createQuoteLife, type QuoteLife } from '../quote-life/engine.ts';
import { generalLine } from './line.ts';
import type { GeneralParts, GeneralTypes } from './types.ts';

/** What the use cases of general quotes share. */
export interface GeneralContext extends GeneralParts {
  life: QuoteLife<GeneralTypes>;
}

export function generalContext(parts: GeneralParts): GeneralContext {
  return { ...parts, life: createQuoteLife(parts, generalLine(parts)) };
}
