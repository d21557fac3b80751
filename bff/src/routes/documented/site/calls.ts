/** Leads, claims and complaints of S2 section 7. */
import type { PageCall } from '@muqarin/rules/calls/success';
import { siteCalls as pages } from '@muqarin/rules/site/calls';
import type { CallRow, DocumentedCall } from '../call.ts';
import { defineCall } from '../define-call.ts';
import { byErrorStatus, inField } from '../failure.ts';
import { answerPage, csrfOfContact, handleSite, type SiteCallName } from './handlers.ts';
import { ours, payloads } from './payloads.ts';

interface SiteRow
  extends PageCall,
    Pick<CallRow, 'source' | 'summary' | 'payload' | 'failure'>,
    Partial<Pick<CallRow, 'carries' | 'csrf' | 'isPage' | 'answer' | 'ours'>> {
  name: SiteCallName;
}

const saysSuccess = (said: object) => ({
  type: 'object',
  required: [...Object.keys(said), 'reference'],
  properties: { ...said, reference: { type: 'string' } },
});
const answer = saysSuccess({ status: { const: 'success' }, message: { type: 'string' } });

const lead = {
  source: 'S2 3, 5; decisions A3',
  carries: 'data',
  ours: ours.wishes,
  answer,
  failure: byErrorStatus('message'),
} as const;

const filed = {
  source: 'S2 7, decisions A24-A28',
  csrf: 'required',
  ours: ours.filed,
  answer: saysSuccess({ message: { const: 'success' } }),
  failure: inField('message'),
} as const;

const rows: readonly SiteRow[] = [
  {
    ...pages.contact,
    name: 'leave-contact',
    source: 'S2 7, decisions A21-A23',
    summary: 'The contact form of the home page, and call-me-back of the landing pages: a lead.',
    isPage: true,
    payload: [payloads.contact, payloads.callMeBack],
    ours: ours.contact,
    csrf: csrfOfContact,
    answer,
    failure: inField('title'),
  },
  {
    ...lead,
    ...pages.blog,
    name: 'create-blog-lead',
    source: 'S2 7',
    summary: 'The call-back form of the blog: a lead.',
    payload: payloads.blog,
  },
  {
    ...lead,
    ...pages.travel,
    name: 'create-travel-lead',
    summary: 'Travel cover asked for: a lead.',
    payload: payloads.travel,
  },
  {
    ...lead,
    ...pages.life,
    name: 'create-life-lead',
    summary: 'Life cover asked for: a lead.',
    payload: payloads.life,
  },
  {
    ...lead,
    ...pages.business,
    name: 'create-business-lead',
    summary: 'Business cover asked for: a lead.',
    payload: payloads.business,
  },
  {
    ...filed,
    ...pages.claim,
    name: 'submit-claim',
    summary: 'Files a claim: stored before anything is said.',
    payload: payloads.claim,
  },
  {
    ...filed,
    ...pages.complaint,
    name: 'submit-complaint',
    summary: 'Files a complaint: stored before anything is said, acknowledged within 48 hours.',
    payload: payloads.complaint,
  },
];

/** Each makes one lead or case, and takes a plain form too. */
export const siteCalls: readonly DocumentedCall[] = rows.map((row) =>
  defineCall({
    ...row,
    effect: 'create',
    rate: 'site-leads',
    remember: { as: 'lead' },
    page: answerPage(row),
    handle: (bff, ask) => handleSite(bff, row.name, ask),
  }),
);
