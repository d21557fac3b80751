/** What each event of a motor order says to its buyer. Amounts are int64 fils as the event carries them. */

import type {
  MotorDocumentsAsked,
  MotorOrderConfirmed,
  MotorOrderOffer,
  MotorOrderPaid,
  MotorPolicyIssued,
  MotorRenewalDue,
} from '@muqarin/proto/muqarin/quoting/v1/motor_orders_pb';
import { shownDate } from '@muqarin/rules/dates';
import { formatAed } from '@muqarin/rules/money-format';
import { type RenderedMail, renderMail } from './layout.ts';
import common from './messages.en.json' with { type: 'json' };
import texts from './motor-orders.en.json' with { type: 'json' };

const footer = [common.risk, common.illustrative];

export function orderConfirmedMail(event: MotorOrderConfirmed, origin: string): RenderedMail {
  const { confirmed: t } = texts;
  const names = namesOf(event.offer, event.saleOrder);
  return renderMail({
    subject: fill(t.subject, names),
    greeting: greet(event.contact?.name),
    sentence: fill(t.sentence, names),
    table: {
      rows: [
        [texts.car, names.vehicle],
        [texts.start, shownDate(event.startDate)],
        [texts.net, aed(event.offer?.netFils)],
        [texts.vat, aed(event.offer?.vatFils)],
        [texts.gross, aed(event.offer?.grossFils)],
      ],
    },
    button: { label: t.button, href: `${origin}${event.returnPath}` },
    paragraphs: [fill(t.next, names), fill(texts.order, names)],
    footer,
  });
}

export function orderPaidMail(event: MotorOrderPaid, origin: string): RenderedMail {
  const { paid: t } = texts;
  const names = namesOf(event.offer, event.saleOrder);
  return renderMail({
    subject: fill(t.subject, names),
    greeting: greet(event.contact?.name),
    sentence: fill(t.sentence, names),
    table: { rows: [[texts.gross, aed(event.offer?.grossFils)]] },
    button: { label: texts.open, href: `${origin}${event.returnPath}` },
    paragraphs: [fill(t.next, names), fill(texts.order, names)],
    footer,
  });
}

export function policyIssuedMail(event: MotorPolicyIssued, origin: string): RenderedMail {
  const { issued: t } = texts;
  const names = {
    ...namesOf(event.offer, event.saleOrder),
    policy: event.policyNumber,
    date: shownDate(event.startDate),
  };
  return renderMail({
    subject: fill(t.subject, names),
    greeting: greet(event.contact?.name),
    sentence: fill(t.sentence, names),
    table: {
      rows: [
        [texts.policy, names.policy],
        [texts.car, names.vehicle],
        [texts.start, names.date],
      ],
    },
    button: { label: texts.open, href: `${origin}${event.returnPath}` },
    paragraphs: [fill(t.next, names), fill(texts.order, names)],
    footer,
  });
}

/** Why each one, and the one button that leads to just these. */
export function documentsAskedMail(event: MotorDocumentsAsked, origin: string): RenderedMail {
  const { documents: t } = texts;
  const names = { order: event.saleOrder };
  return renderMail({
    subject: fill(t.subject, names),
    greeting: greet(event.contact?.name),
    sentence: t.sentence,
    table: {
      head: [t.document, t.reason],
      rows: event.documents.map(({ label, reason }) => [label, reason]),
    },
    button: { label: t.button, href: `${origin}${event.documentsPath}` },
    paragraphs: [t.next, fill(texts.order, names)],
    footer,
  });
}

export function renewalMail(event: MotorRenewalDue, origin: string): RenderedMail {
  const { renewal: t } = texts;
  const names = { ...namesOf(event.offer, event.saleOrder), date: shownDate(event.endDate) };
  return renderMail({
    subject: fill(t.subject, names),
    greeting: greet(event.contact?.name),
    sentence: fill(t.sentence, names),
    table: { rows: [[t.lastYear, aed(event.offer?.grossFils)]] },
    button: { label: t.button, href: `${origin}${event.renewalPath}` },
    paragraphs: [t.next, fill(texts.order, names)],
    footer,
  });
}

function namesOf(offer: MotorOrderOffer | undefined, order: string) {
  const { planName: plan = '', insurerName: insurer = '', vehicle = '' } = offer ?? {};
  return { plan, insurer, vehicle, order };
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
