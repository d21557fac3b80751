/** What is mailed to a business: its prices, that a person asks the insurers, and that its request has come (decisions G4, G7). */

import type {
  Offer,
  PolicyRequested,
  PriceRequested,
  QuoteEmailed,
} from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { shownDate } from '@muqarin/rules/dates';
import { generalType, isGeneralCode } from '@muqarin/rules/general/insurance-types';
import { formatAed } from '@muqarin/rules/money-format';
import t from './general.en.json' with { type: 'json' };
import { type MailContent, type RenderedMail, renderMail } from './layout.ts';
import type { Mailed } from './mailed.ts';
import common from './messages.en.json' with { type: 'json' };

const footer = [common.risk, common.illustrative];

export function generalQuoteMail(event: Mailed<QuoteEmailed>, origin: string): RenderedMail {
  const { offers, onRequest, figureMissing, reference, returnPath, validUntil } = event;
  return renderMail({
    subject: fill(t.quote.subject, { reference }),
    greeting: greet(event.contact?.name),
    sentence: t.quote.sentence,
    table: {
      head: [t.plan, t.gross, t.net],
      rows: [
        ...offers.map((offer) => {
          const { plan } = offer;
          const type = typeOf(termsOf(offer).type);
          return [
            `${plan?.planName}, ${plan?.insurerName}, ${type}`,
            aed(plan?.grossFils),
            aed(plan?.netFils),
          ];
        }),
        ...figureMissing.map((type) => [typeOf(type), t.figureMissing, '']),
        ...onRequest.map((type) => [typeOf(type), t.onRequest, '']),
      ],
    },
    ...wayBack(returnPath, origin),
    paragraphs: [
      fill(t.until, { date: shownDate(validUntil) }),
      fill(common.reference, { reference }),
    ],
    footer,
  });
}

export function generalPriceMail(event: Mailed<PriceRequested>, origin: string): RenderedMail {
  const { reference, types, returnPath } = event;
  return renderMail({
    subject: fill(t.asked.subject, { reference }),
    greeting: greet(event.contact?.name),
    sentence: t.asked.sentence,
    table: { rows: types.map((type) => [typeOf(type), t.onRequest]) },
    ...wayBack(returnPath, origin),
    paragraphs: [fill(common.reference, { reference })],
    footer: [common.risk],
  });
}

export function generalRequestMail(event: Mailed<PolicyRequested>, origin: string): RenderedMail {
  const { offer, requestReference, company, returnPath } = event;
  const plan = offer?.plan?.planName ?? '';
  const insurer = offer?.plan?.insurerName ?? '';
  return renderMail({
    subject: fill(t.requested.subject, { request: requestReference }),
    greeting: greet(event.contact?.name),
    sentence: fill(t.requested.sentence, { plan, insurer }),
    table: { rows: [[t.company, company], ...(offer ? factsOf(offer) : [])] },
    ...wayBack(returnPath, origin),
    paragraphs: [t.pay, fill(common.reference, { reference: requestReference })],
    footer,
  });
}

/** Every mail leads back to the list (decisions X20); events from before it have no path. */
function wayBack(returnPath: string | undefined, origin: string): Pick<MailContent, 'button'> {
  return returnPath ? { button: { label: t.open, href: `${origin}${returnPath}` } } : {};
}

function termsOf({ terms }: Offer) {
  return terms.case === 'general' ? terms.value : { type: '', excessFils: 0n };
}

function factsOf(offer: Offer): string[][] {
  const { plan } = offer;
  const { excessFils } = termsOf(offer);
  return [
    [t.gross, aed(plan?.grossFils)],
    [t.net, aed(plan?.netFils)],
    [t.excess, excessFils === 0n ? t.none : aed(excessFils)],
  ];
}

function typeOf(type: string): string {
  return isGeneralCode(type) ? generalType(type).name : type;
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function greet(name: string | undefined): string | undefined {
  return name ? fill(common.greeting, { name }) : undefined;
}

function aed(fils: bigint | undefined): string {
  return formatAed(Number(fils ?? 0n), 'always');
}
