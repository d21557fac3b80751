/**
 * Links of our mails, as events tell of them: kind, id and end, never what makes one work. Whoever mails and whoever checks
 * derive the mark from `linkSays` with a key that no event holds; `linkPath` is where the link goes.
 */
import { addDays, type CivilDate, toIsoDate } from './dates.ts';
import { corporateRoutes } from './medical-corporate/pages.ts';
import { motorRoutes } from './motor/pages.ts';

export interface MailedLink {
  kind: string;
  id: string;
  /** The last ISO day in Asia/Dubai, or seconds since 1970. */
  until: string;
  /** Of a comparison: ids with commas; of a proposal: which one. */
  plans: string;
  /** Of a comparison: as its address names it. */
  leadId: string;
}

type PathOf = (token: string, link: Pick<MailedLink, 'leadId'>) => string;

const resume =
  (letter: string): PathOf =>
  (token) =>
    `/resume/${letter}.${token}`;

/** The letter says to `/resume` what a link opens. */
const paths = {
  draft: resume('d'),
  medical_quote: resume('q'),
  motor_quote: resume('m'),
  general_quote: resume('g'),
  group_quote: resume('e'),
  // Not mailed: a list gives them out for somebody else, who gets a quote of their own (bff/src/use-cases/shared-lists.ts).
  medical_shared: resume('h'),
  motor_shared: resume('c'),
  general_shared: resume('b'),
  // Not mailed either: an employer gives it to a board, which reads and changes nothing.
  group_proposal: (token) => `${corporateRoutes.proposal}/${token}`,
  quotation: (token) => `/quotation/${token}`,
  motor_order: resume('o'),
  medical_policy: resume('p'),
  group_policy: resume('k'),
  data: (token) => `/my-data/${token}`,
  motor_documents: (token) => `${motorRoutes.documents}/${token}`,
  motor_renewal: (token) => `${motorRoutes.renewal}/${token}`,
  account_sign_up: (token) => `/sign-up/${token}`,
  account_sign_in: (token) => `/sign-in/${token}`,
  account_reset: (token) => `/reset-password/${token}`,
  account_email: (token) => `/confirm-email/${token}`,
  motor_report: (token, { leadId }) =>
    `${motorRoutes.report}?lead_id=${encodeURIComponent(leadId)}&link=${encodeURIComponent(token)}`,
} as const satisfies Record<string, PathOf>;

export type LinkKind = keyof typeof paths;

export function isLinkKind(kind: string): kind is LinkKind {
  return Object.hasOwn(paths, kind);
}

/** What the mark of a link is made of. */
export function linkSays({ id, plans, until }: Pick<MailedLink, 'id' | 'plans' | 'until'>): string {
  return plans === '' ? `${id}.${until}` : `${id}.${plans}.${until}`;
}

/** Path and query on the public origin. */
export function linkPath(kind: LinkKind, link: MailedLink, mark: string): string {
  return paths[kind](`${linkSays(link)}.${mark}`, link);
}

export function linkOf(kind: LinkKind | 'case_code' | 'phone_code', id: string, until: string) {
  return { kind, id, until, plans: '', leadId: '' };
}

/**
 * The invitation inside the mail that confirms a lead or a purchase. Its link carries the address, sealed, and its end: so that
 * nothing is written for a lead, and it works as soon as it is mailed.
 */
export const invitation = {
  kind: 'invitation',
  seconds: 14 * 24 * 3600,
  says: (email: string, at: Date) =>
    `${Math.floor(at.getTime() / 1000) + invitation.seconds}.${email}`,
  path: (sealed: string) => `/sign-up/${invitation.mark}${sealed}`,
  /** What its token begins with. */
  mark: 'sealed-',
} as const;

/** Null where it is none. */
export function readInvitation(says: string): { email: string; from: Date; until: Date } | null {
  const [, end = '', email = ''] = /^(\d{1,12})\.(.+)$/s.exec(says) ?? [];
  if (email === '') return null;
  const until = Number(end) * 1000;
  return { email, from: new Date(until - invitation.seconds * 1000), until: new Date(until) };
}

/** Links of an order or a policy outlast what they are for: the policy's year and the month after it, in which renewing is worth a try. */
const orderDays = {
  motor_order: 400,
  motor_documents: 120,
  motor_renewal: 460,
  medical_policy: 400,
  group_policy: 400,
} as const;

export type OrderLinkKind = keyof typeof orderDays;

export function orderLinkOf(kind: OrderLinkKind, orderId: string, today: CivilDate) {
  return linkOf(kind, orderId, toIsoDate(addDays(today, orderDays[kind])));
}
