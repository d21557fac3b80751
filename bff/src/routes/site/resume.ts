/** Links from our mails: they open a draft or a quote in the browser that follows them (decisions X22, X24). */
import type { FastifyInstance } from 'fastify';
import { formPaths } from '../../../contract/forms.ts';
import type { Bff } from '../../parts.ts';
import { setFlash } from '../../session/flash.ts';
import { contextOf, type Session, sessionOf } from '../../session/session-plugin.ts';
import { quoteOfLink } from '../../use-cases/quote-link.ts';
import { productsPath } from '../pages/plans.ts';

const ended = 'This link has ended. Please start again, or ask for a new one.';

export function serveResume(app: FastifyInstance, bff: Bff): void {
  app.get('/resume/:token', async (request, reply) => {
    const { token } = request.params as { token: string };
    const session = sessionOf(request);
    const context = contextOf(request, bff.signer);
    const open = token.startsWith('q.') ? openQuote : openDraft;
    const to = await open(bff, session, context, token);
    if (to === null)
      await setFlash(session, 'questionnaire', { errors: [{ field: '', message: ended }] });
    return reply.header('cache-control', 'no-store').redirect(to ?? formPaths.questionnaire, 303);
  });
}

type Context = ReturnType<typeof contextOf>;

async function openQuote(bff: Bff, session: Session, context: Context, token: string) {
  const quoteId = quoteOfLink(bff, token);
  const quote = quoteId === null ? null : await bff.quoting.getQuote({ quoteId }, context);
  if (!quote) return null;
  const { draftId, leadId } = quote;
  await session.update((data) => ({ ...data, quoteId: quote.quoteId, draftId, leadId }));
  return productsPath;
}

async function openDraft(bff: Bff, session: Session, context: Context, token: string) {
  if (token.length < 20 || token.length > 128) return null;
  const opened = await bff.leads.openResumeLink({ token }, context);
  if (!opened) return null;
  const { draft, leadId, quoteId } = opened;
  await session.update((data) => ({ ...data, draftId: draft.draftId, leadId, quoteId }));
  return quoteId === null ? `${formPaths.questionnaire}?step=${draft.step}` : productsPath;
}
