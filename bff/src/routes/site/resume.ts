/** Links from our mails: they open a draft or a quote in the browser that follows them (decisions X22, X24). */
import { generalRoutes } from '@muqarin/rules/general/pages';
import { checkoutUrl } from '@muqarin/rules/motor/checkout-url';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import type { FastifyInstance } from 'fastify';
import { formPaths } from '../../../contract/forms.ts';
import { motorListPaths } from '../../../contract/motor-plan-pages.ts';
import type { Bff } from '../../parts.ts';
import { setFlash } from '../../session/flash.ts';
import type { FlashPage } from '../../session/session-data.ts';
import { contextOf, type Session, sessionOf } from '../../session/session-plugin.ts';
import { updateGeneralSession } from '../../use-cases/general/general-draft.ts';
import { updateMotorSession } from '../../use-cases/motor/motor-draft.ts';
import { orderOfToken } from '../../use-cases/motor-order/order-links.ts';
import { holdMotorOrder } from '../../use-cases/motor-order/session-order.ts';
import { quoteOfLink } from '../../use-cases/quote-link.ts';
import { productsPath } from '../pages/plans.ts';

const ended = 'This link has ended. Please start again, or ask for a new one.';

export function serveResume(app: FastifyInstance, bff: Bff): void {
  app.get('/resume/:token', async (request, reply) => {
    const { token } = request.params as { token: string };
    const session = sessionOf(request);
    const context = contextOf(request, bff.signer);
    const { open, page, path } = links[token.slice(0, 2)] ?? draftLink;
    const to = await open(bff, session, context, token);
    if (to === null) await setFlash(session, page, { errors: [{ field: '', message: ended }] });
    return reply.header('cache-control', 'no-store').redirect(to ?? path, 303);
  });
}

type Context = ReturnType<typeof contextOf>;

async function openQuote(bff: Bff, session: Session, context: Context, token: string) {
  const quoteId = quoteOfLink(bff, 'medical', token);
  const quote = quoteId === null ? null : await bff.quoting.getQuote({ quoteId }, context);
  if (!quote) return null;
  const { draftId, leadId } = quote;
  await session.update((data) => ({ ...data, quoteId: quote.quoteId, draftId, leadId }));
  return productsPath;
}

async function openMotorQuote(bff: Bff, session: Session, context: Context, token: string) {
  const quoteId = quoteOfLink(bff, 'motor', token);
  const quote = quoteId === null ? null : await bff.quoting.motorQuoteHead({ quoteId }, context);
  if (!quote) return null;
  const { draftId, leadId } = quote;
  await updateMotorSession(session, { quoteId: quote.quoteId, draftId, leadId, orderRef: null });
  return motorListPaths.products;
}

async function openGeneralQuote(bff: Bff, session: Session, context: Context, token: string) {
  const quoteId = quoteOfLink(bff, 'general', token);
  const quote = quoteId === null ? null : await bff.quoting.generalQuote({ quoteId }, context);
  if (!quote) return null;
  const { draftId, leadId } = quote;
  await updateGeneralSession(session, { quoteId: quote.quoteId, draftId, leadId });
  return generalRoutes.products;
}

async function openMotorOrder(bff: Bff, session: Session, context: Context, token: string) {
  const orderId = orderOfToken(bff, 'order', token.slice(2));
  const order = orderId && (await bff.quoting.motorOrder({ orderId }, context));
  if (!order) return null;
  await holdMotorOrder(session, order);
  return order.status === 'selected' ? motorRoutes.policyDetails : checkoutUrl(order.saleOrder);
}

async function openDraft(bff: Bff, session: Session, context: Context, token: string) {
  if (token.length < 20 || token.length > 128) return null;
  const opened = await bff.leads.openResumeLink({ token }, context);
  if (!opened) return null;
  const { draft, leadId, quoteId } = opened;
  if (draft.motor) {
    await updateMotorSession(session, { draftId: draft.draftId, leadId, quoteId });
    return quoteId === null
      ? `${motorRoutes.questionnaire}?step=${draft.step}`
      : motorRoutes.products;
  }
  await session.update((data) => ({ ...data, draftId: draft.draftId, leadId, quoteId }));
  return quoteId === null ? `${formPaths.questionnaire}?step=${draft.step}` : productsPath;
}

/** What a link opens, and where it leads when it has ended. */
interface Link {
  open: typeof openQuote;
  page: FlashPage;
  path: string;
}

const medicalStart = { page: 'questionnaire', path: formPaths.questionnaire } as const;
const motorStart = { page: 'motor', path: motorRoutes.questionnaire } as const;

const draftLink: Link = { open: openDraft, ...medicalStart };

/** By how a token begins; one without is a draft's. */
const links: Readonly<Record<string, Link>> = {
  'q.': { open: openQuote, ...medicalStart },
  'm.': { open: openMotorQuote, ...motorStart },
  'o.': { open: openMotorOrder, ...motorStart },
  'g.': { open: openGeneralQuote, page: 'general', path: generalRoutes.wizard },
};
