/** A quotation of back office on its way to its client, and the word before it ends. */
import type {
  QuotationEnding,
  QuotationSent,
} from '@muqarin/proto/muqarin/quoting/v1/quotations_pb';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { MailWords } from './in-locale.ts';
import type { RenderedMail } from './layout.ts';
import type { Mailed } from './mailed.ts';

export function quotationMail(
  event: Mailed<QuotationSent>,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { quotation: t, risk, illustrative } = words.t.common;
  const { reference } = event;
  return words.render({
    subject: fillMessage(t.subject, { reference }),
    greeting: words.greet(event.contact?.name),
    sentence: t.sentence,
    table: {
      head: [t.plan, t.gross],
      rows: event.plans.map((plan) => [
        words.listed([plan.planName, plan.insurerName, ...ownTerms(plan, event.plans, words)]),
        words.aed(plan.grossFils),
      ]),
    },
    button: { label: t.button, href: `${origin}${event.returnPath ?? ''}` },
    paragraphs: [words.until(t.until, event.validUntil), t.binding, words.reference(reference)],
    footer: [risk, illustrative],
  });
}

type Plans = Mailed<QuotationSent>['plans'];

/** What tells it from the others: two options may be of one plan. What all of them have is on the page of the link. */
function ownTerms({ terms }: Plans[number], plans: Plans, { kept }: MailWords): string[] {
  const isOfAll = ({ label, value }: { label: string; value: string }) =>
    plans.every((plan) => plan.terms.some((term) => term.label === label && term.value === value));
  return terms
    .filter((term) => !isOfAll(term))
    .map(({ label, value }) => `${kept(label)}: ${kept(value)}`);
}

export function quotationEndingMail(
  event: Mailed<QuotationEnding>,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { quotationEnding: t, risk } = words.t.common;
  const { reference } = event;
  const date = shownDate(event.validUntil);
  return words.render({
    subject: fillMessage(t.subject, { reference, date }),
    greeting: words.greet(event.contact?.name),
    sentence: fillMessage(t.sentence, { date }),
    button: { label: t.button, href: `${origin}${event.returnPath ?? ''}` },
    paragraphs: [words.reference(reference), words.stopReminders(origin)],
    footer: [risk],
  });
}
