/**
 * A plain form post and its two answers (bff/contract/forms.ts): 303 where scripts do not run, FormAnswer where they do.
 * A refused post without scripts leaves what went wrong for the page it goes back to.
 */
import { createHash } from 'node:crypto';
import { AppError, problemOf } from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import { inEnglish as asSent } from '@muqarin/rules/message';
import type { StaffAct } from '@muqarin/rules/staff/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FormAnswer, saveFields } from '../../../contract/forms.ts';
import { everySaid, inEnglish, ofRules } from '../../locale/said.ts';
import { saidOf } from '../../locale/said-error.ts';
import type { Bff } from '../../parts.ts';
import { PageExpired, requireOwnPage, tokenOf } from '../../security/csrf.ts';
import { nothingBegan } from '../../security/idempotency-key.ts';
import { requireAnyStaff, requireStaff } from '../../security/require-staff.ts';
import { stableJson } from '../../security/stable-json.ts';
import { setFlash, typedOf } from '../../session/flash.ts';
import type { FlashPage, LeftFlash } from '../../session/session-data.ts';
import { contextOf, sessionOf } from '../../session/session-plugin.ts';
import type { Ask } from '../documented/call.ts';
import { awayPage } from '../site/away-page.ts';

export type Fields = Readonly<Record<string, string>>;

export interface FormAsk extends Pick<Ask, 'request' | 'session' | 'context' | 'key'> {
  /** For cookies. */
  reply: Pick<FastifyReply, 'setCookie'>;
  fields: Fields;
  query: Fields;
}

export type FormOutcome = Omit<Partial<FormAnswer>, 'errors' | 'notice' | 'warning'> &
  Pick<LeftFlash, 'errors' | 'notice' | 'warning'> & {
    /** Where a browser without scripts goes next. */
    to: string;
    /** Shown on the page of the form rather than on the form's own: 'motor-compare' instead of 'motor-list'. */
    flashPage?: FlashPage;
  };

export interface Form {
  path: string;
  flashPage: FlashPage;
  /** Where a refused post without `return` goes back to, when the form's own address is no page. */
  back?: string | ((ask: FormAsk) => string);
  /** A form of a list is posted from the comparison too, which then says itself what came of it. */
  comparison?: { path: string; flashPage: FlashPage };
  /** The page says a refusal as a warning, so it need not stand at the form as well. */
  refusedAs?: 'warning';
  /** For staff whose roles may do this; everybody else gets 403. */
  act?: StaffAct;
  /** At the desk: how staff come in, or for any of them. */
  desk?: 'open' | 'staff';
  /** Credentials and cookies are not kept for an Idempotency-Key. */
  idempotency?: 'none';
  /** Where more has to fit than a form may hold elsewhere. */
  bodyBytes?: number;
  /** Where it has more than two hundred, empty ones among them. */
  mostFields?: number;
  handle(ask: FormAsk): Promise<FormOutcome>;
}

export function serveForm(app: FastifyInstance, bff: Bff, form: Form): void {
  const config = {
    ...(form.idempotency ? { idempotency: form.idempotency } : {}),
    ...(form.act ? { act: form.act, refusesItself: true as const } : {}),
    ...(form.desk ? { desk: form.desk, refusesItself: true as const } : {}),
  };
  const more = form.bodyBytes === undefined ? {} : { bodyLimit: form.bodyBytes };
  app.post(form.path, { config, ...more }, formHandler(bff, form));
}

/** Also for an address that answers others in another way (`DocumentedCall.page`). */
export function formHandler(bff: Bff, form: Form) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const ask = askOf(bff, request, reply, form.mostFields);
    try {
      requireOwnPage(
        { token: 'required', hasEffect: true },
        {
          request,
          session: ask.session,
          token: tokenOf(request, ask.fields),
          signer: bff.signer,
          publicOrigin: bff.config.PUBLIC_ORIGIN,
        },
      );
      if (form.act) requireStaff(ask.session, form.act);
      if (form.desk === 'staff') requireAnyStaff(ask.session);
      return await answer(reply, ask, form, await form.handle(ask));
    } catch (error) {
      return refuse(reply, ask, form, error);
    }
  };
}

/** For what is remembered of a form that sends a part of what it submits: the rest was answered on the pages before (decisions X5). */
export function keyWithAnswers({ key }: Pick<FormAsk, 'key'>, answers: string): string {
  return createHash('sha256').update(`${key}\n${answers}`).digest('base64url');
}

/** An address on our own origin; anything else is not followed. */
export function ownPath(text: string | undefined, fallback: string): string {
  return text !== undefined && /^\/(?![/\\])[\x21-\x7e]*$/.test(text) ? text : fallback;
}

