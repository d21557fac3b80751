/** The page to try the API, of an application of its own that is read and made when the first asks: no start waits for it. */
import type { StaticDocumentSpec } from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { prepared } from './prepared.ts';

type Description = StaticDocumentSpec['document'];
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** @param document the description, in whose form the page shows it */
export function serveDescriptionPage(app: FastifyInstance, document: Description): void {
  let made: ReturnType<typeof makePage> | undefined;
  const page = () => {
    made ??= makePage(document).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
  const show: Answer = async (request, reply) => (await page()).show(request, reply);
  for (const path of ['/api/docs', '/api/docs/static/*']) app.get(path, show);
  app.get('/api/docs/yaml', async (request, reply) => (await page()).asYaml(request, reply));
}

async function makePage(document: Description): Promise<{ show: Answer; asYaml: Answer }> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const page = Fastify();
  await page.register(swagger, { mode: 'static', specification: { document } });
  await page.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Its page brings its own policy: only its own files and the hashes of its inline parts.
    staticCSP: true,
    transformStaticCSP: ownDocsPolicy,
    uiConfig: { tryItOutEnabled: true },
  });
  await page.ready();
  return {
    asYaml: prepared('application/x-yaml', () => page.swagger({ yaml: true })),
    show: async ({ raw, headers }, reply) => {
      const answer = await page.inject({ url: raw.url ?? '/', headers });
      // What it has no file for, or refuses to look for.
      if (answer.statusCode === 404 || answer.statusCode === 403) {
        reply.callNotFound();
        return reply;
      }
      const { connection: _hop, 'content-length': _own, date: _now, ...rest } = answer.headers;
      return reply.code(answer.statusCode).headers(rest).send(answer.rawPayload);
    },
  };
}

/** Framed by nobody, and not told to use https where the site is plain http on a person's own machine. */
function ownDocsPolicy(policy: string): string {
  const kept = policy
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(frame-ancestors|upgrade-insecure-requests)/.test(part));
  return [...kept, "frame-ancestors 'none'", "form-action 'self'"].join('; ');
}
