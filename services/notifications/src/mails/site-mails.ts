/** What a lead of a form, a claim, a complaint and a request for one's own data are answered with (decisions A28, A37). */

import type { LeadCaptured, SiteAnswers } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import type {
  CaseCodeRequested,
  CaseStatusChanged,
  ClaimFiled,
  ComplaintFiled,
  DataLinkRequested,
  PhoneCodeRequested,
} from '@muqarin/proto/muqarin/leads/v1/site_pb';
import { shownDate, shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { healthWords } from '@muqarin/rules/site/health-words';
import type { MailTexts, MailWords } from './in-locale.ts';
import type { RenderedMail } from './layout.ts';
import { reachedRows } from './mails.ts';

/** Where a complaint goes that we did not settle (decisions A42). */
const sanadak = 'https://www.sanadak.gov.ae';
/** A text message: its sentence is all of it. The code was filled in where the mail is made. */
export function phoneCodeText(event: PhoneCodeRequested, words: MailWords): RenderedMail {
  const t = words.t.site;
  const { code = '' } = event as { code?: string };
  const { reference } = event;
  const sentence = fillMessage(t.phoneCode.sentence, { code, reference });
  return words.render({ subject: t.phoneCode.subject, sentence, paragraphs: [], footer: [] });
}

export function siteLeadMail(lead: LeadCaptured, origin: string, words: MailWords): RenderedMail {
  const t = words.t.site;
  const { source, reference, contact, site } = lead;
  const topics: Readonly<Record<string, string>> = t.lead.topics;
  const slots: Readonly<Record<string, string>> = t.lead.slots;
  return words.render({
    subject: fillMessage(t.lead.subject, { reference }),
    greeting: words.greet(contact?.name),
    sentence: t.lead.sentence,
    table: {
      rows: [
        [t.lead.reference, reference],
        [t.lead.about, topics[source] ?? source],
        ...productOf(site?.insuranceType, source, t),
        ...reachedRows(contact, words.t.common.leadCaptured),
        ...(site ? (rowsOfKind[source]?.(site, words) ?? []) : []),
        [t.lead.slot, slots[site?.callSlot ?? 'any'] ?? t.lead.slots.any],
      ],
    },
    paragraphs: [t.lead.next, { label: t.lead.data, href: `${origin}/my-data` }],
    footer: [words.t.common.risk],
  });
}

/** What only one kind of lead asks, so that the person can set it right. */
const rowsOfKind: Readonly<Record<string, (site: SiteAnswers, words: MailWords) => string[][]>> = {
  travel: ({ travelDate, returnDate }, { t: { site: t } }) =>
    travelDate ? [[t.lead.journey, `${shownDate(travelDate)} - ${shownDate(returnDate)}`]] : [],
  call_me_back: ({ health }, { t: { site: t }, say }) => {
    if (!health) return [];
    const [gender = '', born = '', nationality = ''] = healthWords(health);
    return [
      [t.lead.gender, say(gender)],
      [t.lead.born, born],
      [t.lead.nationality, say(nationality)],
    ];
  },
};

export function claimMail(claim: ClaimFiled, origin: string, words: MailWords): RenderedMail {
  const t = words.t.site;
  const { reference, request, statusPath } = claim;
  return words.render({
    subject: fillMessage(t.claim.subject, { reference }),
    sentence: t.claim.sentence,
    table: {
      rows: [
        [t.claim.reference, reference],
        ...productOf(claim.type, 'claim', t),
        [t.claim.request, request],
        ...numberRow(claim.telephone, t),
      ],
    },
    button: { label: t.claim.button, href: `${origin}${statusPath}` },
    paragraphs: [t.claim.next, t.claim.risk],
    footer: [words.t.common.risk],
  });
}

export function complaintMail(
  complaint: ComplaintFiled,
  origin: string,
  words: MailWords,
): RenderedMail {
  const t = words.t.site;
  const { reference, request, statusPath, answerBy } = complaint;
  return words.render({
    subject: fillMessage(t.complaint.subject, { reference }),
    sentence: fillMessage(t.complaint.sentence, { time: timeOf(answerBy?.seconds) }),
    table: {
      rows: [
        [t.complaint.reference, reference],
        [t.complaint.request, request],
        ...numberRow(complaint.telephone, t),
      ],
    },
    button: { label: t.complaint.button, href: `${origin}${statusPath}` },
    paragraphs: [
      t.complaint.next,
      t.complaint.escalation,
      { label: t.complaint.sanadak, href: sanadak },
    ],
    footer: [words.t.common.risk],
  });
}

export function caseCodeMail(
  { reference, code }: CaseCodeRequested,
  words: MailWords,
): RenderedMail {
  const t = words.t.site;
  return words.render({
    subject: fillMessage(t.code.subject, { reference }),
    sentence: fillMessage(t.code.sentence, { code }),
    paragraphs: [t.code.until],
    footer: [words.t.common.risk],
  });
}

export function caseStatusMail(
  event: CaseStatusChanged,
  origin: string,
  words: MailWords,
): RenderedMail {
  const t = words.t.site;
  const { reference, kind, status, note, statusPath, against } = event;
  const statuses: Readonly<Record<string, string>> = t.status.statuses;
  return words.render({
    subject: fillMessage(t.status.subject, { reference }),
    sentence: fillMessage(t.status.sentence, { status: statuses[status] ?? status }),
    button: { label: t.status.button, href: `${origin}${statusPath}` },
    paragraphs: [
      ...(note === '' ? [] : [note]),
      // Whoever was refused is told where to go next (decisions A42).
      ...(against && kind === 'complaint'
        ? [t.complaint.escalation, { label: t.complaint.sanadak, href: sanadak }]
        : []),
    ],
    footer: [words.t.common.risk],
  });
}

export function dataLinkMail(
  { dataPath }: DataLinkRequested,
  origin: string,
  words: MailWords,
): RenderedMail {
  const t = words.t.site;
  return words.render({
    subject: t.dataLink.subject,
    sentence: t.dataLink.sentence,
    button: { label: t.dataLink.button, href: `${origin}${dataPath}` },
    paragraphs: [t.dataLink.until, t.dataLink.notMe],
    footer: [words.t.common.risk],
  });
}

type SiteTexts = MailTexts['site'];

/** What it was about, where the form asks for it in its own words or by a word of ours. */
function productOf(product: string | undefined, source: string, t: SiteTexts): string[][] {
  const products: Readonly<Record<string, string>> = t.products;
  if (!product || source === product) return [];
  const known = Object.hasOwn(products, product) ? products[product] : undefined;
  return [[t.lead.product, known ?? product]];
}

function numberRow(number: string | undefined, t: SiteTexts): string[][] {
  return number ? [[t.lead.number, number]] : [];
}

function timeOf(seconds = 0n): string {
  return shownTime(new Date(Number(seconds) * 1000).toISOString());
}
