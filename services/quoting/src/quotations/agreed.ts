/** What the client of a quotation accepted: offered to them at the price that they saw, for as long as it holds. */
import { AppError } from '@muqarin/platform/errors';
import { quotationMessages } from '@muqarin/rules/quotations/messages';
import type { QuotationRefusal } from '@muqarin/rules/quotations/quotation-states';
import type { Agreed } from '../../contract/offer.ts';
import type { AcceptedQuotation, ClientQuotation } from '../../contract/quotations.ts';
import { illegal, type QuotationContext, requireQuotation, today } from './context.ts';
import { linkTo } from './events.ts';
import type { QuotationBasis, QuotationSource } from './source.ts';
import type { QuotationStore, StoredOption, StoredQuotation } from './store.ts';

type Parts = Pick<QuotationContext, 'quotations' | 'now'>;

export interface AgreedOption {
  quoteId: string;
  quoteReference: string;
  draftId: string;
  leadId: string | null;
  basis: QuotationBasis;
  validUntil: string;
  option: StoredOption;
  agreed: Agreed;
}

/** Throws QUOTING.QUOTATION_STATE with the reason, and QUOTING.NOT_AS_AGREED where its catalogue does not give that price. */
export async function agreedOption(
  context: Parts,
  source: Pick<QuotationSource, 'line' | 'rate'>,
  quotationId: string,
): Promise<AgreedOption> {
  const stored = await requireQuotation(context, quotationId);
  const because = await whyNotOrdered(context, stored);
  if (because) throw illegal(because);
  const { sent, quoteId, quoteReference, draftId, leadId, reference } = stored;
  const option = sent?.options.find(({ lineId }) => lineId === stored.chosenLineId);
  if (!sent || !option || stored.line !== source.line) throw notAsAgreed();
  const { basis, validUntil, version } = sent;
  const rated = await source.rate(basis, String(option.planId));
  if (rated?.netFils !== option.ratedNetFils) throw notAsAgreed();
  const agreed = { quotationId, reference, version, discount: option.discount };
  return { quoteId, quoteReference, draftId, leadId, basis, validUntil, option, agreed };
}

/** For its client's page. */
export async function onwardOf(
  context: Parts,
  { isOrdered }: Pick<QuotationSource, 'isOrdered'>,
  stored: StoredQuotation,
): Promise<ClientQuotation['onward']> {
  if (stored.state !== 'accepted') return null;
  const because = await whyNotOrdered(context, stored);
  if (because === 'expired' || because === 'superseded') return because;
  return isOrdered ? 'order' : 'staff';
}

export async function acceptedOfQuote(
  context: Parts,
  { quoteId }: { quoteId: string },
): Promise<AcceptedQuotation | null> {
  for (const stored of await context.quotations.acceptedOfQuote(quoteId)) {
    const { _id: quotationId, reference, sent, chosenLineId } = stored;
    const chosen = sent?.options.find(({ lineId }) => lineId === chosenLineId);
    if (!sent || !chosen || (await whyNotOrdered(context, stored))) continue;
    const { planName, planNameFilled, grossFils } = chosen;
    const { until: linkUntil } = linkTo(stored, sent);
    return { quotationId, reference, planName, planNameFilled, grossFils, linkUntil };
  }
  return null;
}

/** Null: its client can have what they accepted. */
async function whyNotOrdered(
  context: Parts,
  stored: StoredQuotation,
): Promise<QuotationRefusal | null> {
  const { state, sent, quoteId } = stored;
  if (state === 'bound') return 'bound';
  if (state !== 'accepted' || !sent) return 'not_accepted';
  if (today(context) > sent.validUntil) return 'expired';
  return (await isOvertaken(context.quotations, quoteId, sent.at)) ? 'superseded' : null;
}

/** Another quotation of the quote went out since, and was not declined. */
async function isOvertaken(quotations: QuotationStore, quoteId: string, at: Date) {
  const others = await quotations.answerableOfQuote(quoteId);
  return others.some(({ sent }) => sent !== null && new Date(sent.at) > new Date(at));
}

export const notAsAgreed = () =>
  new AppError('conflict', 'QUOTING.NOT_AS_AGREED', quotationMessages.notAsAgreed);
