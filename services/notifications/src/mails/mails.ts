/** What each event says to a person. Amounts are int64 fils as the event carries them. */

import type {
  GroupAnswers,
  LeadCaptured,
  ResumeLinkRequested,
} from '@muqarin/proto/muqarin/leads/v1/events_pb';
import type {
  GroupCover,
  GroupDocumentsSubmitted,
  PlanOffer,
  PolicyConfirmed,
} from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import type { QuoteEmailed } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { letterOf } from '@muqarin/rules/category-letters';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { fillPlural } from '@muqarin/rules/plural';
import type { MailTexts, MailWords } from './in-locale.ts';
import type { RenderedMail } from './layout.ts';
import type { Mailed } from './mailed.ts';

export function leadMail(lead: LeadCaptured, words: MailWords): RenderedMail {
  const { leadCaptured: t } = words.t.common;
  const none = lead.productCount === 0;
  return words.render({
    subject: fillMessage(t.subject, { reference: lead.reference }),
    greeting: words.greet(lead.contact?.name),
    sentence: none
      ? t.sentenceNone
      : fillMessage(foundFor(lead, t), { count: countedPlans(lead.productCount, words) }),
    table: { rows: askedFor(lead, t) },
    paragraphs: [...(none ? [] : [t.next]), words.reference(lead.reference)],
    footer: footerOf(words),
  });
}

/** What was asked for and where we call, to be set right where it is wrong. */
function askedFor({ source, contact, group }: LeadCaptured, t: LeadTexts): string[][] {
  const product = (t.products as Readonly<Record<string, string>>)[source];
  return [
    ...(product ? [[t.product, product]] : []),
    ...(group ? groupRows(group, t) : []),
    ...reachedRows(contact, t),
  ];
}

/** Whose group it is, and how many people of which category. */
function groupRows({ companyName, employees, categoryEmployees }: GroupAnswers, t: LeadTexts) {
  const categories = categoryEmployees.map((count, at) => `${letterOf(at + 1)}: ${count}`);
  return [
    [t.company, companyName],
    [t.employees, String(employees)],
    ...(categories.length > 0 ? [[t.categories, categories.join(', ')]] : []),
  ];
}

/** Where we call, and in which language. */
export function reachedRows(contact: LeadCaptured['contact'], t: LeadTexts): string[][] {
  const languages: Readonly<Record<string, string>> = t.callLanguages;
  const language = languages[contact?.callLanguage ?? ''];
  return [
    ...(contact?.fullNumber ? [[t.number, contact.fullNumber]] : []),
    ...(language ? [[t.callLanguage, language]] : []),
  ];
}

/** Of a car, plans of the cover that was asked for are counted; the list shows the others after them. */
function foundFor({ motor }: LeadCaptured, t: LeadTexts): string {
  if (motor?.comprehensive === undefined) return t.sentence;
  return motor.comprehensive ? t.sentenceComprehensive : t.sentenceThirdParty;
}

export function resumeMail(
  event: ResumeLinkRequested,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { resume: t } = words.t.common;
  const until = new Date(Number(event.expiresAt?.seconds ?? 0n) * 1000);
  return words.render({
    subject: t.subject,
    sentence: t.sentence,
    button: { label: t.button, href: `${origin}${event.resumePath}` },
    paragraphs: [words.until(t.until, until.toISOString())],
    footer: footerOf(words),
  });
}

export function quoteMail(
  quote: Mailed<QuoteEmailed>,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { quote: t } = words.t.common;
  const plans = quote.offers.flatMap(({ plan }) => plan ?? []);
  return words.render({
    subject: fillMessage(t.subject, { reference: quote.reference }),
    greeting: words.greet(quote.contact?.name),
    sentence: fillMessage(t.sentence, {
      count: countedPlans(plans.length, words),
      are: plans.length === 1 ? 'is' : 'are',
    }),
    table: {
      head: [t.plan, t.gross, t.net],
      rows: plans.map((plan) => [
        words.listed([plan.planName, plan.insurerName]),
        words.aed(plan.grossFils),
        words.aed(plan.netFils),
      ]),
    },
    button: { label: t.button, href: `${origin}${quote.returnPath ?? ''}` },
    paragraphs: [
      ...plans.flatMap((plan) => conditionsOf(plan, words)),
      words.until(t.until, quote.validUntil),
      words.reference(quote.reference),
    ],
    footer: footerOf(words),
  });
}

