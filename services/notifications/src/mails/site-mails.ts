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
import { healthWords } from '@muqarin/rules/site/health-words';
import { type RenderedMail, renderMail } from './layout.ts';
import { reachedRows } from './mails.ts';
import common from './messages.en.json' with { type: 'json' };
import t from './site.en.json' with { type: 'json' };

const footer = [common.risk];

/** Where a complaint goes that we did not settle (decisions A42). */
const sanadak = 'https://www.sanadak.gov.ae';
/** A text message: its sentence is all of it. The code was filled in where the mail is made. */
export function phoneCodeText(event: PhoneCodeRequested): RenderedMail {
  const { code = '' } = event as { code?: string };
  const { reference } = event;
  const sentence = fill(t.phoneCode.sentence, { code, reference });
  return renderMail({ subject: t.phoneCode.subject, sentence, paragraphs: [], footer: [] });
}

export function siteLeadMail(lead: LeadCaptured, origin: string): RenderedMail {
  const { source, reference, contact, site } = lead;
  const topics: Readonly<Record<string, string>> = t.lead.topics;
  const slots: Readonly<Record<string, string>> = t.lead.slots;
  return renderMail({
    subject: fill(t.lead.subject, { reference }),
    greeting: greet(contact?.name),
    sentence: t.lead.sentence,
    table: {
      rows: [
        [t.lead.reference, reference],
        [t.lead.about, topics[source] ?? source],
        ...productOf(site?.insuranceType, source),
        ...reachedRows(contact),
        ...(site ? (rowsOfKind[source]?.(site) ?? []) : []),
        [t.lead.slot, slots[site?.callSlot ?? 'any'] ?? t.lead.slots.any],
      ],
    },
    paragraphs: [t.lead.next, { label: t.lead.data, href: `${origin}/my-data` }],
    footer,
  });
}

/** What only one kind of lead asks, so that the person can set it right. */
const rowsOfKind: Readonly<Record<string, (site: SiteAnswers) => string[][]>> = {
  travel: ({ travelDate, returnDate }) =>
    travelDate ? [[t.lead.journey, `${shownDate(travelDate)} - ${shownDate(returnDate)}`]] : [],
  call_me_back: ({ health }) => {
    if (!health) return [];
    const [gender = '', born = '', nationality = ''] = healthWords(health);
    return [
      [t.lead.gender, gender],
      [t.lead.born, born],
      [t.lead.nationality, nationality],
    ];
  },
};

export function claimMail(claim: ClaimFiled, origin: string): RenderedMail {
  const { reference, request, statusPath } = claim;
  return renderMail({
    subject: fill(t.claim.subject, { reference }),
    sentence: t.claim.sentence,
    table: {
      rows: [
        [t.claim.reference, reference],
        ...productOf(claim.type, 'claim'),
        [t.claim.request, request],
        ...numberRow(claim.telephone),
      ],
    },
    button: { label: t.claim.button, href: `${origin}${statusPath}` },
    paragraphs: [t.claim.next, t.claim.risk],
    footer,
  });
}

export function complaintMail(complaint: ComplaintFiled, origin: string): RenderedMail {
  const { reference, request, statusPath, answerBy } = complaint;
  return renderMail({
    subject: fill(t.complaint.subject, { reference }),
    sentence: fill(t.complaint.sentence, { time: timeOf(answerBy?.seconds) }),
    table: {
      rows: [
        [t.complaint.reference, reference],
        [t.complaint.request, request],
        ...numberRow(complaint.telephone),
      ],
    },
    button: { label: t.complaint.button, href: `${origin}${statusPath}` },
    paragraphs: [
      t.complaint.next,
      t.complaint.escalation,
      { label: t.complaint.sanadak, href: sanadak },
    ],
    footer,
  });
}

export function caseCodeMail({ reference, code }: CaseCodeRequested): RenderedMail {
  return renderMail({
    subject: fill(t.code.subject, { reference }),
    sentence: fill(t.code.sentence, { code }),
    paragraphs: [t.code.until],
    footer,
  });
}

export function caseStatusMail(event: CaseStatusChanged, origin: string): RenderedMail {
  const { reference, status, note, statusPath } = event;
  const statuses: Readonly<Record<string, string>> = t.status.statuses;
  return renderMail({
    subject: fill(t.status.subject, { reference }),
    sentence: fill(t.status.sentence, { status: statuses[status] ?? status }),
    button: { label: t.status.button, href: `${origin}${statusPath}` },
    paragraphs: note === '' ? [] : [note],
    footer,
  });
}

export function dataLinkMail({ dataPath }: DataLinkRequested, origin: string): RenderedMail {
  return renderMail({
    subject: t.dataLink.subject,
    sentence: t.dataLink.sentence,
    button: { label: t.dataLink.button, href: `${origin}${dataPath}` },
    paragraphs: [t.dataLink.until, t.dataLink.notMe],
    footer,
  });
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** What it was about, where the form asks for it in its own words or by a word of ours. */
function productOf(product: string | undefined, source: string): string[][] {
  const products: Readonly<Record<string, string>> = t.products;
  if (!product || source === product) return [];
  return [[t.lead.product, products[product] ?? product]];
}

function numberRow(number: string | undefined): string[][] {
  return number ? [[t.lead.number, number]] : [];
}

function greet(name: string | undefined): string | undefined {
  return name ? fill(common.greeting, { name }) : undefined;
}

function timeOf(seconds = 0n): string {
  return shownTime(new Date(Number(seconds) * 1000).toISOString());
}
