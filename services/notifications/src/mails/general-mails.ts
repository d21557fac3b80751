/** What is mailed to a business: its prices, that a person asks the insurers, and that its request has come (decisions G4, G7). */

import type {
  Offer,
  PolicyRequested,
  PriceRequested,
  QuoteEmailed,
} from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { fillMessage } from '@muqarin/rules/fill-message';
import { generalType, isGeneralCode } from '@muqarin/rules/general/insurance-types';
import type { MailWords } from './in-locale.ts';
import type { MailContent, RenderedMail } from './layout.ts';
import type { Mailed } from './mailed.ts';

export function generalQuoteMail(
  event: Mailed<QuoteEmailed>,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { general: t, common } = words.t;
  const { offers, onRequest, figureMissing, reference, returnPath, validUntil } = event;
  return words.render({
    subject: fillMessage(t.quote.subject, { reference }),
    greeting: words.greet(event.contact?.name),
    sentence: t.quote.sentence,
    table: {
      head: [t.plan, t.gross, t.net],
      rows: [
        ...offers.map((offer) => {
          const { plan } = offer;
          const type = typeOf(termsOf(offer).type);
          return [
            words.listed([`${plan?.planName}`, `${plan?.insurerName}`, type]),
            words.aed(plan?.grossFils),
            words.aed(plan?.netFils),
          ];
        }),
        ...figureMissing.map((type) => [words.say(typeOf(type)), t.figureMissing, '']),
        ...onRequest.map((type) => [words.say(typeOf(type)), t.onRequest, '']),
      ],
    },
    ...wayBack(returnPath, origin, t.open),
    paragraphs: [words.until(t.until, validUntil), words.reference(reference)],
    footer: [common.risk, common.illustrative],
  });
}

export function generalPriceMail(
  event: Mailed<PriceRequested>,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { general: t, common } = words.t;
  const { reference, types, returnPath } = event;
  return words.render({
    subject: fillMessage(t.asked.subject, { reference }),
    greeting: words.greet(event.contact?.name),
    sentence: t.asked.sentence,
    table: { rows: types.map((type) => [words.say(typeOf(type)), t.onRequest]) },
    ...wayBack(returnPath, origin, t.open),
    paragraphs: [words.reference(reference)],
    footer: [common.risk],
  });
}

export function generalRequestMail(
  event: Mailed<PolicyRequested>,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { general: t, common } = words.t;
  const { offer, requestReference, company, returnPath } = event;
  const plan = words.say(offer?.plan?.planName ?? '');
  const insurer = words.say(offer?.plan?.insurerName ?? '');
  return words.render({
    subject: fillMessage(t.requested.subject, { request: requestReference }),
    greeting: words.greet(event.contact?.name),
    sentence: fillMessage(t.requested.sentence, { plan, insurer }),
    table: { rows: [[t.company, company], ...(offer ? factsOf(offer, words) : [])] },
    ...wayBack(returnPath, origin, t.open),
    paragraphs: [t.pay, words.reference(requestReference)],
    footer: [common.risk, common.illustrative],
  });
}

/** Every mail leads back to the list (decisions X20); events from before it have no path. */
function wayBack(
  returnPath: string | undefined,
  origin: string,
  label: string,
): Pick<MailContent, 'button'> {
  return returnPath ? { button: { label, href: `${origin}${returnPath}` } } : {};
}

function termsOf({ terms }: Offer) {
  return terms.case === 'general' ? terms.value : { type: '', excessFils: 0n };
}

function factsOf(offer: Offer, words: MailWords): string[][] {
  const t = words.t.general;
  const { plan } = offer;
  const { excessFils } = termsOf(offer);
  return [
    [t.gross, words.aed(plan?.grossFils)],
    [t.net, words.aed(plan?.netFils)],
    [t.excess, excessFils === 0n ? t.none : words.aed(excessFils)],
  ];
}

function typeOf(type: string): string {
  return isGeneralCode(type) ? generalType(type).name : type;
}
