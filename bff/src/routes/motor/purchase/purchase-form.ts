/** The purchase page's own post: each of its buttons sends the whole form with its files, so that nothing typed is lost. */
import { createHash } from 'node:crypto';
import { OrderSlot } from '@muqarin/orders/contract/motor/order';
import { parseIds } from '@muqarin/rules/calls/open-shapes';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { motorOrderPaths } from '../../../../contract/motor/order-pages.ts';
import { ofRules, ours } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { errorsOfRules } from '../../../session/flash.ts';
import type { LeftFlash } from '../../../session/session-data.ts';
import { emptySlot } from '../../../uploads/take-away.ts';
import {
  confirmPurchase,
  type Purchase,
  savePurchase,
} from '../../../use-cases/motor/order/purchase.ts';
import { buyersFiles } from '../../../use-cases/motor/order/sent-files.ts';
import { withOffers } from '../../../use-cases/motor/order/with-offers.ts';
import type { PostedForm } from './posted-form.ts';

const page = motorOrderPaths.policyDetails;

export function purchaseForm(bff: Bff): PostedForm {
  return {
    path: motorOrderPaths.confirm,
    page,
    flashPage: 'motor-order',
    answer: async (ask) => {
      const key = createHash('sha256')
        .update(`${ask.session.id}\n${ask.order.orderId}`)
        .digest('base64url');
      const removed = OrderSlot.safeParse(ask.fields.remove);
      if (removed.success) return remove(bff, { ...ask, key }, removed.data);
      const button = buttons[ask.fields.go ?? ''] ?? confirm;
      return button(bff, { ...ask, key });
    },
  };
}

/** What else was typed stays. */
async function remove(bff: Bff, purchase: Purchase, slot: OrderSlot): Promise<Answer> {
  const { orderId } = await savePurchase(bff, purchase);
  const { context } = purchase;
  await emptySlot(bff, { context, rule: buyersFiles(bff, orderId, context) }, slot);
  return { to: `${page}#${slot}` };
}

interface Answer {
  to: string;
  flash?: LeftFlash;
}

type Button = (bff: Bff, purchase: Purchase) => Promise<Answer>;

const buttons: Readonly<Record<string, Button>> = {
  promo: async (bff, purchase) => {
    const { orderId } = await savePurchase(bff, purchase);
    const code = purchase.fields.promo_code?.slice(0, 200) ?? '';
    const answer = await withOffers(bff, purchase.context, (known) =>
      bff.orders.applyMotorPromo({ orderId, code, known }, purchase.context),
    );
    const typed = { go: 'promo', promo_code: code };
    if (answer.outcome !== 'not_applied') {
      const cut = answer.order.promo?.cut === true;
      const notice = cut ? motorMessages.codeCutByTariff : motorMessages.codeApplied;
      return { to: `${page}#promo_code`, flash: { notice: ours(notice), typed } };
    }
    const errors = [{ field: 'promo_code', message: ours(answer.message) }];
    return { to: `${page}#promo_code`, flash: { errors, typed } };
  },
  'promo-remove': async (bff, purchase) => {
    const { orderId } = await savePurchase(bff, purchase);
    await bff.orders.removeMotorPromo({ orderId }, purchase.context);
    return { to: `${page}#promo_code` };
  },
  addons: async (bff, purchase) => {
    const { orderId } = await savePurchase(bff, purchase);
    const addonIds = parseIds(purchase.fields.selected_addons).slice(0, 20);
    await withOffers(bff, purchase.context, (known) =>
      bff.orders.changeMotorOrder({ orderId, addonIds, known }, purchase.context),
    );
    return { to: `${page}#addons` };
  },
  save: async (bff, purchase) => {
    await savePurchase(bff, purchase);
    const refused = errorsOfRules(refusals(purchase));
    const notice = ours('Your answers are saved.');
    return { to: page, flash: refused.length > 0 ? { errors: refused } : { notice } };
  },
};

/** The first thing that is wrong, at whose field the page opens (S1 5). */
async function confirm(bff: Bff, purchase: Purchase): Promise<Answer> {
  const answer = await confirmPurchase(bff, purchase);
  if (answer.outcome === 'confirmed') return { to: answer.url };
  if (answer.outcome === 'refused')
    return { to: page, flash: { warning: ofRules(answer.message) } };
  const { error } = answer;
  const others = refusals(purchase).filter(({ field }) => field !== error.field);
  const typed = { promo_code: purchase.fields.promo_code?.slice(0, 200) ?? '' };
  return {
    to: `${page}#${error.field}`,
    flash: { errors: errorsOfRules([error, ...others]), typed },
  };
}

function refusals({ files }: Purchase) {
  return files.flatMap((file) =>
    file.outcome === 'refused' ? [{ field: file.slot, message: file.message }] : [],
  );
}
