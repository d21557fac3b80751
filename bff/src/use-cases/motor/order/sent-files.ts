/** Files of the purchase in its own words: slots, labels and what to say of a file that was refused. */
import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import { OrderSlot } from '@muqarin/orders/contract/motor/order';
import type { CallContext } from '@muqarin/platform/context';
import { filled, type Message } from '@muqarin/rules/message';
import { motorPurchaseMessages } from '@muqarin/rules/motor/messages-purchase';
import { labelField, labelOf, type MotorDocumentField } from '@muqarin/rules/motor/uploads';
import { MAX_FILE_BYTES, MEGABYTE } from '@muqarin/rules/upload-limits';
import type { KeptFile } from '../../../../contract/file-slots.ts';
import type { Bff } from '../../../parts.ts';
import { type FileRule, type SentFiles, saidOfFile } from '../../../uploads/file-rule.ts';
import { keptFile } from '../../../uploads/kept-files.ts';

export type SentFile =
  | { slot: OrderSlot; outcome: 'stored'; uploadId: string; label: string; file: KeptFile }
  | { slot: OrderSlot; outcome: 'refused'; reason: string; message: Message };

export function orderFileRule(orderId: string): FileRule {
  return {
    owner: ownerOf.motorOrder(orderId),
    purpose: 'order-document',
    accept: ['jpeg', 'png', 'pdf'],
    slots: OrderSlot.options,
    labelOf: (slot) => labelOf(slot as MotorDocumentField, undefined),
  };
}

/** Of an order that its buyer still fills in: a file that is taken back leaves it first. */
export function buyersFiles(
  { orders }: Pick<Bff, 'orders'>,
  orderId: string,
  context: CallContext,
): FileRule {
  return {
    ...orderFileRule(orderId),
    released: async (slot) => {
      const parsed = OrderSlot.safeParse(slot);
      if (parsed.success) await orders.removeMotorDocument({ orderId, slot: parsed.data }, context);
    },
  };
}

export function sentFiles(files: SentFiles, fields: Readonly<Record<string, unknown>>): SentFile[] {
  return OrderSlot.options.flatMap((slot): SentFile[] => {
    const file = files[slot];
    if (!file) return [];
    if (file.outcome === 'refused')
      return [{ slot, outcome: 'refused', reason: file.reason, message: messageOf(file) }];
    const sent = fields[labelField(slot)];
    const label = labelOf(slot as MotorDocumentField, typeof sent === 'string' ? sent : undefined);
    const kept = keptFile(file.upload);
    return [{ slot, outcome: 'stored', uploadId: kept.uploadId, label, file: kept }];
  });
}

function messageOf(file: Extract<SentFiles[string], { outcome: 'refused' }>): Message {
  const { reason } = file;
  const megabytes = MAX_FILE_BYTES / MEGABYTE;
  if (reason === 'empty') return motorPurchaseMessages.fileEmpty;
  if (reason === 'too_big') return filled(motorPurchaseMessages.fileTooLarge, { megabytes });
  if (reason === 'wrong_type' || reason === 'name_differs') return motorPurchaseMessages.fileType;
  return saidOfFile(file);
}
