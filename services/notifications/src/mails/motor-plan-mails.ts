/** What the mailed motor plans say: one plan, the comparison, and the comparison to the sales person (S1 7, decisions V31). */

import type { MotorCar } from '@muqarin/proto/muqarin/quoting/v1/motor_pb';
import type { MotorTerms, Offer, QuoteEmailed } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { shownDate } from '@muqarin/rules/dates';
import { formatAed } from '@muqarin/rules/money-format';
import { type RenderedMail, renderMail } from './layout.ts';
import type { Mailed } from './mailed.ts';
import common from './messages.en.json' with { type: 'json' };
import t from './motor-plans.en.json' with { type: 'json' };

const footer = [common.risk, common.illustrative];

export function motorQuoteMail(event: Mailed<QuoteEmailed>, origin: string): RenderedMail {
  const { reference } = event;
  const [offer] = event.offers;
  const plan = offer?.plan?.planName ?? '';
  const insurer = offer?.plan?.insurerName ?? '';
  return renderMail({
    subject: fill(t.quote.subject, { reference }),
    greeting: greet(event.contact?.name),
    sentence: fill(t.quote.sentence, { plan, insurer, ...carOf(event.car) }),
    table: { rows: offer ? factsOf(offer) : [] },
    button: { label: t.open, href: `${origin}${event.returnPath ?? ''}` },
    paragraphs: paragraphsOf(event),
    footer,
  });
}

export function motorComparisonMail(event: Mailed<QuoteEmailed>, origin: string): RenderedMail {
  const { reference, contact, phone, offers } = event;
  const isSales = event.audience === 'sales';
  const words = isSales ? t.sales : t.comparison;
  const count = String(offers.length);
  const name = contact?.name ?? '';
  const paragraphs = paragraphsOf(event);
  const report = event.reportPath
    ? { links: [{ label: t.report, href: `${origin}${event.reportPath}` }] }
    : {};
  const call = isSales ? [fill(t.sales.contact, { phone, email: contact?.email ?? '' })] : [];
  return renderMail({
    subject: fill(words.subject, { reference }),
    greeting: isSales ? undefined : greet(name),
    sentence: fill(words.sentence, { name, count, ...carOf(event.car) }),
    table: {
      head: [t.plan, t.gross, t.net],
      rows: offers.map((offer) => {
        const { plan } = offer;
        const { cover = '', addons = [] } = termsOf(offer) ?? {};
        return [
          [`${plan?.planName}, ${plan?.insurerName}`, coverOf(cover), ...addons].join(', '),
          aed(plan?.grossFils),
          aed(plan?.netFils),
        ];
      }),
    },
    button: { label: t.open, href: `${origin}${event.returnPath ?? ''}` },
    ...report,
    paragraphs: [...call, ...paragraphs],
    footer,
  });
}

function termsOf({ terms }: Offer): MotorTerms | undefined {
  return terms.case === 'motor' ? terms.value : undefined;
}

function factsOf(offer: Offer): string[][] {
  const { plan } = offer;
  const { cover = '', deductibleFils, addons = [], agencyRepair } = termsOf(offer) ?? {};
  const deductible = deductibleFils === undefined ? t.none : aed(deductibleFils);
  return [
    [t.gross, aed(plan?.grossFils)],
    [t.net, aed(plan?.netFils)],
    [t.cover, coverOf(cover)],
    [t.repair, cover === 'third_party' ? t.none : agencyRepair ? t.agency : t.garage],
    [t.deductible, deductible],
    [t.addons, addons.length === 0 ? t.noAddons : addons.join(', ')],
  ];
}

function paragraphsOf({ validUntil, reference }: { validUntil: string; reference: string }) {
  return [fill(t.until, { date: shownDate(validUntil) }), fill(common.reference, { reference })];
}

function carOf(car: MotorCar | undefined) {
  const { make = '', model = '', variant = '', year = 0, valueAed = 0n } = car ?? {};
  return { car: `${make} ${model} ${variant} ${year}`, value: formatAed(Number(valueAed) * 100) };
}

function coverOf(cover: string): string {
  return cover === 'third_party' ? t.third_party : t.comprehensive;
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
