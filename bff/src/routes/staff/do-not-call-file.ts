/** A file of numbers that nobody may call to sell, posted as a browser does without scripts; its bad lines stand on the page. */
import type { MultipartFile } from '@fastify/multipart';
import { LIST_LONGEST } from '@muqarin/leads/contract/desk-do-not-call';
import { problemOf } from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import { staffMessages } from '@muqarin/rules/staff/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formPaths } from '../../../contract/forms.ts';
import { ofRules, ours, said } from '../../locale/said.ts';
import { saidOf } from '../../locale/said-error.ts';
import type { Bff } from '../../parts.ts';
import { requireOwnPage, tokenOf } from '../../security/csrf.ts';
import { requireStaff } from '../../security/require-staff.ts';
import { setFlash } from '../../session/flash.ts';
import type { LeftFlash } from '../../session/session-data.ts';
import { contextOf, sessionOf } from '../../session/session-plugin.ts';
import { takesFiles } from '../../uploads/add-uploads.ts';
import { wantsJson } from '../forms/form.ts';

/** Of the bad lines so many are shown. */
const badShown = 50;

export function serveDoNotCallFile(app: FastifyInstance, bff: Bff): void {
  const config = {
    files: true,
    idempotency: 'none',
    act: 'keep-do-not-call',
    refusesItself: true,
  } as const;
  app.post(formPaths.staffDoNotCallFile, { config }, async (request, reply) => {
    const flash = await readIn(bff, request).catch((error: unknown): LeftFlash => {
      if (wantsJson(request)) throw error;
      const problem = problemOf(fromFramework(error));
      if (problem.status >= 500) request.log.error({ err: error }, 'a list of numbers failed');
      return { warning: ofRules(saidOf(error)) };
    });
    await setFlash(sessionOf(request), 'do-not-call', flash);
    return reply.header('cache-control', 'no-store').redirect(formPaths.staffDoNotCall, 303);
  });
}

async function readIn(bff: Bff, request: FastifyRequest): Promise<LeftFlash> {
  const session = sessionOf(request);
  const { user: staffId } = requireStaff(session, 'keep-do-not-call');
  if (!takesFiles(request)) return { warning: ours(staffMessages.listEmpty) };
  const { fields, bytes } = await partsOf(request);
  requireOwnPage(
    { token: 'required', hasEffect: true },
    {
      request,
      session,
      token: tokenOf(request, fields),
      signer: bff.signer,
      publicOrigin: bff.config.PUBLIC_ORIGIN,
    },
  );
  await session.update(({ doNotCall: _before, ...data }) => data);
  if (bytes === 'too large') return { warning: ours(staffMessages.listTooLarge) };
  const list = bytes.toString('utf8');
  if (list.trim() === '') return { warning: ours(staffMessages.listEmpty) };
  const read = await bff.leads.readDoNotCall(
    { staffId, text: list },
    contextOf(request, bff.signer),
  );
  if (read.outcome === 'done') {
    const { rows: count, added } = read;
    return { notice: said(staffMessages.listRead, { count, added }) };
  }
  const bad = { lines: read.badRows.slice(0, badShown), total: read.badRows.length };
  await session.update((data) => ({ ...data, doNotCall: { bad } }));
  return { warning: ours(staffMessages.listRubbish) };
}

/** The whole body is read, of a file no more than a list may have. */
async function partsOf(request: FastifyRequest) {
  const fields: Record<string, string> = {};
  let bytes: Buffer | 'too large' = Buffer.alloc(0);
  // What is too large is counted here, and read to its end: a browser hears no answer before that.
  const limits = { fields: 5, files: 1, fileSize: Number.POSITIVE_INFINITY, fieldSize: 1000 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else bytes = await bytesOf(part);
  }
  return { fields, bytes };
}

async function bytesOf({ file }: MultipartFile): Promise<Buffer | 'too large'> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += (chunk as Buffer).length;
    if (size <= LIST_LONGEST) chunks.push(chunk as Buffer);
  }
  return size > LIST_LONGEST ? 'too large' : Buffer.concat(chunks);
}
