/** The links of our mails, looked at: whose journey each opens and where it leads. Looking changes nothing. */
import type { CallContext } from '@muqarin/platform/context';
import { generalRoutes } from '@muqarin/rules/general/pages';
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import { checkoutUrl } from '@muqarin/rules/motor/checkout-url';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import { policyPath } from '@muqarin/rules/policy-pages';
import { medicalPaths } from '../../contract/medical/pages.ts';
import { motorOrderPaths } from '../../contract/motor/order-pages.ts';
import { motorListPaths } from '../../contract/motor/plan-pages.ts';
import type { Bff } from '../parts.ts';
import type { FlashPage, JourneyIds, JourneyLine } from '../session/session-data.ts';
import { orderOfToken } from './motor/order/order-links.ts';
import { policyOfToken } from './policy/policy-links.ts';
import { type QuoteLine, quoteOfLink } from './quote-link.ts';

export interface LinkedJourney {
  line: JourneyLine;
  ids: JourneyIds;
  /** As its pages show it. */
  reference: string;
  /** Where it goes on. */
  to: string;
}

type Parts = Pick<Bff, 'leads' | 'marks' | 'orders' | 'quoting' | 'signer' | 'today'>;

/** Null for a link that has ended, or that nobody gave out. */
export function journeyOfLink(
  bff: Parts,
  context: CallContext,
  token: string,
): Promise<LinkedJourney | null> {
  return (links[token.slice(0, 2)] ?? draftLink).look(bff, context, token);
}

/** Where a link leads that has ended. */
export function startOfLink(token: string): { page: FlashPage; path: string } {
  return (links[token.slice(0, 2)] ?? draftLink).start;
}

interface QuoteHead extends Omit<JourneyIds, 'quoteId'> {
  quoteId: string;
  reference: string;
}

type Look = (bff: Parts, context: CallContext, token: string) => Promise<LinkedJourney | null>;

function quote<Line extends QuoteLine>(
  line: Line,
  find: (bff: Parts, quoteId: string, context: CallContext) => Promise<QuoteHead | null>,
): Look {
  return async (bff, context, token) => {
    const quoteId = quoteOfLink(bff, line, token);
    const found = quoteId === null ? null : await find(bff, quoteId, context);
    if (!found) return null;
    const { draftId, leadId, reference } = found;
    const ids = { draftId, leadId, quoteId: found.quoteId };
    // A quote is opened at its list: the order of another plan is not its own.
    return {
      line,
      ids: line === 'motor' ? { ...ids, orderRef: null } : ids,
      reference,
      to: lists[line],
    };
  };
}

const lists: Readonly<Record<JourneyLine, string>> = {
  medical: medicalPaths.products,
  motor: motorListPaths.products,
  general: generalRoutes.products,
  'medical-corporate': corporateRoutes.products,
};

const questions: Readonly<Record<JourneyLine, string>> = {
  medical: medicalPaths.questionnaire,
  motor: motorRoutes.questionnaire,
  general: generalRoutes.wizard,
  'medical-corporate': corporateRoutes.questionnaire,
};

/** Where a journey goes on: at its plans, else at a question. */
export function wayOn(line: JourneyLine, { quoteId }: JourneyIds, step?: string): string {
  if (quoteId !== null) return lists[line];
  return step === undefined ? questions[line] : `${questions[line]}?step=${step}`;
}

/** Where an order of a car goes on: at its details, else at its checkout. */
export function orderWayOn({ status, saleOrder }: { status: string; saleOrder: string }): string {
  return status === 'selected' ? motorRoutes.policyDetails : checkoutUrl(saleOrder);
}

type OrderPurpose = Parameters<typeof orderOfToken>[1];

function order(
  purpose: OrderPurpose,
  to: (order: { status: string; saleOrder: string }, token: string) => string,
): Look {
  return async (bff, context, token) => {
    const mark = token.slice(2);
    const orderId = orderOfToken(bff, purpose, mark);
    const found = orderId && (await bff.orders.motorOrder({ orderId }, context));
    if (!found) return null;
    const { draftId, leadId, quoteId, saleOrder } = found;
    const ids = { draftId, leadId, quoteId, orderId: found.orderId, orderRef: saleOrder };
    return { line: 'motor', ids, reference: saleOrder, to: to(found, mark) };
  };
}

