/**
 * The one place that decides a request's language (decisions X26; docs/adr/0025): `request.locale`. The address decides, then
 * the cookie, then the browser. An address that names a language also keeps it, so that the survey goes on in the language
 * of the page that led there. Calls, events and with them mails and papers get it through `contextOf`.
 */
import {
  chooseLocale,
  isLocale,
  type Locale,
  localeCookie,
  localeOfAddress,
  localeOfPath,
} from '@muqarin/rules/locale';
import { pathInLocale } from '@muqarin/rules/site/public-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bff } from '../parts.ts';
import { ownPath } from '../routes/forms/form.ts';

declare module 'fastify' {
  interface FastifyRequest {
    locale: Locale;
  }
}

/** Where the language switch leads: `/language/ar?return=/glossary`. */
const switchPath = '/language/:locale';

const oneYearSeconds = 365 * 24 * 60 * 60;

/** After the sessions: they read the cookies, and where there is no session the answer is everybody's. */
export function addLocale(app: FastifyInstance, { config }: Pick<Bff, 'config'>): void {
  const secure = config.PUBLIC_ORIGIN.startsWith('https:');
  const keep = (reply: FastifyReply, locale: Locale) =>
    reply.setCookie(localeCookie, locale, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: oneYearSeconds,
    });
  app.decorateRequest('locale', 'en');
  app.addHook('onRequest', async (request, reply) => {
    if (!request.sessionOrNull) return;
    request.locale = localeOf(request);
    const named = localeOfAddress(request.originalUrl);
    if (named !== null && named !== request.cookies[localeCookie]) keep(reply, named);
  });
  app.addHook('onSend', async ({ locale, originalUrl }, reply) => {
    const to = reply.getHeader('location');
    // Who asked in an address of a language comes back to one.
    if (typeof to === 'string' && localeOfPath(originalUrl) !== null)
      reply.header('location', pathInLocale(to, locale));
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return;
    reply.header('content-language', locale);
    reply.header('vary', alsoVary(reply.getHeader('vary')));
  });
  app.get(switchPath, async (request, reply) => {
    const { locale } = request.params as { locale: string };
    const { return: back } = request.query as { return?: string | string[] };
    const to = ownPath(typeof back === 'string' ? back : undefined, '/');
    reply.header('cache-control', 'no-store');
    if (!isLocale(locale)) return reply.redirect('/', 303);
    return keep(reply, locale).redirect(pathInLocale(to, locale), 303);
  });
}

/** The renderer asks for page models in the language of the page it makes. */
function localeOf({ url, originalUrl, headers, cookies }: FastifyRequest): Locale {
  const { 'x-muqarin-locale': ofPage } = headers;
  if (url.startsWith('/api/pages/') && isLocale(ofPage)) return ofPage;
  return chooseLocale({
    path: originalUrl,
    cookie: cookies[localeCookie],
    acceptLanguage: headers['accept-language'],
  });
}

function alsoVary(given: number | string | string[] | undefined): string {
  const named = given === undefined ? [] : String(given).split(/\s*,\s*/);
  const missing = ['accept-language', 'cookie'].filter(
    (name) => !named.some((other) => other.toLowerCase() === name),
  );
  return [...named, ...missing].join(', ');
}
