/** What the calls do from the promo code to the last document, and for the renewal. */
import { messages } from '@muqarin/rules/messages';
import { aedToFils } from '@muqarin/rules/money';
import { formatAed } from '@muqarin/rules/money-format';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { promoAnswer } from '@muqarin/rules/motor/promo';
import { motorOrderPaths } from '../../../../../contract/motor/order-pages.ts';
import type { Bff } from '../../../../parts.ts';
import { parseJson } from '../../../../read-json.ts';
import { type FileRule, faultOfRefused } from '../../../../uploads/file-rule.ts';
import type { Asked } from '../../../../uploads/read-posted.ts';
import { addDocuments } from '../../../../use-cases/motor/order/add-documents.ts';
import { contractFields } from '../../../../use-cases/motor/order/form-fields.ts';
import { confirmPurchase } from '../../../../use-cases/motor/order/purchase.ts';
import { renewalProducts } from '../../../../use-cases/motor/order/renewal.ts';
import {
  orderFileRule,
  type SentFile,
  sentFiles,
} from '../../../../use-cases/motor/order/sent-files.ts';
import {
  noMotorOrder,
  requireMotorOrder,
} from '../../../../use-cases/motor/order/session-order.ts';
import { withOffers } from '../../../../use-cases/motor/order/with-offers.ts';
import type { Ask, Outcome } from '../../call.ts';
import { done, textsIn } from '../../read-fields.ts';

export async function renew(bff: Bff, ask: Ask): Promise<Outcome> {
  const { emirate_id, emirate, product_ids } = await renewalProducts(bff, ask, ask.fields.lead_id);
  return done({ emirate_id, emirate, product_ids });
}

/** The server prices the base itself; one that was sent and is another one was not ours (decisions V20). */
export async function applyPromo(bff: Bff, { session, context, data }: Ask): Promise<Outcome> {
  const order = await requireMotorOrder(bff, { session, context });
  const { tile } = order;
  if (!isNumber(data.product_id, tile.planId)) throw noMotorOrder();
  if (data.tpartner_id !== undefined && !isNumber(data.tpartner_id, tile.insurerId)) {
    return { kind: 'refused', message: motorMessages.unknownCode };
  }
  const base = baseIn(data.promo_values);
  if (base !== undefined && base !== tile.price.discountedFils) {
    const now = formatAed(tile.price.discountedFils, 'always');
    return { kind: 'refused', message: `${messages.priceChanged}: ${now}` };
  }
  const code = typeof data.promo_code === 'string' ? data.promo_code.slice(0, 200) : '';
  const { orderId } = order;
  const answer = await withOffers(bff, context, (known) =>
    bff.orders.applyMotorPromo({ orderId, code, known }, context),
  );
  if (answer.outcome === 'not_applied') return { kind: 'refused', message: answer.message };
  const { promo, total } = answer.order;
  if (answer.outcome === 'closed' || !promo) {
    return { kind: 'refused', message: motorMessages.codeAlreadyApplied };
  }
  const { discountFils, cut } = promo;
  const body = promoAnswer({ applied: true, promo: { ...promo, ...anyDays }, discountFils, cut });
  const { netFils, vatFils, grossFils } = total;
  return done({ ...body, net_fils: netFils, vat_fils: vatFils, gross_fils: grossFils });
}

/** `promoAnswer` speaks of the discount only; whose and how long is settled by now. */
const anyDays = {
  insurerId: 0,
  from: { year: 2000, month: 1, day: 1 },
  to: { year: 2000, month: 1, day: 1 },
  maxUses: null,
};

function baseIn(values: unknown): number | null | undefined {
  const object = typeof values === 'string' ? parseJson(values) : values;
  if (typeof object !== 'object' || object === null) return undefined;
  const { premium_amount: amount } = object as { premium_amount?: unknown };
  return amount === undefined || amount === '' ? undefined : aedToFils(amount);
}

export async function confirmProduct(bff: Bff, ask: Ask): Promise<Outcome> {
  const { session, context, key, fields } = ask;
  const order = await requireMotorOrder(bff, { session, context }, fields.sale_order);
  const texts = contractFields(textsIn(fields));
  const files = sentFiles(ask.files ?? {}, fields);
  const answer = await confirmPurchase(bff, { session, context, key, order, fields: texts, files });
  if (answer.outcome === 'confirmed') return done({ status: 1, url: answer.url });
  if (answer.outcome === 'refused') return { kind: 'refused', message: answer.message };
  const { error, reveal } = answer;
  throwFault(files, error.field);
  return { kind: 'refused', message: error.message, errors: [error], extra: { reveal } };
}

/** Each time the insurer asks it is another call: the same fields come again with other files. */
export async function perDocuments(bff: Bff, ask: Omit<Ask, 'key'>): Promise<string> {
  const { documents } = await requireMotorOrder(bff, ask);
  return documents.map(({ uploadId, status }) => `${uploadId} ${status}`).join();
}

export async function submitDocuments(bff: Bff, ask: Ask): Promise<Outcome> {
  const { session, context, fields } = ask;
  const order = await requireMotorOrder(bff, { session, context });
  const files = sentFiles(ask.files ?? {}, fields);
  const added = await addDocuments(bff, { order, context, fields, files });
  if (added.ok) return done({ status: 1, url: motorOrderPaths.documentsDone });
  const [first] = added.errors;
  throwFault(files, first?.field);
  return { kind: 'refused', message: first?.message ?? '', errors: added.errors };
}

/** Files become the order's of the session; without one nobody's are taken. */
export async function filesOfOrder(bff: Bff, asked: Asked): Promise<FileRule> {
  return orderFileRule((await requireMotorOrder(bff, asked)).orderId);
}

/** A file that is too large or of another type has a status of its own (X2), once it is the first thing wrong. */
function throwFault(files: readonly SentFile[], field: string | undefined): void {
  const refused = files.find((file) => file.slot === field && file.outcome === 'refused');
  const fault = refused?.outcome === 'refused' ? faultOfRefused(refused) : null;
  if (fault) throw fault;
}

function isNumber(given: unknown, expected: number): boolean {
  return given === expected || (typeof given === 'string' && given.trim() === String(expected));
}