function pageAt(to: string, { flashPage, comparison }: Form): FlashPage {
  const [path] = to.split('?');
  return comparison && path === comparison.path ? comparison.flashPage : flashPage;
}

function askOf(
  bff: Bff,
  request: FastifyRequest,
  reply: FastifyReply,
  mostFields?: number,
): FormAsk {
  const session = sessionOf(request);
  const fields = textFields(request.body, mostFields);
  const query = textFields(request.query);
  const {
    csrf_token: _token,
    'g-recaptcha-response': _captcha,
    [saveFields.page]: _page,
    [saveFields.seq]: _seq,
    [saveFields.was]: _was,
    ...payload
  } = fields;
  const key = createHash('sha256')
    .update([session.id, request.routeOptions.url, stableJson(payload)].join('\n'))
    .digest('base64url');
  const context = contextOf(request, bff.signer);
  return { request, reply, session, context, fields, query, key };
}

async function answer(
  reply: FastifyReply,
  ask: FormAsk,
  form: Form,
  { to, flashPage = pageAt(to, form), ...outcome }: FormOutcome,
): Promise<FastifyReply> {
  const { errors = [], notice, warning } = outcome;
  if (errors.length > 0 || warning !== undefined) nothingBegan(ask.request);
  reply.header('cache-control', 'no-store');
  if (wantsJson(ask.request)) {
    const ok = errors.length === 0 && warning === undefined;
    const body = { ok, reference: null, ...outcome, errors };
    const sent = everySaid(body, inEnglish) as FormAnswer;
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(sent));
  }
  if (errors.length > 0 || notice !== undefined || warning !== undefined) {
    await setFlash(ask.session, flashPage, {
      errors,
      ...(errors.length > 0 ? { typed: typedOf(ask.fields) } : {}),
      ...(notice === undefined ? {} : { notice }),
      ...(warning === undefined ? {} : { warning }),
    });
  }
  return reply.redirect(to, 303);
}

/** Nothing that was typed is lost: the page comes back with it, with a word about what happened (X4). */
async function refuse(
  reply: FastifyReply,
  ask: FormAsk,
  form: Form,
  error: unknown,
): Promise<FastifyReply> {
  const known = fromFramework(error);
  const problem = problemOf(known);
  // Without scripts the refusal is a redirect, whose status says nothing.
  if (problem.status < 500 || problem.status === 503) nothingBegan(ask.request);
  const foreign = known instanceof PageExpired && known.foreign;
  if (problem.status >= 500) ask.request.log.error({ err: error, route: form.path }, 'form failed');
  if (known instanceof AppError && known.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(known.retryAfterSeconds));
  }
  const refusal = saidOf(error);
  const warning = asSent(refusal);
  reply.header('cache-control', 'no-store');
  if (wantsJson(ask.request) || foreign) {
    const fresh =
      known instanceof PageExpired && !foreign ? { csrf_token: ask.session.csrfToken } : {};
    const body = { ok: false, errors: [], reference: null, warning, error: warning, ...fresh };
    return reply
      .code(problem.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(body));
  }
  const typed = typedOf(ask.fields);
  const said = ofRules(refusal);
  const errors = form.refusedAs === 'warning' ? [] : [{ field: '', message: said }];
  const back = backFrom(ask, form);
  try {
    await setFlash(ask.session, pageAt(back, form), { errors, typed, warning: said });
    return reply.redirect(back, 303);
  } catch {
    return nothingKept(reply, back);
  }
}

/** The store of sessions is away, so the page could not say what happened: this one does. */
function nothingKept(reply: FastifyReply, back: string): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', '2')
    .type('text/html; charset=utf-8')
    .send(
      awayPage(
        {
          heading: 'We could not take that just now',
          sentence:
            'Nothing was changed. Please wait a moment, go back in your browser, where what you typed should still be, and send it again.',
          link: {
            label: 'Back to the form',
            href: back.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`),
          },
        },
        reply.request.locale,
      ),
    );
}

function backFrom(ask: FormAsk, { back, path }: Form): string {
  const own = ownPath(ask.fields.return, '');
  if (own !== '') return own;
  if (back !== undefined) return typeof back === 'string' ? back : back(ask);
  return ownPath(ask.request.url, path);
}

/** A script asks so, and reads a status rather than a page. */
export function wantsJson({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('application/json');
}

/** Single texts; of a repeated field the values joined by commas. */
function textFields(given: unknown, most = 200): Record<string, string> {
  if (typeof given !== 'object' || given === null) return {};
  const texts = Object.entries(given).flatMap(([name, value]): [string, string][] => {
    if (Array.isArray(value)) return [[name, value.join(',')]];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[name, String(value)]]
      : [];
  });
  return Object.fromEntries(texts.slice(0, most));
}
