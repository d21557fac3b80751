/**
 * Links from our mails: they open a draft, a quote or an order in the browser that follows them (decisions X22, X24). Where the
 * browser has something else open, or another site sent it here, a page asks first: whoever mailed the link could otherwise put a
 * visitor into a journey of his own and read what is typed there.
 */
import { messages } from '@muqarin/rules/messages';
import type { FastifyInstance } from 'fastify';
import { linkPaths, type OpenLinkPage } from '../../../contract/link-pages.ts';
import type { Redirect } from '../../../contract/pages.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { isFromElsewhere } from '../../security/same-origin.ts';
import { setFlash } from '../../session/flash.ts';
import { idsIn } from '../../session/journey-ids.ts';
import { contextOf, sessionOf } from '../../session/session-plugin.ts';
import {
  hasOtherJourney,
  heldReferences,
  openJourney,
  quoteIn,
  reopenJourney,
} from '../../use-cases/journeys.ts';
import { journeyOfLink, resumePathOf, startOfLink, wayOn } from '../../use-cases/mailed-links.ts';
import { openShared, sharedOfLink } from '../../use-cases/shared-lists.ts';
import type { Form } from '../forms/form.ts';
import { serveForm } from '../forms/form.ts';
import { followDataLink } from '../leads/my-data.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { page } from '../pages/page-model.ts';
import { servePageModels } from '../pages/serve-pages.ts';

const ended = ours('This link has ended. Please start again, or ask for a new one.');

export function serveResume(app: FastifyInstance, bff: Bff): void {
  app.get('/resume/:token', async (request, reply) => {
    const { token } = request.params as { token: string };
    reply.header('cache-control', 'no-store');
    const session = sessionOf(request);
    const context = contextOf(request, bff.signer);
    // Whoever looks at a link for a preview makes no quote: a shared one is opened by a press.
    if (sharedOfLink(bff, token)) return reply.redirect(askAbout(token), 303);
    const linked = await journeyOfLink(bff, context, token);
    if (!linked) {
      const { page, path } = startOfLink(token);
      await setFlash(session, page, { errors: [{ field: '', message: ended }] });
      return reply.redirect(path, 303);
    }
    if (
      isFromElsewhere(request, bff.config.PUBLIC_ORIGIN) ||
      hasOtherJourney(session.data, linked.ids)
    )
      return reply.redirect(askAbout(token), 303);
    await openJourney(bff, session, context, linked);
    return reply.redirect(linked.to, 303);
  });
  servePageModels(app, bff, { [linkPaths.model]: page(openLinkPage) });
  serveForm(app, bff, openLinkForm(bff));
  serveForm(app, bff, goBackForm(bff));
  openBeforeShown(app, bff);
}

function askAbout(token: string): string {
  return `${linkPaths.open}?link=${encodeURIComponent(token)}`;
}

/** Pages of mails about an order show it to the browser that holds it. */
function openBeforeShown(app: FastifyInstance, bff: Bff): void {
  app.addHook('preHandler', async (request, reply) => {
    const path = request.method === 'GET' ? resumePathOf(request.url) : null;
    if (path === null) return;
    const token = path.slice('/resume/'.length);
    const linked = await journeyOfLink(bff, contextOf(request, bff.signer), token);
    const { orderId = null } = idsIn(sessionOf(request).data, 'motor');
    if (linked && linked.ids.orderId !== orderId) return reply.redirect(path, 303);
  });
}

/** Asks about a link that still opens something; one that has ended says so where it leads. */
async function openLinkPage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<OpenLinkPage | Redirect> {
  if (query.data !== undefined)
    return { link: query.data, kind: 'data', reference: null, yours: [] };
  const token = query.link ?? '';
  const held = await heldReferences(bff, session, context);
  const shared = sharedOfLink(bff, token);
  if (shared) {
    const { line, quoteId } = shared;
    const isOwn = quoteIn(session.data, line) === quoteId;
    if (isOwn) return { redirect: wayOn(line, { draftId: null, leadId: null, quoteId }) };
    return { link: token, kind: 'shared', reference: null, yours: held };
  }
  const linked = await journeyOfLink(bff, context, token);
  if (!linked) return { redirect: `/resume/${encodeURIComponent(token)}` };
  const { reference } = linked;
  return {
    link: token,
    kind: 'journey',
    reference,
    yours: held.filter((own) => own !== reference),
  };
}

/** Field `link`, or `data` of a data link: the token. What was open stays among the session's earlier answers. */
function openLinkForm(bff: Bff): Form {
  return {
    path: linkPaths.open,
    flashPage: 'medical',
    back: '/',
    handle: async (ask) => {
      const { session, context, fields } = ask;
      if (fields.data !== undefined) return followDataLink(bff, session, context, fields.data);
      const token = fields.link ?? '';
      const shared = sharedOfLink(bff, token);
      const linked = shared
        ? await openShared(bff, ask, shared)
        : await journeyOfLink(bff, context, token);
      if (!linked) {
        const { page, path } = startOfLink(token);
        return { to: path, flashPage: page, errors: [{ field: '', message: ended }] };
      }
      if (!shared) await openJourney(bff, session, context, linked);
      const { to, reference } = linked;
      return { to, redirect: to, reference };
    },
  };
}

/** Field `reference`: of a journey that a link put aside. */
function goBackForm(bff: Bff): Form {
  return {
    path: linkPaths.goBack,
    flashPage: 'medical',
    back: '/',
    handle: async ({ session, context, fields }) => {
      const found = await reopenJourney(bff, session, context, fields.reference ?? '');
      if (!found) return { to: '/', warning: ours(messages.notFound) };
      const to = wayOn(found.line, found);
      return { to, redirect: to, reference: found.reference };
    },
  };
}
