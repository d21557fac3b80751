/** A staff list is dropped (features row 100): with or without scripts by one form, which leads to what was read, or says why it was not. */
import type { StoreOutcome } from '@muqarin/documents/contract/uploads-contract';
import { problemOf } from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import { asItComes } from '@muqarin/rules/medical-corporate/census/reading';
import { censusMessages } from '@muqarin/rules/medical-corporate/messages-census';
import { CENSUS_FILE, CENSUS_PURPOSE } from '@muqarin/rules/medical-corporate/uploads';
import type { Message } from '@muqarin/rules/message';
import type { FastifyInstance } from 'fastify';
import { censusPaths } from '../../../../contract/medical-corporate/census.ts';
import { corporatePaths } from '../../../../contract/medical-corporate/pages.ts';
import { ours } from '../../../locale/said.ts';
import { saidOf } from '../../../locale/said-error.ts';
import type { Bff } from '../../../parts.ts';
import { setFlash, wrongAt } from '../../../session/flash.ts';
import type { LeftFlash } from '../../../session/session-data.ts';
import { contextOf, sessionOf } from '../../../session/session-plugin.ts';
import { takesFiles } from '../../../uploads/add-uploads.ts';
import { saidOfFile } from '../../../uploads/file-rule.ts';
import { ruleOf } from '../../../uploads/purposes.ts';
import { type Asked, postedUntil, readPosted } from '../../../uploads/read-posted.ts';
import {
  censusEmirate,
  censusFiles,
  dropOthers,
  readCensus,
  rememberedColumns,
} from '../../../use-cases/medical-corporate/census/session-census.ts';
import { ownPath } from '../../forms/form.ts';

/** Where the drop zone is that most people come from. */
const countsPage = `${corporatePaths.questionnaire}?step=category`;

export function serveCensusDrop(app: FastifyInstance, bff: Bff): void {
  const config = { files: true, idempotency: 'none' } as const;
  app.post(censusPaths.census, { config }, async (request, reply) => {
    const session = sessionOf(request);
    const asked = { request, session, context: contextOf(request, bff.signer) };
    const { back, flash } = await take(bff, asked).catch((error: unknown) => {
      const problem = problemOf(fromFramework(error));
      if (problem.status >= 500) request.log.error({ err: error }, 'a staff list failed');
      return { back: backIn(postedUntil(error)?.fields ?? {}), flash: wrong(saidOf(error)) };
    });
    if (flash) await setFlash(session, 'corporate-census-drop', flash);
    return reply
      .header('cache-control', 'no-store')
      .redirect(flash ? `${back}#census` : censusPaths.census, 303);
  });
}

/** A flash where there is nothing to look at: then the earlier list stays what it was. */
async function take(bff: Bff, asked: Asked): Promise<{ back: string; flash: LeftFlash | null }> {
  if (!takesFiles(asked.request))
    return { back: countsPage, flash: wrong(censusMessages.chooseFile) };
  const rule = await ruleOf(bff, CENSUS_PURPOSE, asked);
  const csrf = { token: 'required', hasEffect: true } as const;
  const { fields, files } = await readPosted(bff, asked, rule, csrf);
  return { back: backIn(fields), flash: await look(bff, asked, rule.owner, files[CENSUS_FILE]) };
}

async function look(
  bff: Bff,
  asked: Asked,
  owner: string,
  sent: StoreOutcome | undefined,
): Promise<LeftFlash | null> {
  if (!sent) return wrong(censusMessages.chooseFile);
  if (sent.outcome === 'refused') return wrong(saidOfFile(sent));
  const { uploadId } = sent.upload;
  const remove = () => bff.documents.deleteUpload({ uploadId, owner }, asked.context);
  const emirateId = await censusEmirate(bff, asked);
  if (emirateId === null) {
    await remove();
    return wrong(censusMessages.sayEmirate);
  }
  const census = { owner, uploadId, emirateId };
  const answer = await readCensus(bff, { ...census, reading: asItComes }, asked.context);
  if (answer.outcome === 'unread') {
    // Kept all the same: it is a document of the group.
    if (answer.reason === 'not_a_table') return { notice: ours(censusMessages.not_a_table) };
    await remove();
    return wrong(censusMessages[answer.reason]);
  }
  const chosen = rememberedColumns(asked.session, answer.headers);
  if (chosen)
    await readCensus(bff, { ...census, reading: { ...asItComes, chosen } }, asked.context);
  const applied = (await censusFiles(bff, asked)).find(({ reading }) => reading?.isApplied);
  await dropOthers(bff, asked, [uploadId, ...(applied ? [applied.uploadId] : [])]);
  return null;
}

function backIn(fields: Readonly<Record<string, string>>): string {
  return ownPath(fields.return, countsPage);
}

const wrong = (message: Message) => wrongAt(CENSUS_FILE, message);
