/** What we hold about a person: seen, taken along, deleted, by a mailed link (features 105, 106; decisions A37). */
import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import { siteMessages } from '@muqarin/rules/site/messages';
import type { FastifyInstance } from 'fastify';
import { linkPaths } from '../../../contract/link-pages.ts';
import { type MyDataPage, siteFormPaths, siteReadPaths } from '../../../contract/site-forms.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { isFromElsewhere } from '../../security/same-origin.ts';
import { setFlash, takeFlash } from '../../session/flash.ts';
import { contextOf, type Session, sessionOf } from '../../session/session-plugin.ts';
import { eraseAccountOf, heldOfAccount } from '../../use-cases/accounts/held-of-account.ts';
import { countsOf, heldBy } from '../../use-cases/site/held-data.ts';
import type { Form, FormOutcome } from '../forms/form.ts';
import { mailedLinkForm } from '../forms/mailed-link-form.ts';
import type { PageAsk } from '../pages/page-ask.ts';

const page = siteFormPaths.dataLink;

/** Says the same for any address: what is held shows only to whoever reads its mails. */
export const dataLinkForm = (bff: Bff): Form =>
  mailedLinkForm(bff, {
    path: page,
    page,
    flashPage: 'my-data',
    sent: siteMessages.dataLinkSent,
    send: bff.leads.requestDataLink,
  });

/** `erase`, `stop-calls`, `resume-calls` or `renew`, for a session that followed a link. */
export function dataActionForm(bff: Bff): Form {
  return {
    path: siteFormPaths.dataAction,
    flashPage: 'my-data',
    back: page,
    handle: async ({ session, context, fields }) => {
      const requestId = session.data.dataRequestId;
      if (requestId === undefined) return { to: page, warning: ours(siteMessages.dataLinkEnded) };
      if (fields.action === 'erase') return { to: page, ...(await erase(bff, session, context)) };
      const change = Object.hasOwn(changes, fields.action ?? '')
        ? changes[fields.action as keyof typeof changes]
        : undefined;
      if (!change) return { to: page, warning: ours(messages.notFound) };
      // Said to be noted only where there is something to note it of: the link may have ended, or all be deleted elsewhere.
      const held = await bff.leads.heldData({ requestId }, context);
      if (!held) return { to: page, warning: ours(siteMessages.dataLinkEnded) };
      await bff.leads.changePreferences({ requestId, ...change }, context);
      return { to: page, notice: ours(siteMessages.preferencesKept) };
    },
  };
}

const changes = {
  'stop-calls': { doNotCall: true, renew: false },
  'resume-calls': { doNotCall: false, renew: false },
  renew: { doNotCall: null, renew: true },
} as const;

type Context = ReturnType<typeof contextOf>;

async function erase(bff: Bff, session: Session, context: Context) {
  const requestId = session.data.dataRequestId ?? '';
  const held = await heldBy(bff, session, context);
  const others = countsOf(held);
  const account = held && (await heldOfAccount(bff, session, held.email, context));
  const proof = await bff.leads.eraseData({ requestId }, context);
  if (!proof) return { warning: ours(siteMessages.dataLinkEnded) };
  const { reference, at, leads, cases, drafts } = proof;
  if (account) await eraseAccountOf(bff, account, context);
  if (account && session.data.identity) bff.standings.forget(session.data.identity.sessionId);
  // What this browser remembers about the person goes too.
  await session.update(
    ({
      dataRequestId: _gone,
      ownDataId: _own,
      openCases: _cases,
      earlier: _aside,
      groupPicks: _picks,
      begun: _begun,
      identity,
      ...data
    }) => ({
      ...data,
      ...(identity && !account ? { identity } : {}),
      thanks: null,
      lines: {},
      erased: { reference, at, leads, cases, drafts, ...others },
    }),
  );
  return {};
}

