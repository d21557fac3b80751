/** Pages come from Next, which only this process talks to. What the pages need to know goes along as request headers. */
import { pipeline, type Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import { createAbandoningClient, madeFor } from '@muqarin/platform/http/abandon';
import { type StaffAct, staffActs, staffMay } from '@muqarin/rules/staff/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { scriptsAfterPaint } from './after-paint.ts';
import { type Hooks, showsNothingHere } from './nothing-here.ts';
import { createSheets, type Sheets, withoutSheets } from './page-styles.ts';
import type { Bff } from './parts.ts';
import { awayPage } from './routes/site/away-page.ts';
import { policyOf } from './security/headers.ts';
import { rendererHeader, rendererHop } from './security/renderer-hop.ts';
import { traceHeaders, traceHop } from './security/trace-hop.ts';
import { customerOf, staffOf } from './session/identity.ts';
import { openLines } from './session/journey-ids.ts';
import type { SessionData } from './session/session-data.ts';
import { contextOf } from './session/session-plugin.ts';

const forbidden = [
  'expect',
  'x-csrf-token',
  'x-nonce',
  'x-muqarin-role',
  'x-muqarin-acts',
  'x-muqarin-path',
  'x-muqarin-origin',
  'x-muqarin-locale',
  'x-muqarin-vat',
  rendererHeader,
  'x-muqarin-earlier',
  'x-muqarin-open',
  ...traceHeaders,
];

export async function addPages(app: FastifyInstance, bff: Bff): Promise<void> {
  const { webOrigin } = bff;
  if (webOrigin === null) return;
  const sheets = createSheets(webOrigin);
  const renderer = createAbandoningClient({ connections: 64, pipelining: 1 });
  app.addHook('onClose', () => renderer.close());
  const hooks: Hooks = {
    rewriteRequestHeaders: (request, headers) =>
      toRenderer(bff, request as FastifyRequest, headers),
    rewriteHeaders: (headers) => {
      const { 'content-security-policy': _ours, 'x-powered-by': _next, link, ...rest } = headers;
      const ahead = bff.config.WEB_DEV ? String(link ?? '') : withoutSheets(String(link ?? ''));
      return ahead === '' ? rest : { ...rest, link: ahead };
    },
    // What the renderer answers when it fails needs scripts to show anything; this page does not.
    onResponse: (request, reply, answer) => {
      const { stream } = answer as unknown as { stream: Readable };
      if (answer.statusCode < 500)
        return void (reply as FastifyReply).send(
          bff.config.WEB_DEV
            ? stream
            : asShown(stream, request as FastifyRequest, reply as FastifyReply, sheets),
        );
      stream.resume();
      return void pagesAreAway(reply as FastifyReply);
    },
    onError: (reply, { error }) => {
      (reply as FastifyReply).request.log.error({ err: error }, 'the page renderer did not answer');
      void pagesAreAway(reply as FastifyReply);
    },
  };
  await app.register(async (scope) => {
    // The plugin brings a reader of its own, and takes no other beside it.
    scope.removeContentTypeParser('application/json');
    await scope.register(httpProxy, {
      upstream: webOrigin,
      httpMethods: ['GET', 'HEAD'],
      websocket: bff.config.WEB_DEV,
      // Addresses may hold what a person chose; they are not logged.
      disableRequestLogging: true,
      // Its types are of another version of undici.
      undici: renderer as object,
      config: { isPages: true },
      replyOptions: showsNothingHere(hooks),
    });
  });
}

type Headers = Record<string, string | string[] | undefined>;

function toRenderer(bff: Bff, request: FastifyRequest, headers: Headers): Headers {
  const own = Object.entries(headers).filter(([name]) => !forbidden.includes(name));
  const session = request.sessionOrNull;
  // Files for everybody as well: sitemap and robots name whole addresses.
  const always = {
    ...Object.fromEntries(own),
    'x-muqarin-origin': bff.config.PUBLIC_ORIGIN,
    ...(request.flight ? { [madeFor]: request.flight } : {}),
  };
  if (!session) return always;
  return {
    ...always,
    // The BFF compresses; twice would only cost.
    'accept-encoding': 'identity',
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'content-security-policy': policyOf(request, bff.config),
    'x-nonce': request.nonce,
    'x-csrf-token': session.csrfToken,
    'x-muqarin-role': roleOf(session.data),
    'x-muqarin-acts': actsOf(session.data).join(),
    'x-muqarin-path': request.originalUrl,
    'x-muqarin-locale': request.locale,
    ...(session.data.withVat ? { 'x-muqarin-vat': '1' } : {}),
    'x-muqarin-earlier': (session.data.earlier ?? []).map(({ reference }) => reference).join(','),
    // A page that was not found can lead back to answers that wait in this browser without asking anybody.
    'x-muqarin-open': openLines(session.data).join(','),
    'x-correlation-id': contextOf(request, bff.signer).correlationId,
    ...traceHop(bff.signer, request.span),
    ...rendererHop(bff.signer),
    cookie: session.cookieHeader,
  };
}

function roleOf(data: SessionData): 'visitor' | 'customer' | 'staff' {
  if (staffOf(data)) return 'staff';
  return customerOf(data) ? 'customer' : 'visitor';
}

/** What the member of staff may do, so that pages offer nothing else. */
function actsOf(data: SessionData): StaffAct[] {
  const { roles = [] } = staffOf(data) ?? {};
  return staffActs.filter((act) => staffMay(roles, act));
}

/** A page with its sheets, without the scripts that would keep it from being shown. */
function asShown(
  stream: Readable,
  request: FastifyRequest,
  reply: FastifyReply,
  sheets: Sheets,
): Readable {
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
  return isPage ? pipeline(stream, scriptsAfterPaint(request.nonce, sheets), () => {}) : stream;
}

function pagesAreAway(reply: FastifyReply): FastifyReply {
  return reply
    .code(502)
    .removeHeader('content-length')
    .removeHeader('transfer-encoding')
    .header('cache-control', 'no-store')
    .header('retry-after', '5')
    .type('text/html; charset=utf-8')
    .send(awayPage(awayText, reply.request.locale));
}

const awayText = {
  heading: 'We are back in a moment',
  sentence: 'This page could not be made just now. Your answers are kept.',
  link: { label: 'Try again', href: '' },
};
