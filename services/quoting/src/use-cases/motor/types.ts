import type { MotorAnswers } from '../../../contract/motor/answers.ts';
import type { MotorTile } from '../../../contract/motor/plan.ts';
import type { Vehicle } from '../../../contract/motor/vehicle.ts';
import type { QuotingContext } from '../../parts.ts';
import type { MotorRater } from '../../raters/motor.ts';
import type { MotorQuoteStore, StoredMotorQuote } from '../../store/motor/quotes.ts';
import type { LineTypes } from '../quote-life/line.ts';
import type { PricedMotor } from './price-quote.ts';

/** What motor quotes are made and kept with. */
export interface MotorParts extends QuotingContext {
  rater: MotorRater;
  quotes: MotorQuoteStore;
}

export interface AskedMotor {
  answers: MotorAnswers;
  deductible: string | null;
  /** Nobody said it just now: a value set some months ago may lie outside what the car is worth today. */
  isValueKept: boolean;
}

export interface MotorChange {
  /** Whole new answers; else those of the quote. */
  answers?: MotorAnswers | undefined;
  /** Over the answers' own value. */
  valueAed?: number | undefined;
  deductible?: string | null | undefined;
}

export interface MotorTypes extends LineTypes {
  quote: StoredMotorQuote;
  asked: AskedMotor;
  change: MotorChange;
  priced: Vehicle;
  refused: Exclude<PricedMotor, { outcome: 'ok' }>;
  choice: { planId: number; addonIds: readonly number[] };
  offer: MotorTile;
}
