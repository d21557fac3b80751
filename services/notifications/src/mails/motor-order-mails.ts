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
import { fillMessage } from '@muqarin/rules/fill-message';
import type { MailWords } from './in-locale.ts';
import type { RenderedMail } from './layout.ts';

export function orderConfirmedMail(
  event: MotorOrderConfirmed,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { orders: texts, common } = words.t;
  const { confirmed: t } = texts;
  const names = namesOf(event.offer, event.saleOrder, words);
  return words.render({
    subject: fillMessage(t.subject, names),
    greeting: words.greet(event.contact?.name),
    sentence: fillMessage(t.sentence, names),
    table: {
      rows: [
        [texts.car, names.vehicle],
        [texts.start, shownDate(event.startDate)],
        [texts.net, words.aed(event.offer?.netFils)],
        [texts.vat, words.aed(event.offer?.vatFils)],
        [texts.gross, words.aed(event.offer?.grossFils)],
      ],
    },
    button: { label: t.button, href: `${origin}${event.returnPath}` },
    paragraphs: [fillMessage(t.next, names), fillMessage(texts.order, names)],
    footer: [common.risk, common.illustrative],
  });
}

export function orderPaidMail(
  event: MotorOrderPaid,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { orders: texts, common } = words.t;
  const { paid: t } = texts;
  const names = namesOf(event.offer, event.saleOrder, words);
  return words.render({
    subject: fillMessage(t.subject, names),
    greeting: words.greet(event.contact?.name),
    sentence: fillMessage(t.sentence, names),
    table: { rows: [[texts.gross, words.aed(event.offer?.grossFils)]] },
    button: { label: texts.open, href: `${origin}${event.returnPath}` },
    paragraphs: [fillMessage(t.next, names), fillMessage(texts.order, names)],
    footer: [common.risk, common.illustrative],
  });
}

export function policyIssuedMail(
  event: MotorPolicyIssued,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { orders: texts, common } = words.t;
  const { issued: t } = texts;
  const names = {
    ...namesOf(event.offer, event.saleOrder, words),
    policy: event.policyNumber,
    date: shownDate(event.startDate),
  };
  return words.render({
    subject: fillMessage(t.subject, names),
    greeting: words.greet(event.contact?.name),
    sentence: fillMessage(t.sentence, names),
    table: {
      rows: [
        [texts.policy, names.policy],
        [texts.car, names.vehicle],
        [texts.start, names.date],
      ],
    },
    button: { label: texts.open, href: `${origin}${event.returnPath}` },
    paragraphs: [fillMessage(t.next, names), fillMessage(texts.order, names)],
    footer: [common.risk, common.illustrative],
  });
}

/** Why each one, and the one button that leads to just these. */
export function documentsAskedMail(
  event: MotorDocumentsAsked,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { orders: texts, common } = words.t;
  const { documents: t } = texts;
  const names = { order: event.saleOrder };
  return words.render({
    subject: fillMessage(t.subject, names),
    greeting: words.greet(event.contact?.name),
    sentence: t.sentence,
    table: {
      head: [t.document, t.reason],
      rows: event.documents.map(({ label, reason }) => [words.say(label), words.say(reason)]),
    },
    button: { label: t.button, href: `${origin}${event.documentsPath}` },
    paragraphs: [t.next, fillMessage(texts.order, names)],
    footer: [common.risk, common.illustrative],
  });
}

export function renewalMail(
  event: MotorRenewalDue,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { orders: texts, common } = words.t;
  const { renewal: t } = texts;
  const names = { ...namesOf(event.offer, event.saleOrder, words), date: shownDate(event.endDate) };
  return words.render({
    subject: fillMessage(t.subject, names),
    greeting: words.greet(event.contact?.name),
    sentence: fillMessage(t.sentence, names),
    table: { rows: [[t.lastYear, words.aed(event.offer?.grossFils)]] },
    button: { label: t.button, href: `${origin}${event.renewalPath}` },
    paragraphs: [t.next, fillMessage(texts.order, names), words.stopReminders(origin)],
    footer: [common.risk, common.illustrative],
  });
}

function namesOf(offer: MotorOrderOffer | undefined, order: string, { say }: MailWords) {
  const { planName: plan = '', insurerName: insurer = '', vehicle = '' } = offer ?? {};
  return { plan: say(plan), insurer: say(insurer), vehicle: say(vehicle), order };
}
