/** What the mailed motor plans say: one plan, the comparison, and the comparison to the sales person (S1 7, decisions V31). */

import type { MotorCar } from '@muqarin/proto/muqarin/quoting/v1/motor_pb';
import type { MotorTerms, Offer, QuoteEmailed } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import type { MailWords } from './in-locale.ts';
import type { RenderedMail } from './layout.ts';
import type { Mailed } from './mailed.ts';

export function motorQuoteMail(
  event: Mailed<QuoteEmailed>,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { say } = words;
  const { plans: t, common } = words.t;
  const { reference } = event;
  const [offer] = event.offers;
  const plan = say(offer?.plan?.planName ?? '');
  const insurer = say(offer?.plan?.insurerName ?? '');
  return words.render({
    subject: fillMessage(t.quote.subject, { reference }),
    greeting: words.greet(event.contact?.name),
    sentence: fillMessage(t.quote.sentence, { plan, insurer, ...carOf(event.car, words) }),
    table: { rows: offer ? factsOf(offer, words) : [] },
    button: { label: t.open, href: `${origin}${event.returnPath ?? ''}` },
    paragraphs: paragraphsOf(event, words),
    footer: [common.risk, common.illustrative],
  });
}

export function motorComparisonMail(
  event: Mailed<QuoteEmailed>,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { plans: t, common } = words.t;
  const { reference, contact, phone, offers } = event;
  const isSales = event.audience === 'sales';
  const texts = isSales ? t.sales : t.comparison;
  const count = String(offers.length);
  const name = contact?.name ?? '';
  const paragraphs = paragraphsOf(event, words);
  const report = event.reportPath
    ? { links: [{ label: t.report, href: `${origin}${event.reportPath}` }] }
    : {};
  const call = isSales
    ? [fillMessage(t.sales.contact, { phone, email: contact?.email ?? '' })]
    : [];
  return words.render({
    subject: fillMessage(texts.subject, { reference }),
    greeting: isSales ? undefined : words.greet(name),
    sentence: fillMessage(texts.sentence, { name, count, ...carOf(event.car, words) }),
    table: {
      head: [t.plan, t.gross, t.net],
      rows: offers.map((offer) => {
        const { plan } = offer;
        const { cover = '', addons = [] } = termsOf(offer) ?? {};
        return [
          words.listed([`${plan?.planName}`, `${plan?.insurerName}`, coverOf(cover, t), ...addons]),
          words.aed(plan?.grossFils),
          words.aed(plan?.netFils),
        ];
      }),
    },
    button: { label: t.open, href: `${origin}${event.returnPath ?? ''}` },
    ...report,
    paragraphs: [...call, ...paragraphs],
    footer: [common.risk, common.illustrative],
  });
}

function termsOf({ terms }: Offer): MotorTerms | undefined {
  return terms.case === 'motor' ? terms.value : undefined;
}

function factsOf(offer: Offer, words: MailWords): string[][] {
  const t = words.t.plans;
  const { plan } = offer;
  const { cover = '', deductibleFils, addons = [], agencyRepair } = termsOf(offer) ?? {};
  const deductible = deductibleFils === undefined ? t.none : words.aed(deductibleFils);
  return [
    [t.gross, words.aed(plan?.grossFils)],
    [t.net, words.aed(plan?.netFils)],
    [t.cover, coverOf(cover, t)],
    [t.repair, cover === 'third_party' ? t.none : agencyRepair ? t.agency : t.garage],
    [t.deductible, deductible],
    [t.addons, addons.length === 0 ? t.noAddons : words.listed(addons)],
  ];
}

function paragraphsOf(
  { validUntil, reference }: { validUntil: string; reference: string },
  words: MailWords,
) {
  return [words.until(words.t.plans.until, validUntil), words.reference(reference)];
}

function carOf(car: MotorCar | undefined, { say }: MailWords) {
  const { make = '', model = '', variant = '', year = 0, valueAed = 0n } = car ?? {};
  return {
    car: say(`${make} ${model} ${variant} ${year}`),
    value: say(formatAed(Number(valueAed) * 100)),
  };
}

function coverOf(cover: string, t: MailWords['t']['plans']): string {
  return cover === 'third_party' ? t.third_party : t.comprehensive;
}