const draft: Look = async (bff, context, token) => {
  if (token.length < 20 || token.length > 128) return null;
  const opened = await bff.leads.openResumeLink({ token }, context);
  if (!opened) return null;
  const { leadId, quoteId } = opened;
  const { draftId, reference, step, line } = opened.draft;
  const ids = { draftId, leadId, quoteId };
  return { line, ids, reference, to: wayOn(line, ids, step) };
};

/** A policy that was bought: its page, in the journey in which it was. */
function policy(line: 'medical' | 'medical-corporate'): Look {
  return async (bff, context, token) => {
    const policyId = policyOfToken(bff, line, token.slice(2));
    const found = policyId && (await bff.orders.policyLedger({ line, policyId }, context));
    if (!found) return null;
    const { draftId, leadId, quoteId, policyReference: reference } = found;
    return { line, ids: { draftId, leadId, quoteId }, reference, to: policyPath(line, reference) };
  };
}

interface Link {
  look: Look;
  start: { page: FlashPage; path: string };
}

const medicalStart = { page: 'medical', path: medicalPaths.questionnaire } as const;
const motorStart = { page: 'motor', path: motorRoutes.questionnaire } as const;

const generalStart = { page: 'general', path: generalRoutes.wizard } as const;

const groupStart = { page: 'corporate', path: corporateRoutes.questionnaire } as const;

const nothing: Look = async () => null;

const draftLink: Link = { look: draft, start: medicalStart };

/** By how a token begins, as `rules/mailed-links` mails it; one without is a draft's of before that. */
const links: Readonly<Record<string, Link>> = {
  'q.': {
    look: quote('medical', (bff, quoteId, context) => bff.quoting.getQuote({ quoteId }, context)),
    start: medicalStart,
  },
  'm.': {
    look: quote('motor', (bff, quoteId, context) =>
      bff.quoting.motorQuoteHead({ quoteId }, context),
    ),
    start: motorStart,
  },
  'g.': {
    look: quote('general', (bff, quoteId, context) =>
      bff.quoting.generalQuote({ quoteId }, context),
    ),
    start: generalStart,
  },
  'e.': {
    look: quote('medical-corporate', (bff, quoteId, context) =>
      bff.quoting.groupQuote({ quoteId }, context),
    ),
    start: groupStart,
  },
  'o.': {
    look: order('order', orderWayOn),
    start: motorStart,
  },
  'p.': { look: policy('medical'), start: medicalStart },
  'k.': { look: policy('medical-corporate'), start: groupStart },
  'd.': draftLink,
  // Shared lists ask before they open (shared-lists.ts); here is where one leads that has ended.
  'h.': { look: nothing, start: medicalStart },
  'c.': { look: nothing, start: motorStart },
  'b.': { look: nothing, start: generalStart },
  /** Never mailed: the page that a mail names leads here (`resumePathOf`). */
  'u.': {
    look: order('documents', (_order, mark) => `${motorOrderPaths.documents}/${mark}`),
    start: motorStart,
  },
  'r.': {
    look: order('renewal', (_order, mark) => `${motorOrderPaths.renewal}/${mark}`),
    start: motorStart,
  },
};

/** Pages whose address carries the token of a mail. */
const pages: readonly [string, string][] = [
  [`${motorOrderPaths.documents}/`, 'u.'],
  [`${motorOrderPaths.renewal}/`, 'r.'],
];

/** `/resume/…` of such an address, which opens what it is about before it is shown; null of any other. */
export function resumePathOf(url: string): string | null {
  const [path = ''] = url.split('?');
  const found = pages.find(([start]) => path.startsWith(start));
  const mark = found && path.slice(found[0].length);
  return found && mark?.includes('.') ? `/resume/${found[1]}${mark}` : null;
}
