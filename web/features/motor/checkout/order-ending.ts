import {
  type MotorCheckoutPage,
  type MotorDocumentsDonePage,
  type MotorOrderModel,
  motorOrderPaths,
} from '@muqarin/bff/contract/motor/order-pages';
import type { ThankYouPage } from '@muqarin/bff/contract/pages';
import type { EndingDays } from '@/features/thank-you/endings.ts';

/** The end of an order as far as it has come; while it waits for its payment, that of the documents it was sent with. */
export function orderEnding(
  status: MotorOrderModel['status'],
  { life, startDate }: Pick<MotorCheckoutPage, 'life' | 'startDate'>,
): EndingDays {
  const reached = (wanted: typeof status) =>
    life.find((step) => step.status === wanted)?.at ?? null;
  if (status === 'issued') return { ending: 'motorIssued', at: reached('issued'), startDate };
  if (status === 'paid') return { ending: 'motorPaid', at: reached('paid'), startDate };
  return { ending: 'motorDocuments', at: reached('confirmed'), startDate };
}

export function documentsEnding({ sentAt: at, startDate }: MotorDocumentsDonePage): EndingDays {
  return { ending: 'motorDocuments', at, startDate };
}

/** There is a paper once the insurer was paid. */
export function papersOf({ status }: Pick<MotorOrderModel, 'status'>): ThankYouPage['papers'] {
  const isBought = status === 'paid' || status === 'issued';
  return isBought ? [{ kind: 'schedule', href: motorOrderPaths.policyPdf }] : [];
}
