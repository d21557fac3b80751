/** Multipart bodies, for the routes that say `config: { files: true }` and for no other. Before any route. */
import multipart from '@fastify/multipart';
import { AppError } from '@muqarin/platform/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a multipart body (`read-posted.ts`), which may be large and come slowly. */
    files?: true;
  }
}

export function addUploads(app: FastifyInstance): void {
  app.addHook('preParsing', async (request) => {
    if (!isMultipart(request) || request.routeOptions.config.files) return;
    throw new AppError(
      'unsupported_media',
      'UNSUPPORTED_MEDIA',
      'This kind of content is not accepted.',
    );
  });
}

/** After the pages' proxy, which then never meets it: that forwards bodies as they come, and takes none with files. */
export async function addMultipartReader(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
}

export function takesFiles(request: FastifyRequest): boolean {
  return request.routeOptions.config.files === true && isMultipart(request);
}

function isMultipart({ headers }: FastifyRequest): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '');
}
