/** What stands beside pages, forms and documented calls: tokens, captcha, mailed links, drawings, files, reports. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readPaths } from '../../../contract/forms.ts';
import type { Bff } from '../../parts.ts';
import { mayAsStaff } from '../../security/require-staff.ts';
import { idsIn } from '../../session/journey-ids.ts';
import { contextOf, sessionOf } from '../../session/session-plugin.ts';
import { notFound } from '../not-found.ts';
import { nobody, publicRoute, serveFiles } from './files.ts';
import { serveLandingForms } from './landing-forms.ts';
import { serveResume } from './resume.ts';

export function serveSite(app: FastifyInstance, bff: Bff): void {
  app.get(readPaths.csrf, (request, reply) =>
    reply.header('cache-control', 'no-store').send({ token: sessionOf(request).csrfToken }),
  );
  app.get(readPaths.captchaChallenge, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await bff.captcha.challenge()),
  );
  serveLogos(app, bff);
  serveReproduce(app, bff);
  serveReports(app);
  serveResume(app, bff);
  serveFiles(app, bff);
  serveLandingForms(app, bff);
}

/** The version in the address changes with the catalogue, so a drawing may be kept for ever. */
function serveLogos(app: FastifyInstance, bff: Bff): void {
  app.get('/logos/:file', publicRoute, async (request, reply): Promise<FastifyReply> => {
    const { file } = request.params as { file: string };
    const code = /^([a-z0-9-]{1,40})\.svg$/.exec(file)?.[1];
    const logo = code && (await bff.quoting.insurerLogo({ code }, nobody));
    if (!logo) throw notFound();
    const { v } = request.query as { v?: string };
    return reply
      .header('cache-control', v ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type('image/svg+xml')
      .send(logo.svg);
  });
}

/** Features 114: whoever owns the quote, and staff, can have it rated again. */
function serveReproduce(app: FastifyInstance, bff: Bff): void {
  app.get('/quotes/:quoteId/reproduce', async (request, reply) => {
    const { quoteId } = request.params as { quoteId: string };
    const { data } = sessionOf(request);
    const isStaff = mayAsStaff({ data }, 'reproduce-quotes');
    const context = contextOf(request, bff.signer);
    const lines = [
      { own: idsIn(data, 'medical').quoteId, again: bff.quoting.reproduceQuote },
      { own: idsIn(data, 'motor').quoteId, again: bff.quoting.reproduceMotorQuote },
      { own: idsIn(data, 'general').quoteId, again: bff.quoting.reproduceGeneralQuote },
    ].filter(({ own }) => isStaff || own === quoteId);
    let answer: object | null = null;
    for (const { again } of lines) answer ??= await again({ quoteId }, context);
    if (!answer) throw notFound();
    return reply.header('cache-control', 'no-store').send(answer);
  });
}

/** What a browser refused to run: counted in the log by directive, without the address that may hold answers. */
function serveReports(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, body),
  );
  app.post('/api/csp-report', { config: { session: 'none' } }, (request, reply) => {
    const directive = /"(?:effective-directive|violated-directive)"\s*:\s*"([\w-]{1,40})/.exec(
      String(request.body),
    )?.[1];
    request.log.warn(
      { directive: directive ?? 'unknown' },
      'a browser refused something of a page',
    );
    return reply.code(204).send();
  });
}