/** The mailed link, and everything held as one file. */
export function serveMyData(app: FastifyInstance, bff: Bff): void {
  app.get(siteReadPaths.dataExport, async (request, reply) => {
    const session = sessionOf(request);
    const context = contextOf(request, bff.signer);
    const held = await heldBy(bff, session, context);
    if (!held) throw new AppError('not_found', 'BFF.NO_DATA_LINK', siteMessages.dataLinkEnded);
    const account = await heldOfAccount(bff, session, held.email, context);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="muqarin-my-data.json"')
      .type('application/json; charset=utf-8')
      .send(
        JSON.stringify(
          { exportedAt: bff.now().toISOString(), ...held, ...(account ? { account } : {}) },
          null,
          2,
        ),
      );
  });
  app.get('/my-data/:token', async (request, reply) => {
    const { token } = request.params as { token: string };
    const session = sessionOf(request);
    const context = contextOf(request, bff.signer);
    reply.header('cache-control', 'no-store');
    const found = await findDataLink(bff, context, token);
    const { dataRequestId = found?.requestId } = session.data;
    const isOther = dataRequestId !== found?.requestId;
    // Somebody else's link must not take the place of what this browser has open.
    if (found && !found.erased && (isOther || isFromElsewhere(request, bff.config.PUBLIC_ORIGIN)))
      return reply.redirect(`${linkPaths.open}?data=${token}`, 303);
    const { errors } = await followDataLink(bff, session, context, token);
    if (errors) await setFlash(session, 'my-data', { errors });
    return reply.redirect(page, 303);
  });
}

function findDataLink({ leads }: Pick<Bff, 'leads'>, context: Context, token: string) {
  return /^[\w.-]{20,128}$/.test(token) ? leads.openDataLink({ token }, context) : null;
}

/** Shows what is held to this browser, where the link still does. */
export async function followDataLink(
  bff: Bff,
  session: Session,
  context: Context,
  token: string,
): Promise<FormOutcome> {
  const to = { to: page, flashPage: 'my-data' } as const;
  const found = await findDataLink(bff, context, token);
  if (!found || found.erased) {
    // The proof of an erasure stays with the browser that has it.
    const message = found ? siteMessages.dataLinkErased : siteMessages.dataLinkEnded;
    return { ...to, errors: [{ field: '', message: ours(message) }] };
  }
  await session.update(({ erased: _old, ...data }) => ({
    ...data,
    dataRequestId: found.requestId,
  }));
  return { ...to, redirect: page };
}

export async function myDataPage(
  bff: Bff,
  { session, context }: PageAsk,
): Promise<PageDraft<MyDataPage>> {
  const held = await heldBy(bff, session, context);
  const flash = await takeFlash(session, 'my-data');
  const { typed = {}, notice = flash.warning ?? null } = flash;
  const hasEnded = held === null && (await forgetEnded(session));
  const ended = [{ field: '', message: ours(siteMessages.dataLinkEnded) }];
  const errors = flash.errors ?? (hasEnded && notice === null ? ended : []);
  return {
    held: held && {
      email: held.email,
      leads: held.leads.map((lead) => ({
        reference: lead.reference,
        source: lead.source,
        contact: lead.contact,
        capturedAt: lead.capturedAt,
        keptUntil: lead.keptUntil,
        marketing: lead.marketing,
        whatsapp: lead.whatsapp,
        doNotCall: lead.doNotCall,
      })),
      cases: held.cases.map(({ reference, kind, status, request, filedAt: at }) => {
        return { reference, kind, status, request, at };
      }),
      drafts: held.drafts.map(({ reference, expiresAt }) => ({ reference, expiresAt })),
      quotes: [
        ...held.quotes.map(({ line, reference, validUntil, stays }) => {
          return { line, reference, validUntil, stays };
        }),
        ...held.orders.map(({ reference, stays }) => {
          return { line: 'motor_order' as const, reference, validUntil: null, stays };
        }),
      ],
      uploads: held.uploads.map(({ purpose, label, slot, uploadedAt, expiresAt }) => {
        // The name of an upload is the label of its slot.
        return { purpose, name: ours(label || slot), uploadedAt, expiresAt };
      }),
    },
    erased: session.data.erased ?? null,
    phoneAsked: session.data.phoneAsked?.kind === 'data' ? session.data.phoneAsked.way : null,
    errors,
    typed,
    notice,
  };
}

/** A link that was open here shows nothing any more: true, and forgotten, so that it is said once. */
async function forgetEnded(session: Session): Promise<boolean> {
  if (session.data.dataRequestId === undefined) return false;
  await session.update(({ dataRequestId: _ended, ...data }) => data);
  return true;
}
