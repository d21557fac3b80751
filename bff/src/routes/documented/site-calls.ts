/** Leads, claims and complaints of S2 section 7 as they are served: each row of the rules' table with its handler. */

import type { Payload } from '@muqarin/rules/calls/documented-call';
import { messages } from '@muqarin/rules/messages';
import { siteMessages } from '@muqarin/rules/messages-site';
import { siteCalls } from '@muqarin/rules/site/calls';
import { isCallMeBack } from '@muqarin/rules/site/check-call-back';
import { type SiteCall, siteCallFailure, siteCallSucceeded } from '@muqarin/rules/site/contract';
import { z } from 'zod';
import type { Bff } from '../../parts.ts';
import {
  type Captured,
  captureSiteLead,
  leadForms,
  type SiteAsk,
  type SiteLeadForm,
} from '../../use-cases/site/capture-site-lead.ts';
import { fileCase } from '../../use-cases/site/file-case.ts';
import { type Form, formHandler, ownPath } from '../forms/form.ts';
import type { Ask, DocumentedCall, Outcome } from './call.ts';
import { schemaOf } from './payload-schema.ts';

export function siteDocumentedCalls(bff: Bff): DocumentedCall[] {
  return siteCalls.map((row) => {
    const capture = captureOf(bff, row.name);
    return {
      name: row.name,
      source: row.source,
      summary: row.summary,
      methods: ['POST'],
      addedMethods: [],
      path: row.path,
      aliases: row.aliases,
      carries: row.carries,
      payload: payloadOf(row),
      csrf: row.csrf === 'as-the-payload' ? csrfOfContact : row.csrf,
      ...(row.path === '/contact' ? { isPage: true } : {}),
      page: formHandler(bff, formOf(bff, row, { path: row.path, back: '/' })),
      effect: 'create',
      success: successInWords(row),
      succeeded: (body) => siteCallSucceeded(row, body),
      answer: answerOf(row),
      failureField: row.failure,
      failure: (message, extra) => siteCallFailure(row, message, extra),
      rate: 'site-leads',
      remember: { seconds: bff.config.LEAD_REMEMBER_SECONDS, perQuoteRevision: false },
      handle: async (ask) => outcomeOf(row, ask, await capture({ ...ask, fields: textsOf(ask) })),
    };
  });
}

type Capture = (ask: SiteAsk) => Promise<Captured>;

function captureOf(bff: Bff, name: string): Capture {
  if (name === 'submit-claim') return (ask) => fileCase(bff, 'claim', ask);
  if (name === 'submit-complaint') return (ask) => fileCase(bff, 'complaint', ask);
  if (!isLeadForm(name)) throw new Error(`nothing answers the call ${name}`);
  return (ask) => captureSiteLead(bff, name, ask);
}

function isLeadForm(name: string): name is SiteLeadForm {
  return Object.hasOwn(leadForms, name);
}

/** The landing pages' payload lists no token (S2 3; decisions X4). */
function csrfOfContact(fields: Readonly<Record<string, unknown>>) {
  return isCallMeBack(fields) ? 'if-present' : 'required';
}

function outcomeOf(row: SiteCall, { fields }: Ask, captured: Captured): Outcome {
  if (captured.kind === 'refused') {
    const message = sentenceFor(row, fields, captured);
    return message === null ? captured : { ...captured, message };
  }
  const { reference } = captured;
  if (row.success === 'message-success') {
    return { kind: 'done', body: { message: siteMessages.claimStored, reference } };
  }
  return {
    kind: 'done',
    body: { status: 'success', message: siteMessages.callBackThanks, reference },
  };
}

/** A landing page says one sentence for any of its fields (S2 5, 8); which it was stands in `errors`. */
function sentenceFor(
  { name }: SiteCall,
  fields: Readonly<Record<string, unknown>>,
  { errors = [] }: Extract<Captured, { kind: 'refused' }>,
): string | null {
  const isLanding = name === 'leave-contact' && isCallMeBack(fields);
  const isTyping = errors.some(({ field }) => field !== '');
  return isLanding && isTyping ? siteMessages.fillAllFields : null;
}

/** A call of the table as a plain form at another address, where a post that is refused goes back to. */
export function siteForm(bff: Bff, name: string, path: string): Form {
  const row = siteCalls.find((call) => call.name === name);
  if (!row) throw new Error(`no call ${name}`);
  return formOf(bff, row, { path, back: path });
}

/** The same by a plain form: on to a page of thanks, or back with what went wrong. */
function formOf(bff: Bff, row: SiteCall, at: { path: string; back: string }): Form {
  const capture = captureOf(bff, row.name);
  return {
    ...at,
    flashPage: 'site-form',
    handle: async (ask) => {
      const done = await bff.once.run(ask.key, bff.config.LEAD_REMEMBER_SECONDS, async (key) => {
        const answer = await capture({ ...ask, key });
        return { remember: answer.kind === 'done', answer };
      });
      if (done.kind === 'done') {
        const to = row.name === 'create-blog-lead' ? '/blog/thank-you' : '/thank-you';
        return { to, redirect: to, reference: done.reference };
      }
      const to = ownPath(ask.fields.return, at.back);
      const sentence = sentenceFor(row, ask.fields, done);
      const errors = done.errors ?? [{ field: '', message: done.message }];
      const first = sentence === null ? [] : [{ field: '', message: sentence }];
      return { to, errors: [...first, ...errors] };
    },
  };
}

function payloadOf({ payloads, addedPayload }: SiteCall): z.ZodType {
  const [first, ...others] = payloads.map((payload: Payload) =>
    schemaOf({ ...payload, ...addedPayload }),
  );
  if (!first) throw new Error(messages.somethingFailed);
  return others.length === 0 ? first : z.union([first, ...others]);
}

/** Texts, numbers and marks as a form would send them; nothing that is deeper. */
function textsOf({ fields, data }: Ask): Record<string, string> {
  const given = Object.keys(data).length > 0 ? data : fields;
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, string][] => {
      const isText = ['string', 'number', 'boolean'].includes(typeof value);
      return isText ? [[name, String(value)]] : [];
    }),
  );
}

function answerOf({ success }: SiteCall) {
  const text = { type: 'string' };
  const isFiled = success === 'message-success';
  const said = isFiled
    ? { message: { const: 'success' } }
    : { status: { const: 'success' }, message: text };
  const properties = { ...said, reference: text };
  return { type: 'object', required: Object.keys(properties), properties };
}

function successInWords({ success }: SiteCall): string {
  switch (success) {
    case 'no-title':
      return 'no title';
    case 'status-not-error':
      return 'a status other than "error"';
    case 'message-success':
      return 'message "success"';
    case 'status-success':
      return 'status "success"';
  }
}
