/** Documents after the purchase: by the link of a mail or in the browser that bought (decisions V27, V28). */
import type { MotorOrder, OrderSlot } from '@muqarin/orders/contract/motor/order';
import type { FieldError } from '@muqarin/rules/checked';
import { filled } from '@muqarin/rules/message';
import { motorPurchaseMessages } from '@muqarin/rules/motor/messages-purchase';
import { labelOf, type MotorDocumentField } from '@muqarin/rules/motor/uploads';
import type { KeptFile } from '../../../../contract/file-slots.ts';
import type { Bff } from '../../../parts.ts';
import type { Ask } from '../../../routes/documented/call.ts';
import { keptFiles } from '../../../uploads/kept-files.ts';
import { missingOf } from '../../../views/motor/order/order-page.ts';
import { orderOfToken } from './order-links.ts';
import { documentOf, keepFiles } from './purchase.ts';
import { orderFileRule, type SentFile } from './sent-files.ts';
import { noMotorOrder } from './session-order.ts';

export interface Adding extends Pick<Ask, 'context'> {
  /** Of the session: the link of the mail has put it there. */
  order: MotorOrder;
  /** `ld` (a signed token) and `pd` (the order's reference). */
  fields: Readonly<Record<string, unknown>>;
  files: readonly SentFile[];
}

export type Added = { ok: true } | { ok: false; errors: FieldError[] };

/** Throws AppError not_found for an `ld` or `pd` of another order. */
export async function addDocuments(bff: Bff, adding: Adding): Promise<Added> {
  const { order, files, context } = adding;
  requireNamed(bff, adding);
  const refused = files.flatMap((file) =>
    file.outcome === 'refused' ? [{ field: file.slot as string, message: file.message }] : [],
  );
  const stored = files.flatMap((file) => (file.outcome === 'stored' ? [documentOf(file)] : []));
  const sent = new Set<string>(files.map(({ slot }) => slot));
  const ahead = [...(await waitingFiles(bff, order, context))].filter(([slot]) => !sent.has(slot));
  for (const [slot] of ahead) sent.add(slot);
  const absent = missingOf(order)
    .filter(({ field }) => !sent.has(field))
    .map(({ field, label }) => {
      return {
        field,
        message: filled(motorPurchaseMessages.uploadFile, { label: { word: label } }),
      };
    });
  // The final submit needs every mandatory file (S1 5).
  const errors = [...refused, ...absent];
  if (errors.length > 0) return { ok: false, errors };
  const documents = [
    ...stored,
    ...ahead.map(([slot, { uploadId }]) => {
      return { slot, uploadId, label: labelOf(slot as MotorDocumentField, undefined) };
    }),
  ];
  if (documents.length === 0) return { ok: true };
  const { orderId } = order;
  const answer = await bff.orders.addMotorDocuments({ orderId, documents }, context);
  await keepFiles(bff, answer.order, context);
  return { ok: true };
}

/** What was sent ahead of the form, by the slots that still need a file: the order does not know of it yet. */
export async function waitingFiles(
  bff: Pick<Bff, 'documents'>,
  order: Pick<MotorOrder, 'orderId' | 'documents' | 'missing'>,
  context: Adding['context'],
): Promise<ReadonlyMap<OrderSlot, KeptFile>> {
  const kept = await keptFiles(bff, orderFileRule(order.orderId), context);
  const isKnown = ({ uploadId }: KeptFile) =>
    order.documents.some((document) => document.uploadId === uploadId);
  return new Map(
    order.missing.flatMap((slot) => {
      const file = kept.get(slot);
      return file && !isKnown(file) ? [[slot, file] as const] : [];
    }),
  );
}

function requireNamed(bff: Bff, { order, fields: { ld, pd } }: Adding): void {
  if (order.status === 'selected' || order.status === 'cancelled') throw noMotorOrder();
  const isGiven = (value: unknown) => value !== undefined && value !== '';
  if (isGiven(ld) && orderOfToken(bff, 'documents', ld) !== order.orderId) throw noMotorOrder();
  if (isGiven(pd) && pd !== order.saleOrder) throw noMotorOrder();
}
