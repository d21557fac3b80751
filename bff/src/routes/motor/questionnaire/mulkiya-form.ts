/**
 * The registration card without scripts: its button posts the last step's form here, with the file (decisions V11). The home page
 * has it too (decisions A36, `?from=home`): there it begins the questionnaire.
 */
import { problemOf } from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import type { Message } from '@muqarin/rules/message';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { motorQuestions } from '@muqarin/rules/motor/questions';
import type { FastifyInstance } from 'fastify';
import { motorFormPaths } from '../../../../contract/motor/pages.ts';
import { ours } from '../../../locale/said.ts';
import { saidOf } from '../../../locale/said-error.ts';
import type { Bff } from '../../../parts.ts';
import { requireOwnPage } from '../../../security/csrf.ts';
import { setFlash, wrongAt } from '../../../session/flash.ts';
import type { LeftFlash } from '../../../session/session-data.ts';
import { contextOf, sessionOf } from '../../../session/session-plugin.ts';
import { takesFiles } from '../../../uploads/add-uploads.ts';
import { refusedFile } from '../../../uploads/file-rule.ts';
import { ruleOf } from '../../../uploads/purposes.ts';
import { type Asked, postedUntil, readPosted } from '../../../uploads/read-posted.ts';
import { emptySlot } from '../../../uploads/take-away.ts';
import { motorDrafts } from '../../../use-cases/motor/session-draft.ts';
import { motorStepAddress } from './questionnaire-form.ts';

export function serveMulkiyaForm(app: FastifyInstance, bff: Bff): void {
  const config = { files: true, idempotency: 'none' } as const;
  type Query = { Querystring: { from?: string } };
  app.post<Query>(motorFormPaths.mulkiya, { config }, async (request, reply) => {
    const isHome = request.query.from === 'home';
    const session = sessionOf(request);
    const asked = { request, session, context: contextOf(request, bff.signer) };
    const flash = await take(bff, asked, isHome).catch((error: unknown): LeftFlash => {
      const problem = problemOf(fromFramework(error));
      if (problem.status >= 500) request.log.error({ err: error }, 'a registration card failed');
      return { ...wrong(saidOf(error)), typed: typedIn(postedUntil(error)?.fields ?? {}) };
    });
    const isRefused = flash.errors !== undefined;
    await setFlash(session, isHome && isRefused ? 'home' : 'motor', flash);
    const on = isHome ? motorFormPaths.questionnaire : motorStepAddress('last');
    const to = isHome && isRefused ? '/' : on;
    return reply.header('cache-control', 'no-store').redirect(to, 303);
  });
}

async function take(bff: Bff, asked: Asked, isHome: boolean): Promise<LeftFlash> {
  if (!takesFiles(asked.request)) return wrong(motorMessages.uploadMulkiya);
  if (isHome) await beginDraft(bff, asked);
  const rule = await ruleOf(bff, 'mulkiya', asked);
  const posted = await readPosted(bff, asked, rule, { token: 'required', hasEffect: true });
  const { files, fields } = posted;
  const typed = typedIn(fields);
  if (fields.remove === 'mulkiya') {
    await emptySlot(bff, { ...asked, rule }, 'mulkiya');
    return { typed };
  }
  const refused = refusedFile(files);
  if (refused) return { ...wrong(refused.message), typed };
  const outcome = files.mulkiya
    ? { notice: ours(motorMessages.uploaded) }
    : wrong(motorMessages.uploadMulkiya);
  return { ...outcome, typed };
}

/** A card belongs to a draft, and who comes from the home page may have none yet. */
async function beginDraft(bff: Bff, { request, session, context }: Asked): Promise<void> {
  if (motorDrafts.idsOf(session).draftId !== null) return;
  const { signer, config } = bff;
  const { PUBLIC_ORIGIN: publicOrigin } = config;
  const rule = { token: 'if-present', hasEffect: true } as const;
  requireOwnPage(rule, { request, session, token: undefined, signer, publicOrigin });
  await motorDrafts.change(bff, { session, context }, () => ({}));
}

/** What stood in the form around the card: nobody types it twice. */
function typedIn(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    [...motorQuestions.controls('last', {}).map(({ name }) => name), 'dial_code'].flatMap((name) =>
      fields[name] ? [[name, fields[name].slice(0, 200)]] : [],
    ),
  );
}

const wrong = (message: Message) => wrongAt('mulkiya', message);
