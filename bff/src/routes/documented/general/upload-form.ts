/** The documented upload as a plain form: the page of the documents says what came of the file. */
import { problemOf } from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import { generalDocuments, invalidDocumentMessage } from '@muqarin/rules/general/uploads';
import { messages } from '@muqarin/rules/messages';
import { quoteMessages } from '@muqarin/rules/messages-quote';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { generalPaths } from '../../../../contract/general/pages.ts';
import { ours } from '../../../locale/said.ts';
import { saidOf } from '../../../locale/said-error.ts';
import type { Bff } from '../../../parts.ts';
import { errorsOfRules, setFlash } from '../../../session/flash.ts';
import type { LeftFlash } from '../../../session/session-data.ts';
import { contextOf, sessionOf } from '../../../session/session-plugin.ts';
import { takesFiles } from '../../../uploads/add-uploads.ts';
import { ruleOf } from '../../../uploads/purposes.ts';
import { type Asked, readPosted } from '../../../uploads/read-posted.ts';
import { emptySlot } from '../../../uploads/take-away.ts';

export async function answerUploadForm(
  bff: Bff,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const session = sessionOf(request);
  const asked = { request, session, context: contextOf(request, bff.signer) };
  const { tab } = request.query as { tab?: unknown };
  const asksFor = generalDocuments.find(({ field }) => field === tab)?.field ?? 'trade_license';
  const { field = asksFor, ...flash } = await take(bff, asked, asksFor).catch((error): Taken => {
    const problem = problemOf(fromFramework(error));
    if (problem.status >= 500) request.log.error({ err: error }, 'a general document failed');
    return { errors: errorsOfRules([{ field: '', message: saidOf(error) }]) };
  });
  await setFlash(session, 'general-details', flash);
  const to = `${generalPaths.policyDetails}?tab=${field}`;
  return reply.header('cache-control', 'no-store').redirect(to, 303);
}

type Field = (typeof generalDocuments)[number]['field'];

/** What came of it, and of which document: its tab is the one to come back to. */
type Taken = LeftFlash & { field?: Field };

async function take(bff: Bff, asked: Asked, asksFor: Field): Promise<Taken> {
  if (!takesFiles(asked.request))
    return { errors: [{ field: '', message: ours(messages.notAForm) }] };
  const rule = await ruleOf(bff, 'general-document', asked);
  const csrf = { token: 'required', hasEffect: true } as const;
  const { files, fields } = await readPosted(bff, asked, rule, csrf);
  const removed = generalDocuments.find(({ field }) => field === fields.remove)?.field;
  if (removed) {
    await emptySlot(bff, { ...asked, rule }, removed);
    return { field: removed };
  }
  const sent = generalDocuments.map(({ field }) => field).filter((field) => files[field]);
  const refused = sent.filter((field) => files[field]?.outcome === 'refused');
  const wrong = sent.length === 0 ? [asksFor] : refused;
  const errors = errorsOfRules(
    wrong.map((field) => ({ field, message: invalidDocumentMessage(field) })),
  );
  const of = { field: wrong[0] ?? sent[0] ?? asksFor };
  return errors.length > 0 ? { ...of, errors } : { ...of, notice: ours(quoteMessages.uploaded) };
}
