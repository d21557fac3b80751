/** Which events of quotes are mailed, as what and to whom, in each line of insurance. */
import { UnreadableEvent } from '@muqarin/platform/events/envelope';
import type { QuoteEmailed } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { quoteStory } from '@muqarin/proto/quotes';
import type { onEachMailed } from './fill-links.ts';
import { generalPriceMail, generalQuoteMail, generalRequestMail } from './mails/general-mails.ts';
import type { MailWords } from './mails/in-locale.ts';
import type { RenderedMail } from './mails/layout.ts';
import type { Mailed } from './mails/mailed.ts';
import { quoteMail } from './mails/mails.ts';
import { groupQuoteMail } from './mails/medical-corporate-mails.ts';
import { motorComparisonMail, motorQuoteMail } from './mails/motor-plan-mails.ts';
import type { Send } from './send.ts';

/** Where nothing else is set: the local mailbox shows it. */
export const defaultSalesEmail = 'sales@muqarin.example';

export function quoteMails(
  onEach: ReturnType<typeof onEachMailed>,
  send: Send,
  origin: string,
  salesEmail: string,
) {
  return [
    ...onEach(quoteStory.emailed, (event) => {
      const { data } = event;
      const { kind, write } = mailOf(data);
      const to = data.audience === 'sales' ? salesEmail : data.contact?.email;
      return send(kind, event, to, (words) => write(data, origin, words));
    }),
    ...onEach(quoteStory.priceRequested, (event) => {
      const { data } = event;
      return send('general-price', event, data.contact?.email, (words) =>
        generalPriceMail(data, origin, words),
      );
    }),
    ...onEach(quoteStory.policyRequested, (event) => {
      const { data } = event;
      return send('general-request', event, data.contact?.email, (words) =>
        generalRequestMail(data, origin, words),
      );
    }),
  ];
}

interface QuoteMail {
  kind: string;
  write: (event: Mailed<QuoteEmailed>, origin: string, words: MailWords) => RenderedMail;
}

/** Throws for a line that this version does not know: the event waits among the dead letters for one that does. */
function mailOf({ line, form, audience }: QuoteEmailed): QuoteMail {
  if (line === 'medical') return { kind: 'quote', write: quoteMail };
  if (line === 'general') return { kind: 'general-quote', write: generalQuoteMail };
  if (line === 'medical-corporate') return { kind: 'group-quote', write: groupQuoteMail };
  if (line !== 'motor') throw new UnreadableEvent('a quote of a line that has no mails');
  if (form !== 'comparison') return { kind: 'motor-quote', write: motorQuoteMail };
  const kind = audience === 'sales' ? 'motor-sales' : 'motor-comparison';
  return { kind, write: motorComparisonMail };
}
