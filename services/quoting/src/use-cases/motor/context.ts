import { createQuoteLife, type QuoteLife } from '../quote-life/engine.ts';
import { motorLine } from './line.ts';
import type { MotorParts, MotorTypes } from './types.ts';

/** What the use cases of motor quotes share. */
export interface MotorContext extends MotorParts {
  life: QuoteLife<MotorTypes>;
}

export function motorContext(parts: MotorParts): MotorContext {
  return { ...parts, life: createQuoteLife(parts, motorLine(parts)) };
}
