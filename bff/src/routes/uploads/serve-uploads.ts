/**
 * Files sent on their own, ahead of the form that they belong to: a page shows the progress of each, and a form that is
 * refused does not send them again. Ours alone (no document names these calls): JSON, csrf by field or header.
 */
import type { Upload } from '@muqarin/documents/contract/uploads-contract';
import { AppError, problemOf } from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import { inEnglish } from '@muqarin/rules/message';
import { messages } from '@muqarin/rules/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { filledIn, saidOf } from '../../locale/said-error.ts';
import type { Bff } from '../../parts.ts';
import { requireOwnPage, tokenOf } from '../../security/csrf.ts';
import { contextOf, sessionOf } from '../../session/session-plugin.ts';
import { takesFiles } from '../../uploads/add-uploads.ts';
import { faultOfRefused, refusedFile } from '../../uploads/file-rule.ts';
import { ruleOf } from '../../uploads/purposes.ts';
import { readPosted } from '../../uploads/read-posted.ts';
import { takeAway } from '../../uploads/take-away.ts';
import { fileLink, serveUploadedFiles } from './serve-files.ts';

const base = '/api/uploads/:purpose';
/** For a browser to follow at once. */
const linkMinutes = 5;

export function serveUploads(app: FastifyInstance, bff: Bff): void {
  const config = { files: true, idempotency: 'none' } as const;
  const options = { config, errorHandler: sendFault };
  app.post(base, options, (request, reply) => takeFiles(bff, request, reply));
  app.get(base, { errorHandler: sendFault }, async (request, reply) => {
    const { owner, purpose, context } = await asked(bff, request);
    const { uploads } = await bff.documents.listUploads({ owner, purpose }, context);
    return reply.header('cache-control', 'no-store').send({ uploads: uploads.map(wireUpload) });
  });
  app.get(`${base}/:uploadId`, async (request, reply) => {
    const { owner, uploadId, context } = await asked(bff, request);
    const link = await bff.documents.signLink({ uploadId, owner, minutes: linkMinutes }, context);
    if (!link) throw notThere();
    return reply.header('cache-control', 'no-store').redirect(fileLink(link.token), 303);
  });
  app.post(`${base}/:uploadId/delete`, { errorHandler: sendFault }, async (request, reply) => {
    const { rule, uploadId, context, session } = await asked(bff, request);
    const token = tokenOf(request, (request.body ?? {}) as Record<string, unknown>);
    const { signer, config } = bff;
    requireOwnPage(
      { token: 'required', hasEffect: true },
      { request, session, token, signer, publicOrigin: config.PUBLIC_ORIGIN },
    );
    await takeAway(bff, { rule, context }, uploadId);
    return reply.header('cache-control', 'no-store').send({ status: 1 });
  });
  serveUploadedFiles(app, bff);
}

async function takeFiles(bff: Bff, request: FastifyRequest, reply: FastifyReply) {
  if (!takesFiles(request)) {
    throw new AppError('unsupported_media', 'BFF.NO_FORM', messages.notAForm);
  }
  const { session, context, rule } = await asked(bff, request);
  const csrf = { token: 'required', hasEffect: true } as const;
  const { files } = await readPosted(bff, { request, session, context }, rule, csrf);
  const refused = refusedFile(files);
  const fault = refused && faultOfRefused(refused);
  if (fault) throw fault;
  const stored = Object.values(files).flatMap((file) =>
    file.outcome === 'stored' ? [wireUpload(file.upload)] : [],
  );
  const body = refused
    ? {
        status: 0,
        error: inEnglish(refused.message),
        ...filledIn(request.locale, [refused.message]),
        slot: refused.slot,
        uploads: stored,
      }
    : { status: 1, uploads: stored };
  return reply.header('cache-control', 'no-store').send(body);
}

async function asked(bff: Bff, request: FastifyRequest) {
  const { purpose = '', uploadId = '' } = request.params as Record<string, string | undefined>;
  const session = sessionOf(request);
  const context = contextOf(request, bff.signer);
  const rule = await ruleOf(bff, purpose, { session, context });
  return { session, context, rule, owner: rule.owner, purpose, uploadId: uploadId.slice(0, 64) };
}

function wireUpload({ uploadId, slot, label, kind, bytes, uploadedAt: at }: Upload) {
  return { upload_id: uploadId, slot, label, kind, bytes, at };
}

function notThere(): AppError {
  return new AppError('not_found', 'BFF.NO_UPLOAD', messages.notFound);
}

/** With the field that the page reads. */
function sendFault(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = fromFramework(error);
  const problem = problemOf(known);
  if (problem.status >= 500) request.log.error({ err: error }, 'upload failed');
  if (known instanceof AppError && known.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(known.retryAfterSeconds));
  }
  const message = inEnglish(saidOf(error));
  reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ ...problem, error: message, status: problem.status }));
}
