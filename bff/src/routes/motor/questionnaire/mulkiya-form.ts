/** The registration card without scripts: a form of its own, because the last step's carries no files (decisions V11). */
import { problemOf } from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import { messages } from '@muqarin/rules/messages';
import { motorMessages } from '@muqarin/rules/messages-motor';
import type { FastifyInstance } from 'fastify';
import { motorFormPaths } from '../../../../contract/motor-pages.ts';
import type { Bff } from '../../../parts.ts';
import { setFlash } from '../../../session/flash.ts';
import type { Flash } from '../../../session/session-data.ts';
import { contextOf, sessionOf } from '../../../session/session-plugin.ts';
import { takesFiles } from '../../../uploads/add-uploads.ts';
import { refusedFile } from '../../../uploads/file-rule.ts';
import { ruleOf } from '../../../uploads/purposes.ts';
import { type Asked, readPosted } from '../../../uploads/read-posted.ts';
import { motorStepAddress } from './questionnaire-form.ts';

export function serveMulkiyaForm(app: FastifyInstance, bff: Bff): void {
  const config = { files: true, idempotency: 'none' } as const;
  app.post(motorFormPaths.mulkiya, { config }, async (request, reply) => {
    const session = sessionOf(request);
    const asked = { request, session, context: contextOf(request, bff.signer) };
    const flash = await take(bff, asked).catch((error: unknown): Flash => {
      const problem = problemOf(fromFramework(error));
      if (problem.status >= 500) request.log.error({ err: error }, 'a registration card failed');
      return wrong(problem.status >= 500 ? messages.somethingFailed : problem.title);
    });
    await setFlash(session, 'motor', flash);
    return reply.header('cache-control', 'no-store').redirect(motorStepAddress('last'), 303);
  });
}

async function take(bff: Bff, asked: Asked): Promise<Flash> {
  if (!takesFiles(asked.request)) return wrong(motorMessages.uploadMulkiya);
  const rule = ruleOf('mulkiya', asked.session);
  const { files } = await readPosted(bff, asked, rule, { token: 'required', hasEffect: true });
  const refused = refusedFile(files);
  if (refused) return wrong(refused.message);
  return files.mulkiya ? { notice: motorMessages.uploaded } : wrong(motorMessages.uploadMulkiya);
}

function wrong(message: string): Flash {
  return { errors: [{ field: 'mulkiya', message }] };
}
