/**
 * The way to an insurer's own payment (facts B1: a broker takes no premium, so we hold no money). It gives a page of the
 * insurer's to pay on, and reads what the insurer tells us afterwards. Other insurers are other drivers of this port.
 */
export interface InsurerPayments {
  /** The same order gets the same page. Throws when the insurer is away. */
  open(order: PaymentOrder): Promise<{ paymentId: string; url: string }>;
  /** Checks signature and age, then reads. */
  read(body: string, signature: string, now: Date): ReadNotice;
  /** Signs as the insurer would: only of the stand-in. */
  sign?(body: string, now: Date): string;
}

export interface PaymentOrder {
  orderId: string;
  saleOrder: string;
  insurerCode: string;
  grossFils: number;
}

interface NoticeHead {
  /** The insurer's id of the notice: said twice, it has one effect. */
  id: string;
  paymentId: string;
}

export type InsurerNotice = NoticeHead &
  (
    | { type: 'payment.succeeded'; amountFils: number }
    | { type: 'policy.issued'; policyNumber: string }
    | { type: 'document.refused'; slot: string; reason: string }
  );

export type ReadNotice =
  | { outcome: 'read'; notice: InsurerNotice }
  | { outcome: 'bad_signature' | 'stale' | 'unreadable' };
