/** Models of the purchase, the checkout, the documents and the renewal (bff/contract/motor-order-pages). */
import { checkoutUrl } from '@muqarin/rules/motor/checkout-url';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import type {
  MotorCheckoutPage,
  MotorDocumentsDonePage,
  MotorDocumentsPage,
  MotorPurchasePage,
  MotorRenewalPage,
} from '../../../../contract/motor/order-pages.ts';
import type { Redirect } from '../../../../contract/pages.ts';
import { oursIn, type PageDraft } from '../../../locale/page-draft.ts';
import type { Bff } from '../../../parts.ts';
import { takeFlash } from '../../../session/flash.ts';
import { keptFiles } from '../../../uploads/kept-files.ts';
import { acceptedElsewhere } from '../../../use-cases/accepted-quotation.ts';
import { waitingFiles } from '../../../use-cases/motor/order/add-documents.ts';
import { orderOfToken, orderToken } from '../../../use-cases/motor/order/order-links.ts';
import { orderFileRule } from '../../../use-cases/motor/order/sent-files.ts';
import { findMotorOrder } from '../../../use-cases/motor/order/session-order.ts';
import { motorYears } from '../../../use-cases/motor/order/years.ts';
import { motorDrafts } from '../../../use-cases/motor/session-draft.ts';
import { buyerOf } from '../../../use-cases/motor/session-quote.ts';
import {
  checkoutPage,
  missingOnPage,
  orderModel,
  purchasePage,
} from '../../../views/motor/order/order-page.ts';
import type { PageAsk } from '../../pages/page-ask.ts';
import { type PageModels, page } from '../../pages/page-model.ts';

const toList: Redirect = { redirect: motorRoutes.products };
const toQuestions: Redirect = { redirect: motorRoutes.questionnaire };

export const motorPurchasePages: PageModels = {
  '/api/pages/motor/policy-details': page(purchase),
  '/api/pages/motor/checkout': page(checkout),
  '/api/pages/motor/documents': page(documents),
  '/api/pages/motor/documents-done': page(documentsDone),
  '/api/pages/motor/renewal': page(renewal),
};

/** No order leads to the list, a confirmed one to its checkout (decisions V38). */
async function purchase(bff: Bff, ask: PageAsk): Promise<PageDraft<MotorPurchasePage> | Redirect> {
  const order = await findMotorOrder(bff, ask);
  if (!order || order.status === 'cancelled') return toList;
  if (order.status !== 'selected') return { redirect: checkoutUrl(order.saleOrder) };
  const flash = await takeFlash(ask.session, 'motor-order');
  const { quoteId } = order;
  const { grossFils } = order.total;
  const [suggested, files, accepted] = await Promise.all([
    suggestedFor(bff, ask),
    keptFiles(bff, orderFileRule(order.orderId), ask.context),
    acceptedElsewhere(bff, { quoteId, grossFils }, ask.context),
  ]);
  // Of each slot what the order holds, which is not what was sent and refused or taken back since.
  const held = new Map(
    order.documents.flatMap(({ slot, uploadId }) => {
      const file = files.get(slot);
      return file?.uploadId === uploadId ? [[slot, file] as const] : [];
    }),
  );
  return purchasePage(order, flash, bff.today(), suggested, held, accepted);
}

/** What the last step has asked already is not asked again (WCAG 3.3.7). */
async function suggestedFor(bff: Bff, ask: PageAsk): Promise<Record<string, string>> {
  const { leadId } = motorDrafts.idsOf(ask.session);
  const lead = leadId ? await bff.leads.getMotorLead({ leadId }, ask.context) : null;
  if (!lead) return {};
  const chassis = lead.motor.chassisNo;
  return {
    policyholder_name: lead.contact.name,
    ...(chassis === '' ? {} : { chassis_no: chassis }),
  };
}

async function checkout(bff: Bff, ask: PageAsk): Promise<PageDraft<MotorCheckoutPage> | Redirect> {
  const order = await findMotorOrder(bff, ask);
  const { o } = ask.query;
  if (!order || (o !== undefined && o !== order.saleOrder)) return toList;
  if (order.status === 'selected') return { redirect: motorRoutes.policyDetails };
  const contact = await buyerOf(bff, ask, order);
  const holder = {
    name: order.details.texts.policyholder_name ?? contact?.name ?? '',
    email: contact?.email ?? '',
  };
  return checkoutPage(order, await takeFlash(ask.session, 'motor-checkout'), holder);
}

function isHeld({ session }: PageAsk, { orderId }: { orderId: string }): boolean {
  return motorDrafts.idsOf(session).orderId === orderId;
}

/** By the link of a mail, or for the session's order. */
async function documents(
  bff: Bff,
  ask: PageAsk,
): Promise<PageDraft<MotorDocumentsPage> | Redirect> {
  const { token } = ask.query;
  const orderId = token === undefined ? null : orderOfToken(bff, 'documents', token);
  const order =
    token === undefined
      ? await findMotorOrder(bff, ask)
      : orderId && (await bff.orders.motorOrder({ orderId }, ask.context));
  if (!order || order.status === 'selected' || order.status === 'cancelled') return toQuestions;
  // Whoever has the link may send the files, once the browser was made the order's (`routes/site/resume.ts`).
  if (token !== undefined && !isHeld(ask, order)) return { redirect: `/resume/u.${token}` };
  const flash = await takeFlash(ask.session, 'motor-documents');
  return {
    saleOrder: order.saleOrder,
    car: orderModel(order).car,
    slots: missingOnPage(order, await waitingFiles(bff, order, ask.context)),
    ld: token ?? orderToken(bff, 'documents', order.orderId),
    pd: order.saleOrder,
    errors: flash.errors ?? [],
    warning: flash.warning ?? null,
  };
}

async function documentsDone(bff: Bff, ask: PageAsk): Promise<PageDraft<MotorDocumentsDonePage>> {
  const order = await findMotorOrder(bff, ask);
  if (!order) {
    return { saleOrder: null, order: null, startDate: null, sentAt: null, missing: [] };
  }
  const sentAt =
    order.documents
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? null;
  const { saleOrder, startDate } = order;
  return { saleOrder, order: orderModel(order), startDate, sentAt, missing: missingOnPage(order) };
}

/** The link has made this browser the order's, so that its lead may ask for other plans (decisions V14). */
async function renewal(bff: Bff, ask: PageAsk): Promise<PageDraft<MotorRenewalPage> | Redirect> {
  const orderId = orderOfToken(bff, 'renewal', ask.query.token);
  const found = orderId && (await bff.orders.motorRenewal({ orderId }, ask.context));
  if (!found) return toQuestions;
  const { order, answers } = found;
  if (!isHeld(ask, order)) return { redirect: `/resume/r.${ask.query.token}` };
  const { car, plan, saleOrder, total } = orderModel(order);
  const [flash, years] = await Promise.all([
    takeFlash(ask.session, 'motor-order'),
    motorYears(bff, found, ask.context),
  ]);
  return {
    saleOrder,
    car,
    planName: plan.name,
    insurerName: plan.insurerName,
    logo: plan.logo,
    endDate: found.endDate,
    grossFils: total.grossFils,
    years: years && {
      ...years,
      same: years.same && oursIn(years.same, 'planName', 'insurerName'),
      lowest: oursIn(years.lowest, 'planName', 'insurerName'),
    },
    leadId: order.leadId ?? '',
    emirateId: answers.emirateId,
    claimFreeYears: answers.claimFreeYears,
    warning: flash.warning ?? null,
  };
}
