import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { linkOf } from '@muqarin/rules/mailed-links';
import type { GroupPick } from '../../../contract/medical-corporate/quote.ts';
import { quoteEmailed } from '../../events/quote-events.ts';
import { ofJourney } from '../of-journey.ts';
import type { GroupContext } from './context.ts';
import { offerOfPick, pickedPlans } from './picked-plans.ts';

export interface EmailGroupPlans {
  quoteId: string;
  idempotencyKey: string;
  picks: readonly GroupPick[];
  contact: { name: string; email: string };
}

/** Raises QuoteEmailed, once a key. Throws as `pickedPlans` does, and QUOTING.NO_QUOTE. */
export async function emailGroupPlans(
  context: GroupContext,
  { picks, contact, ...asked }: EmailGroupPlans,
  call: CallContext,
): Promise<{ sent: true }> {
  await context.life.share(asked, async (quote) => {
    const catalogue = await context.rater.ofVersion(quote.catalogueVersion);
    const { _id: quoteId, reference, validUntil } = quote;
    const payload = {
      quoteId,
      line: 'medical-corporate',
      reference,
      audience: 'shopper',
      form: 'plans',
      contact,
      offers: pickedPlans(catalogue, quote, picks).map((pick) => offerOfPick(catalogue, pick)),
      link: linkOf('group_quote', quoteId, validUntil),
      validUntil,
    };
    return createEvent(quoteEmailed, payload, ofJourney(call, quote), context.events);
  });
  return { sent: true };
}