/** Who may buy the plan, where not everybody may (decisions X31). */
function conditionsOf({ planName, conditions }: PlanOffer, { t, say }: MailWords): string[] {
  const plan = say(planName);
  return conditions.map((text) =>
    fillMessage(t.common.quote.whoMayBuy, { plan, condition: say(text) }),
  );
}

export function policyMail(
  policy: Mailed<PolicyConfirmed>,
  origin: string,
  words: MailWords,
): RenderedMail {
  const { policy: t } = words.t.common;
  const plan: PlanOffer | undefined = policy.plan;
  const conditions = plan?.conditions ?? [];
  const names = {
    plan: words.say(plan?.planName ?? ''),
    insurer: words.say(plan?.insurerName ?? ''),
    date: shownDate(policy.startDate),
  };
  return words.render({
    subject: fillMessage(t.subject, { reference: policy.policyReference }),
    greeting: words.greet(policy.contact?.name),
    sentence: fillMessage(t.sentence, names),
    table: {
      rows: [
        [t.net, words.aed(plan?.netFils)],
        [t.vat, words.aed(plan?.vatFils)],
        [t.gross, words.aed(plan?.grossFils)],
        [t.start, names.date],
        ...(policy.group ? [[t.end, shownDate(policy.group.endDate)]] : []),
        [t.persons, String(policy.memberCount)],
        ...(policy.group ? coverRows(policy.group, words) : []),
        ...conditions.map((condition) => [t.condition, words.say(condition)]),
      ],
    },
    ...(policy.returnPath
      ? { button: { label: t.open, href: `${origin}${policy.returnPath}` } }
      : {}),
    paragraphs: [
      ...(conditions.length > 0 ? [policy.conditionConfirmed ? t.confirmed : t.unconfirmed] : []),
      fillMessage(policy.group ? t.nextOfGroup : t.next, names),
      words.reference(policy.policyReference),
    ],
    footer: footerOf(words),
  });
}

/** Who handles the claims, and a group's plans, category by category. */
function coverRows({ tpaName, categories }: GroupCover, words: MailWords): string[][] {
  const { policy: t } = words.t.common;
  return [
    [t.claims, words.say(tpaName)],
    ...categories.map(({ category, planName, members, netFils }) => [
      category === 0 ? t.everybody : fillMessage(t.category, { letter: letterOf(category) }),
      fillMessage(t.covered, {
        plan: words.say(planName),
        members: String(members),
        net: words.aed(netFils),
      }),
    ]),
  ];
}

/** The papers of a group have come: who looks at them, by when, and what is next. */
export function groupDocumentsMail(event: GroupDocumentsSubmitted, words: MailWords): RenderedMail {
  const { groupDocuments: t } = words.t.common;
  const insurer = words.say(event.insurerName);
  return words.render({
    subject: fillMessage(t.subject, { reference: event.policyReference }),
    greeting: words.greet(event.contact?.name),
    sentence: fillMessage(t.sentence, { insurer }),
    table: {
      rows: [
        [t.insurer, insurer],
        [t.start, shownDate(event.startDate)],
      ],
    },
    paragraphs: [fillMessage(t.next, { insurer }), words.reference(event.policyReference)],
    footer: footerOf(words),
  });
}

/** With the form that Arabic has for the number. */
function countedPlans(count: number, { t }: MailWords): string {
  return fillPlural(t.counted.plans, { count });
}

type LeadTexts = MailTexts['common']['leadCaptured'];

function footerOf({ t }: MailWords): string[] {
  return [t.common.risk, t.common.illustrative];
}
