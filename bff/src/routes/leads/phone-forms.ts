/** Rights without an e-mail address: a code for a phone number and a reference (decisions X34). Every answer is the same for a stranger. */
import { hash } from 'node:crypto';
import { toWesternDigits } from '@muqarin/rules/digits';
import { messages } from '@muqarin/rules/messages';
import { LONGEST_TELEPHONE } from '@muqarin/rules/site/constants';
import { siteMessages } from '@muqarin/rules/site/messages';
import { siteFormPaths } from '../../../contract/site-forms.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import type { PhoneAsked } from '../../session/session-data.ts';
import { mostOpen } from '../../use-cases/site/file-case.ts';
import type { Form, FormAsk } from '../forms/form.ts';
import { referenceOf, tidyReference } from './reference.ts';

type Kind = PhoneAsked['kind'];

/** A second press within half a minute sends nothing new. */
const askSeconds = 30;

/** POST /my-data/phone, /claim/{ref}/phone, /complaint/{ref}/phone: the number, the reference, how to be told the code. */
export function phoneAskForm(bff: Bff, kind: Kind): Form {
  return {
    path: `${pathOf(kind)}/phone`,
    flashPage: kind === 'data' ? 'my-data' : 'case',
    back: (ask) => pageOf(kind, ask),
    handle: async (ask) => {
      const to = pageOf(kind, ask);
      const named = namedIn(kind, ask);
      const errors = errorsIn(named);
      if (errors.length > 0) return { to, errors };
      const way = ask.fields.way === 'call' ? 'call' : 'sms';
      const requestId = await bff.once.run(ask.key, askSeconds, async (key) => {
        await bff.limits.count(ask.request, 'mails', `phone ${digitsOf(named.phone)}`);
        const input = { kind, ...named, way, idempotencyKey: key } as const;
        const asked = await bff.leads.requestPhoneCode(input, ask.context);
        return { remember: true, answer: asked.requestId };
      });
      const { reference } = named;
      const limit = hash('sha256', digitsOf(named.phone), 'base64url');
      const phoneAsked = { kind, reference, way, requestId, limit } as const;
      await ask.session.update((data) => ({ ...data, phoneAsked }));
      return {
        to,
        notice: ours(way === 'sms' ? siteMessages.codeTexted : siteMessages.codeByCall),
      };
    },
  };
}

/** POST …/phone/code: the code; with number and reference where this browser has not asked. */
export function phoneOpenForm(bff: Bff, kind: Kind): Form {
  return {
    path: `${pathOf(kind)}/phone/code`,
    idempotency: 'none',
    flashPage: kind === 'data' ? 'my-data' : 'case',
    back: (ask) => pageOf(kind, ask),
    handle: async (ask) => {
      const to = pageOf(kind, ask);
      const named = namedIn(kind, ask);
      const own = ask.fields.phone === undefined ? askedHere(ask, kind) : null;
      const code = toWesternDigits(ask.fields.phone_code ?? '').replace(/\s/g, '');
      const missing =
        code === '' ? [{ field: 'phone_code', message: ours(siteMessages.enterCodeGiven) }] : [];
      const errors = [...(own ? [] : errorsIn(named, 'code_')), ...missing];
      if (errors.length > 0) return { to, errors };
      const limit = own?.limit ?? hash('sha256', digitsOf(named.phone), 'base64url');
      await bff.limits.count(ask.request, 'mails', `phone code ${limit}`);
      const asked = own ? { requestId: own.requestId } : named;
      const input = { kind, asked, code: code.slice(0, 20) };
      const opened = await bff.leads.openByPhoneCode(input, ask.context);
      if (!opened) {
        return { to, errors: [{ field: 'phone_code', message: ours(siteMessages.wrongCode) }] };
      }
      await keepOpened(ask, opened);
      return { to, redirect: to };
    },
  };
}

type Opened = NonNullable<Awaited<ReturnType<Bff['leads']['openByPhoneCode']>>>;

function keepOpened({ session }: FormAsk, { reference, caseId, dataRequestId }: Opened) {
  return session.update(({ phoneAsked: _done, erased, ...data }) => ({
    ...data,
    ...(dataRequestId === null ? (erased ? { erased } : {}) : { dataRequestId }),
    ...(caseId === null
      ? {}
      : { openCases: [...(data.openCases ?? []), { reference, caseId }].slice(-mostOpen) }),
  }));
}

function askedHere({ session, ...ask }: FormAsk, kind: Kind): PhoneAsked | null {
  const { phoneAsked } = session.data;
  if (phoneAsked?.kind !== kind) return null;
  return kind === 'data' || phoneAsked.reference === referenceOf(ask) ? phoneAsked : null;
}

function pathOf(kind: Kind): string {
  return kind === 'data' ? siteFormPaths.dataLink : `/${kind}/:reference`;
}

function pageOf(kind: Kind, ask: FormAsk): string {
  return kind === 'data' ? siteFormPaths.dataLink : `/${kind}/${referenceOf(ask)}`;
}

function namedIn(kind: Kind, ask: FormAsk) {
  const typed = kind === 'data' ? tidyReference(ask.fields.reference ?? '') : referenceOf(ask);
  return { phone: (ask.fields.phone ?? '').trim().slice(0, LONGEST_TELEPHONE), reference: typed };
}

function errorsIn(named: { phone: string; reference: string }, prefix = '') {
  const isNumber = /^\d{7,15}$/.test(digitsOf(named.phone));
  return [
    ...(isNumber ? [] : [{ field: `${prefix}phone`, message: ours(messages.validPhone) }]),
    ...(named.reference === ''
      ? [{ field: `${prefix}reference`, message: ours(siteMessages.enterReference) }]
      : []),
  ];
}

/** The limit of a number holds however it is typed: as the leads service reads it, but for its country. */
function digitsOf(phone: string): string {
  return toWesternDigits(phone)
    .replace(/\D/g, '')
    .replace(/^(00)?971/, '')
    .replace(/^0/, '');
}
