/** What is kept of a motor journey's events, and of files that were sent on any journey. Amounts are net fils. */
import type { Happened } from './happened.ts';

export interface MotorQuoteFact extends Happened {
  kind: 'motor_quote';
  quoteId: string;
  reference: string;
  /** From 1; more means priced again. */
  revision: number;
  emirateId: number;
  /** Of both types of cover. */
  planCount: number;
  /** Null when no plan fits. */
  lowestNetFils: number | null;
  highestNetFils: number | null;
}

interface MotorComparisonFact extends Happened {
  kind: 'motor_comparison';
  plans: number;
}

interface MotorSelectionFact extends Happened {
  kind: 'motor_selection';
  planId: string;
  netFils: number;
}

interface MotorMailFact extends Happened {
  kind: 'motor_mail';
  audience: string;
  plans: number;
}

interface MotorPromoFact extends Happened {
  kind: 'motor_promo';
  discountFils: number;
}

/** Placed, or changed before it was confirmed: a higher revision. */
interface MotorOrderFact extends Happened {
  kind: 'motor_order';
  orderId: string;
  revision: number;
  planId: string;
  cover: string;
  netFils: number;
}

interface MotorConfirmationFact extends Happened {
  kind: 'motor_confirmation';
  planId: string;
  netFils: number;
  documents: number;
}

interface MotorHandOverFact extends Happened {
  kind: 'motor_hand_over';
}

interface MotorPaymentFact extends Happened {
  kind: 'motor_payment';
  netFils: number;
}

export interface MotorPolicyFact extends Happened {
  kind: 'motor_policy';
  /** The insurer's. */
  reference: string;
  planId: string;
  netFils: number;
}

interface MotorCancellationFact extends Happened {
  kind: 'motor_cancellation';
}

interface UploadFact extends Happened {
  kind: 'upload';
  purpose: string;
  /** Of what is kept. */
  bytes: number;
}

interface RefusedUploadFact extends Happened {
  kind: 'refused_upload';
  purpose: string;
  reason: string;
}

export type MotorFact =
  | MotorQuoteFact
  | MotorComparisonFact
  | MotorSelectionFact
  | MotorMailFact
  | MotorPromoFact
  | MotorOrderFact
  | MotorConfirmationFact
  | MotorHandOverFact
  | MotorPaymentFact
  | MotorPolicyFact
  | MotorCancellationFact;

export type FileFact = UploadFact | RefusedUploadFact;
