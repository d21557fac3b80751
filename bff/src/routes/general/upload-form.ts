/** The documented upload as a plain form: the page of the documents says what came of the file. */
import { problemOf } from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import { generalDocuments, invalidDocumentMessage } from '@muqarin/rules/general/uploads';
import { messages } from '@muqarin/rules/messages';
import { motorMessages } from '@muqarin/rules/messages-motor';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { generalPaths } from '../../../contract/general-pages.ts';
import type { Bff } from '../../parts.ts';
import { setFlash } from '../../session/flash.ts';
import type { Flash } from '../../session/session-data.ts';
import { contextOf, sessionOf } from '../../session/session-plugin.ts';
import { takesFiles } from '../../uploads/add-uploads.ts';
import { ruleOf } from '../../uploads/purposes.ts';
import { type Asked, readPosted } from '../../uploads/read-posted.ts';

export async function answerUploadForm(
  bff: Bff,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const session = sessionOf(request);
  const asked = { request, session, context: contextOf(request, bff.signer) };
  const flash = await take(bff, asked).catch((error: unknown): Flash => {
    const problem = problemOf(fromFramework(error));
    if (problem.status >= 500) request.log.error({ err: error }, 'a general document failed');
    const message = problem.status >= 500 ? messages.somethingFailed : problem.title;
    return { errors: [{ field: '', message }] };
  });
  await setFlash(session, 'general-details', flash);
  return reply.header('cache-control', 'no-store').redirect(generalPaths.policyDetails, 303);
}

async function take(bff: Bff, asked: Asked): Promise<Flash> {
  if (!takesFiles(asked.request)) return { errors: [{ field: '', message: messages.notAForm }] };
  const rule = ruleOf('general-document', asked.session);
  const { files } = await readPosted(bff, asked, rule, { token: 'required', hasEffect: true });
  const errors = generalDocuments.flatMap(({ field }) =>
    files[field]?.outcome === 'refused' ? [{ field, message: invalidDocumentMessage(field) }] : [],
  );
  if (errors.length > 0) return { errors };
  if (Object.keys(files).length > 0) return { notice: motorMessages.uploaded };
  return { errors: [{ field: 'trade_license', message: motorMessages.invalidTradeLicense }] };
}
