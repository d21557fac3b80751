/** What people uploaded, by a signed link of minutes: to save, never to show, as whatever it may be. */
import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import type { FastifyInstance } from 'fastify';
import type { Bff } from '../../parts.ts';
import { nobody, publicRoute } from '../site/files.ts';

/** The token is the right to it: who has the link needs no session. */
export function serveUploadedFiles(app: FastifyInstance, bff: Bff): void {
  app.get(`${filesPath}/:token`, publicRoute, async (request, reply) => {
    const { token = '' } = request.params as { token?: string };
    if (!/^[\w.-]{1,300}$/.test(token)) {
      throw new AppError('not_found', 'BFF.NO_FILE', messages.notFound);
    }
    const { facts, content } = await bff.documents.openLink({ token }, nobody);
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${facts.fileName.replace(/[^\w.-]/g, '-')}"`,
        'content-length': String(facts.bytes),
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
      .type(facts.mediaType)
      .send(content);
  });
}

const filesPath = '/files';

/** For pages: a link is made when a page is rendered or a button is pressed, and lives for minutes. */
export function fileLink(token: string): string {
  return `${filesPath}/${token}`;
}
