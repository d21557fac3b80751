/** POST /claim/{ref}/papers: a plain form with one file, answered by 303 to the page of the case with a word. */
import { problemOf } from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import { siteMessages } from '@muqarin/rules/site/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { saidOf } from '../../locale/said-error.ts';
import type { Bff } from '../../parts.ts';
import { setFlash, wrongAt } from '../../session/flash.ts';
import type { LeftFlash } from '../../session/session-data.ts';
import { contextOf, sessionOf } from '../../session/session-plugin.ts';
import { takesFiles } from '../../uploads/add-uploads.ts';
import { sendCasePaper, wrongPaper } from '../../use-cases/site/case-papers.ts';
import { openedCase } from '../../use-cases/site/file-case.ts';
import { caseKinds } from './case-forms.ts';
import { tidyReference } from './reference.ts';

type Kind = (typeof caseKinds)[number];

export function serveCasePapers(app: FastifyInstance, bff: Bff): void {
  const config = { files: true, idempotency: 'none' } as const;
  for (const kind of caseKinds)
    app.post(`/${kind}/:reference/papers`, { config }, async (request, reply) => {
      const { reference: typed = '' } = request.params as { reference?: string };
      const reference = tidyReference(typed);
      const flash = await take(bff, request, { kind, reference }).catch(
        (error: unknown): LeftFlash => {
          const problem = problemOf(fromFramework(error));
          if (problem.status >= 500) request.log.error({ err: error }, 'a paper was not taken');
          return wrongPaper(saidOf(error));
        },
      );
      await setFlash(sessionOf(request), 'case', flash);
      return reply.header('cache-control', 'no-store').redirect(`/${kind}/${reference}`, 303);
    });
}

/** Of a case that is not open in this browser nothing is said, and nothing is read: its page asks for the code. */
async function take(
  bff: Bff,
  request: FastifyRequest,
  of: { kind: Kind; reference: string },
): Promise<LeftFlash> {
  if (!takesFiles(request)) return wrongPaper(siteMessages.casePaperNone);
  const session = sessionOf(request);
  const asked = { request, session, context: contextOf(request, bff.signer) };
  const opened = await openedCase(bff, of, asked);
  return opened ? sendCasePaper(bff, opened, asked) : wrongAt('code', siteMessages.enterCode);
}
