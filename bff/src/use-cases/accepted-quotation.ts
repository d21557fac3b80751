import type { CallContext } from '@muqarin/platform/context';
import { linkOf, linkPath, linkSays } from '@muqarin/rules/mailed-links';
import type { AcceptedElsewhere } from '../../contract/quotation-pages.ts';
import type { PageDraft } from '../locale/page-draft.ts';
import { kept } from '../locale/said.ts';
import type { Bff } from '../parts.ts';
import { unlessAway } from './unless-away.ts';

/**
 * What somebody accepted in a quotation, where they buy of its quote at another price: nobody pays that unawares. Null also while
 * quoting does not answer: an order is bought without it.
 */
export async function acceptedElsewhere(
  { quoting, marks }: Pick<Bff, 'quoting' | 'marks'>,
  { quoteId, grossFils: isPaid }: { quoteId: string; grossFils: number },
  context: CallContext,
): Promise<PageDraft<AcceptedElsewhere> | null> {
  const found = await unlessAway(quoting.acceptedQuotation({ quoteId }, context));
  if (!found || found.grossFils === isPaid) return null;
  const { quotationId, linkUntil, reference, planName, planNameFilled, grossFils } = found;
  const link = linkOf('quotation', quotationId, linkUntil);
  const path = linkPath('quotation', link, marks.mark('quotation', linkSays(link)));
  return { reference, planName: kept(planName, planNameFilled), grossFils, path };
}
