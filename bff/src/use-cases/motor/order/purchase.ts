/** The purchase form: what was typed and sent is kept first, then looked at, then confirmed once (S1 5, decisions V22 to V30). */
import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import type { MotorOrder, OrderDocument } from '@muqarin/orders/contract/motor/order';
import { parseIds } from '@muqarin/rules/calls/open-shapes';
import type { FieldError } from '@muqarin/rules/checked';
import { contractIds } from '@muqarin/rules/contract-ids';
import { filled, type Message } from '@muqarin/rules/message';
import { messages } from '@muqarin/rules/messages';
import { formatAed } from '@muqarin/rules/money-format';
import { checkoutUrl } from '@muqarin/rules/motor/checkout-url';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { purchaseTexts } from '@muqarin/rules/motor/purchase-form';
import { quotationMessages } from '@muqarin/rules/quotations/messages';
import { shortened } from '@muqarin/rules/typed-text';
import type { Bff } from '../../../parts.ts';
import type { Ask } from '../../../routes/documented/call.ts';
import { buyerOf } from '../session-quote.ts';
import type { SentFile } from './sent-files.ts';
import { withOffers } from './with-offers.ts';

export interface Purchase extends Pick<Ask, 'session' | 'context' | 'key'> {
  order: MotorOrder;
  fields: Readonly<Record<string, string>>;
  files: readonly SentFile[];
}

export type Purchased =
  | { outcome: 'confirmed'; order: MotorOrder; url: string }
  | { outcome: 'bad'; error: FieldError; reveal: 'focus' | 'scroll' }
  | { outcome: 'refused'; message: Message; order: MotorOrder };

/** Documents of a policy are kept as long as a claim under it may come (assumed: five years). */
const KEEP_DAYS = 5 * 365;

/** Keeps what the form holds, whatever is wrong with it; the order as it then stands. */
export async function savePurchase(bff: Bff, purchase: Purchase): Promise<MotorOrder> {
  const { order, fields, files, context } = purchase;
  if (order.status !== 'selected') return order;
  const texts = Object.fromEntries(
    purchaseTexts.flatMap((name) => {
      const text = fields[name];
      const isKept = text !== undefined && name !== 'promo_code' && name !== 'selected_addons';
      return isKept ? [[name, shortened(text, 1000)]] : [];
    }),
  );
  const ticks = [contractIds.agreement1, contractIds.agreement2, 'no_ncd_letter'] as const;
  const agreed = ticks.filter((name) => isTicked(fields[name]));
  const documents = files.flatMap((file) => (file.outcome === 'stored' ? [documentOf(file)] : []));
  const answer = await bff.orders.saveMotorOrderDetails(
    { orderId: order.orderId, texts, agreed, documents },
    context,
  );
  return answer.order;
}

export async function confirmPurchase(bff: Bff, purchase: Purchase): Promise<Purchased> {
  const { fields, files, context, key } = purchase;
  const order = await savePurchase(bff, purchase);
  const buyer = await buyerOf(bff, purchase, order);
  const { email = '', name = '' } = buyer ?? {};
  const holder = { name: name === '' ? (fields.policyholder_name ?? '') : name, email };
  const { orderId } = order;
  const asked = numberIn(fields.product_id);
  const answer = await withOffers(bff, context, (known) =>
    bff.orders.confirmMotorOrder(
      {
        orderId,
        idempotencyKey: key.slice(0, 128),
        planId: asked ?? order.tile.planId,
        addonIds:
          fields.selected_addons === undefined
            ? null
            : parseIds(fields.selected_addons).slice(0, 20),
        promoCode: fields.promo_code?.slice(0, 200) ?? null,
        netFils: fields.net_fils === undefined ? null : (numberIn(fields.net_fils) ?? -1),
        refusedSlots: files.filter(({ outcome }) => outcome === 'refused').map(({ slot }) => slot),
        contact: { name: shortened(holder.name, 120), email: holder.email },
        known,
      },
      context,
    ),
  );
  switch (answer.outcome) {
    case 'confirmed': {
      const { tile } = answer.order;
      if (asked !== null && asked !== tile.planId) {
        const message = filled(messages.boughtAlready, { plan: { word: tile.name } });
        return { outcome: 'refused', message, order: answer.order };
      }
      await keepFiles(bff, answer.order, context);
      return {
        outcome: 'confirmed',
        order: answer.order,
        url: checkoutUrl(answer.order.saleOrder),
      };
    }
    case 'bad_details': {
      const { field, reveal } = answer;
      const refused = files.find((file) => file.slot === field && file.outcome === 'refused');
      const message =
        refused?.outcome === 'refused' ? refused.message : (answer.filled ?? answer.message);
      return { outcome: 'bad', error: { field, message }, reveal };
    }
    case 'promo_refused':
      // Whoever typed a code expects its discount: nothing is bought without it, and the field says why.
      return {
        outcome: 'bad',
        error: { field: 'promo_code', message: answer.message },
        reveal: 'focus',
      };
    case 'price_changed':
      return { outcome: 'refused', message: priceChanged(answer.order), order: answer.order };
    case 'agreement_over':
      return { outcome: 'refused', message: quotationMessages.pricesOver, order: answer.order };
    case 'closed':
      return { outcome: 'refused', message: motorMessages.confirmFailed, order: answer.order };
  }
}

function priceChanged({ total }: Pick<MotorOrder, 'total'>): Message {
  const amount = formatAed(total.netFils, 'always');
  return filled('Price changed: {amount}', { amount: { word: amount } });
}

export function documentOf(file: Extract<SentFile, { outcome: 'stored' }>): OrderDocument {
  return { slot: file.slot, label: file.label, uploadId: file.uploadId };
}

/** Until now they would have been deleted in a day. */
export async function keepFiles(
  bff: Bff,
  { orderId, documents }: Pick<MotorOrder, 'orderId' | 'documents'>,
  context: Purchase['context'],
): Promise<void> {
  const uploadIds = documents.map(({ uploadId }) => uploadId);
  if (uploadIds.length === 0) return;
  const owner = ownerOf.motorOrder(orderId);
  const { kept } = await bff.documents.keepUploads({ owner, uploadIds, days: KEEP_DAYS }, context);
  if (!kept) bff.logger.error({ orderId }, 'documents of a confirmed order are gone');
}

function isTicked(text: string | undefined): boolean {
  return text !== undefined && !['', '0', 'false', 'off'].includes(text.trim().toLowerCase());
}

function numberIn(text: string | undefined): number | null {
  return text !== undefined && /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : null;
}
