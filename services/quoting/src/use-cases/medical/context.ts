import { createQuoteLife, type QuoteLife } from '../quote-life/engine.ts';
import { medicalLine } from './line.ts';
import type { MedicalParts, MedicalTypes } from './types.ts';

/** What the use cases of medical quotes share. */
export interface MedicalContext extends MedicalParts {
  life: QuoteLife<MedicalTypes>;
}

export function medicalContext(parts: MedicalParts): MedicalContext {
  return { ...parts, life: createQuoteLife(parts, medicalLine(parts)) };
}
