/** A file of a change of the catalogue, sent as a file: small and text, so it is read whole and never stored as an upload. */
import { problemOf } from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import { mostLetters } from '@muqarin/quoting/contract/catalogue-changes';
import { catalogueMessages } from '@muqarin/rules/catalogue-changes/messages';
import { messages } from '@muqarin/rules/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formPaths } from '../../../contract/forms.ts';
import { ofRules, ours } from '../../locale/said.ts';
import { saidOf } from '../../locale/said-error.ts';
import type { Bff } from '../../parts.ts';
import { requireOwnPage, tokenOf } from '../../security/csrf.ts';
import { requireStaff } from '../../security/require-staff.ts';
import { setFlash } from '../../session/flash.ts';
import { contextOf, sessionOf } from '../../session/session-plugin.ts';
import { takesFiles } from '../../uploads/add-uploads.ts';
import { type FormOutcome, wantsJson } from '../forms/form.ts';
import { changeIdIn } from './catalogue.ts';
import { addressOf, save, turnIn } from './catalogue-form.ts';

export function serveCatalogueFile(app: FastifyInstance, bff: Bff): void {
  const config = {
    files: true,
    idempotency: 'none',
    act: 'change-catalogue',
    refusesItself: true,
  } as const;
  app.post(formPaths.staffCatalogueFile, { config }, async (request, reply) => {
    const { to, notice, warning } = await take(bff, request).catch((error: unknown) => {
      if (wantsJson(request)) throw error;
      const problem = problemOf(fromFramework(error));
      if (problem.status >= 500) request.log.error({ err: error }, 'a rate card was not taken');
      const said = ofRules(saidOf(error));
      return { to: formPaths.staffCatalogue, notice: undefined, warning: said };
    });
    await setFlash(sessionOf(request), 'staff-catalogue', {
      ...(notice === undefined ? {} : { notice }),
      ...(warning === undefined ? {} : { warning }),
    });
    return reply.header('cache-control', 'no-store').redirect(to, 303);
  });
}

async function take(bff: Bff, request: FastifyRequest): Promise<FormOutcome> {
  const session = sessionOf(request);
  const { user: staffId } = requireStaff(session, 'change-catalogue');
  const { fields, text } = takesFiles(request) ? await readFile(request) : nothing;
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
  const changeId = changeIdIn(fields.change_id);
  if (changeId === null) return { to: formPaths.staffCatalogue, warning: ours(messages.notFound) };
  const to = addressOf(changeId);
  const path = (fields.path ?? '').trim();
  if (text === null || path === '') return { to, warning: ours(catalogueMessages.noFile) };
  if (text === 'too_long') return { to, warning: ours(catalogueMessages.fileTooLong) };
  if (text === 'not_text') return { to, warning: ours(catalogueMessages.notText) };
  const context = contextOf(request, bff.signer);
  const one = { changeId, staffId, turn: turnIn(fields.turn) };
  return save(bff, { context }, one, { path: path.slice(0, 200), text: text.said });
}

type Read = { said: string } | 'too_long' | 'not_text' | null;

const nothing: { fields: Record<string, string>; text: Read } = { fields: {}, text: null };

/** Letters of Arabic take two bytes. */
const mostBytes = 2 * mostLetters;

async function readFile(request: FastifyRequest): Promise<typeof nothing> {
  const fields: Record<string, string> = {};
  let text: Read = null;
  const limits = { fields: 10, fieldSize: 1_000, files: 1, fileSize: mostBytes };
  // One that is too long is told so by our own words.
  const how = { limits, throwFileSizeLimit: false };
  for await (const part of request.parts(how)) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else text = await textOf(part.file, part.filename);
  }
  return { fields, text };
}

async function textOf(
  file: AsyncIterable<Buffer> & { truncated?: boolean },
  filename: string,
): Promise<Read> {
  const parts: Buffer[] = [];
  for await (const chunk of file) parts.push(chunk);
  // A slot that was left empty comes without a name.
  if (filename === '') return null;
  if (file.truncated) return 'too_long';
  try {
    return { said: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)) };
  } catch {
    return 'not_text';
  }
}
