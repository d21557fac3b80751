/** The documented upload as a plain form: what is wrong is said on its page, then the journey ends. */
import { problemOf } from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import { groupDocuments } from '@muqarin/rules/medical-corporate/uploads';
import { messages } from '@muqarin/rules/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { saidOf } from '../../../locale/said-error.ts';
import type { Bff } from '../../../parts.ts';
import { errorsOfRules, setFlash } from '../../../session/flash.ts';
import { contextOf, sessionOf } from '../../../session/session-plugin.ts';
import { takesFiles } from '../../../uploads/add-uploads.ts';
import { type Asked, readPosted } from '../../../uploads/read-posted.ts';
import { emptySlot } from '../../../uploads/take-away.ts';
import {
  policyFiles,
  type Submitted,
  submitGroupDocuments,
} from '../../../use-cases/medical-corporate/submit-documents.ts';

export async function answerDocumentsForm(
  bff: Bff,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const session = sessionOf(request);
  const asked = { request, session, context: contextOf(request, bff.signer) };
  const answer = await submit(bff, asked).catch((error): Submitted => {
    const problem = problemOf(fromFramework(error));
    if (problem.status >= 500) request.log.error({ err: error }, 'documents of a group failed');
    return { ok: false, errors: [{ field: '', message: saidOf(error) }] };
  });
  if (!answer.ok)
    await setFlash(session, 'corporate-documents', { errors: errorsOfRules(answer.errors) });
  const to = answer.ok ? corporateRoutes.thankYou : corporateRoutes.documents;
  return reply.header('cache-control', 'no-store').redirect(to, 303);
}

async function submit(bff: Bff, asked: Asked): Promise<Submitted> {
  const { rule } = await policyFiles(bff, asked);
  if (!takesFiles(asked.request)) {
    return { ok: false, errors: [{ field: '', message: messages.notAForm }] };
  }
  const csrf = { token: 'required', hasEffect: true } as const;
  const { files, fields } = await readPosted(bff, asked, rule, csrf);
  const removed = groupDocuments.find(({ field }) => field === fields.remove);
  if (removed) {
    await emptySlot(bff, { ...asked, rule }, removed.field);
    return { ok: false, errors: [] };
  }
  return submitGroupDocuments(bff, asked, files);
}
