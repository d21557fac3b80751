/** What each event says to a person. Amounts are int64 fils as the event carries them. */

import type { LeadCaptured, ResumeLinkRequested } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import type { PlanOffer, PolicyConfirmed } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import type { QuoteEmailed } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { shownDate } from '@muqarin/rules/dates';
import { formatAed } from '@muqarin/rules/money-format';
import { type RenderedMail, renderMail } from './layout.ts';
import type { Mailed } from './mailed.ts';
import texts from './messages.en.json' with { type: 'json' };

const footer = [texts.risk, texts.illustrative];

export function leadMail(lead: LeadCaptured): RenderedMail {
  const { leadCaptured: t } = texts;
  const none = lead.productCount === 0;
  return renderMail({
    subject: fill(t.subject, { reference: lead.reference }),
    greeting: greet(lead.contact?.name),
    sentence: none
      ? t.sentenceNone
      : fill(foundFor(lead), { count: counted(lead.productCount, 'plan') }),
    table: { rows: askedFor(lead) },
    paragraphs: [...(none ? [] : [t.next]), fill(texts.reference, { reference: lead.reference })],
    footer,
  });
}

/** What was asked for and where we call, to be set right where it is wrong. */
function askedFor({ source, contact }: LeadCaptured): string[][] {
  const { leadCaptured: t } = texts;
  const product = (t.products as Readonly<Record<string, string>>)[source];
  return [...(product ? [[t.product, product]] : []), ...reachedRows(contact)];
}

/** Where we call, and in which language. */
export function reachedRows(contact: LeadCaptured['contact']): string[][] {
  const { number, callLanguage, callLanguages } = texts.leadCaptured;
  const languages: Readonly<Record<string, string>> = callLanguages;
  const language = languages[contact?.callLanguage ?? ''];
  return [
    ...(contact?.fullNumber ? [[number, contact.fullNumber]] : []),
    ...(language ? [[callLanguage, language]] : []),
  ];
}

/** Of a car, plans of the cover that was asked for are counted; the list shows the others after them. */
function foundFor({ motor }: LeadCaptured): string {
  const { leadCaptured: t } = texts;
  if (motor?.comprehensive === undefined) return t.sentence;
  return motor.comprehensive ? t.sentenceComprehensive : t.sentenceThirdParty;
}

export function resumeMail(event: ResumeLinkRequested, origin: string): RenderedMail {
  const { resume: t } = texts;
  const until = new Date(Number(event.expiresAt?.seconds ?? 0n) * 1000);
  return renderMail({
    subject: t.subject,
    sentence: t.sentence,
    button: { label: t.button, href: `${origin}${event.resumePath}` },
    paragraphs: [fill(t.until, { date: shownDate(until.toISOString()) })],
    footer,
  });
}

export function quoteMail(quote: Mailed<QuoteEmailed>, origin: string): RenderedMail {
  const { quote: t } = texts;
  const plans = quote.offers.flatMap(({ plan }) => plan ?? []);
  return renderMail({
    subject: fill(t.subject, { reference: quote.reference }),
    greeting: greet(quote.contact?.name),
    sentence: fill(t.sentence, {
      count: counted(plans.length, 'plan'),
      are: plans.length === 1 ? 'is' : 'are',
    }),
    table: {
      head: [t.plan, t.gross, t.net],
      rows: plans.map((plan) => [
        `${plan.planName}, ${plan.insurerName}`,
        aed(plan.grossFils),
        aed(plan.netFils),
      ]),
    },
    button: { label: t.button, href: `${origin}${quote.returnPath ?? ''}` },
    paragraphs: [
      ...plans.flatMap(conditionsOf),
      fill(t.until, { date: shownDate(quote.validUntil) }),
      fill(texts.reference, { reference: quote.reference }),
    ],
    footer,
  });
}

/** Who may buy the plan, where not everybody may (decisions X31). */
function conditionsOf({ planName, conditions }: PlanOffer): string[] {
  return conditions.map((condition) => fill(texts.quote.whoMayBuy, { plan: planName, condition }));
}

export function policyMail(policy: PolicyConfirmed): RenderedMail {
  const { policy: t } = texts;
  const plan: PlanOffer | undefined = policy.plan;
  const conditions = plan?.conditions ?? [];
  const names = {
    plan: plan?.planName ?? '',
    insurer: plan?.insurerName ?? '',
    date: shownDate(policy.startDate),
  };
  return renderMail({
    subject: fill(t.subject, { reference: policy.policyReference }),
    greeting: greet(policy.contact?.name),
    sentence: fill(t.sentence, names),
    table: {
      rows: [
        [t.net, aed(plan?.netFils ?? 0n)],
        [t.vat, aed(plan?.vatFils ?? 0n)],
        [t.gross, aed(plan?.grossFils ?? 0n)],
        [t.start, names.date],
        [t.persons, String(policy.memberCount)],
        ...conditions.map((condition) => [t.condition, condition]),
      ],
    },
    paragraphs: [
      ...(conditions.length > 0 ? [confirmedOrNot(policy)] : []),
      fill(t.next, names),
      fill(texts.reference, { reference: policy.policyReference }),
    ],
    footer,
  });
}

function confirmedOrNot({ conditionConfirmed }: PolicyConfirmed): string {
  return conditionConfirmed ? texts.policy.confirmed : texts.policy.unconfirmed;
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function greet(name: string | undefined): string | undefined {
  return name ? fill(texts.greeting, { name }) : undefined;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function aed(fils: bigint): string {
  return formatAed(Number(fils), 'always');
}
