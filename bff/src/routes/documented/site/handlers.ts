/** What the site's calls do, as documented calls and as plain forms. */

import { isCallMeBack } from '@muqarin/rules/site/check-call-back';
import { siteMessages } from '@muqarin/rules/site/messages';
import type { Bff } from '../../../parts.ts';
import { errorsOfRules } from '../../../session/flash.ts';
import {
  type Captured,
  captureSiteLead,
  type SiteAsk,
  type SiteLeadForm,
} from '../../../use-cases/site/capture-site-lead.ts';
import { fileCase } from '../../../use-cases/site/file-case.ts';
import { type Form, formHandler, ownPath } from '../../forms/form.ts';
import type { Ask, DocumentedCall, Outcome } from '../call.ts';
import { done, textsIn } from '../read-fields.ts';

const cases = { 'submit-claim': 'claim', 'submit-complaint': 'complaint' } as const;

export type SiteCallName = SiteLeadForm | keyof typeof cases;

export async function handleSite(bff: Bff, name: SiteCallName, ask: Ask): Promise<Outcome> {
  const given = Object.keys(ask.data).length > 0 ? ask.data : ask.fields;
  const captured = await capture(bff, name, { ...ask, fields: textsIn(given) });
  if (captured.kind === 'refused') {
    const message = sentenceFor(name, ask.fields, captured);
    return message === null ? captured : { ...captured, message };
  }
  const { reference } = captured;
  return isCase(name)
    ? done({ message: siteMessages.claimStored, reference })
    : done({ status: 'success', message: siteMessages.callBackThanks, reference });
}

/** The landing pages' payload lists no token (S2 3; decisions X4). */
export function csrfOfContact(fields: Ask['fields']) {
  return isCallMeBack(fields) ? 'if-present' : 'required';
}

/** The call's own address, posted by a browser itself. */
export function answerPage({
  name,
  path,
}: {
  name: SiteCallName;
  path: string;
}): NonNullable<DocumentedCall['page']> {
  return (bff, request, reply) =>
    formHandler(bff, formOf(bff, name, { path, back: '/' }))(request, reply);
}

/** A call of the table as a plain form at another address, where a post that is refused goes back to. */
export function siteForm(bff: Bff, name: SiteCallName, path: string): Form {
  return formOf(bff, name, { path, back: path });
}

/** The same by a plain form: on to a page of thanks, or back with what went wrong. */
function formOf(bff: Bff, name: SiteCallName, at: { path: string; back: string }): Form {
  return {
    ...at,
    flashPage: 'site-form',
    handle: async (ask) => {
      const came = await bff.once.run(ask.key, bff.config.LEAD_REMEMBER_SECONDS, async (key) => {
        const answer = await capture(bff, name, { ...ask, key });
        return { remember: answer.kind === 'done', answer };
      });
      if (came.kind === 'done') {
        const to = name === 'create-blog-lead' ? '/blog/thank-you' : '/thank-you';
        return { to, redirect: to, reference: came.reference };
      }
      const to = ownPath(ask.fields.return, at.back);
      const sentence = sentenceFor(name, ask.fields, came);
      const errors = came.errors ?? [{ field: '', message: came.message }];
      const first = sentence === null ? [] : [{ field: '', message: sentence }];
      return { to, errors: errorsOfRules([...first, ...errors]) };
    },
  };
}

function capture(bff: Bff, name: SiteCallName, ask: SiteAsk): Promise<Captured> {
  return isCase(name) ? fileCase(bff, cases[name], ask) : captureSiteLead(bff, name, ask);
}

function isCase(name: SiteCallName): name is keyof typeof cases {
  return Object.hasOwn(cases, name);
}

/** A landing page says one sentence for any of its fields (S2 5, 8); which it was stands in `errors`. */
function sentenceFor(
  name: SiteCallName,
  fields: Ask['fields'],
  { errors = [] }: Extract<Captured, { kind: 'refused' }>,
): string | null {
  const isLanding = name === 'leave-contact' && isCallMeBack(fields);
  const isTyping = errors.some(({ field }) => field !== '');
  return isLanding && isTyping ? siteMessages.fillAllFields : null;
}
