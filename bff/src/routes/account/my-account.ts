/** My Account: who somebody is, and their picture (S2 2, 4). */
import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import { type InsuranceType, insuranceTypes } from '@muqarin/rules/account/checklists';
import type { FastifyInstance } from 'fastify';
import { type AccountPage, accountReads } from '../../../contract/account-pages.ts';
import type { Redirect } from '../../../contract/pages.ts';
import { type PageDraft, paperAt } from '../../locale/page-draft.ts';
import type { Bff } from '../../parts.ts';
import { requireCustomer } from '../../security/require-customer.ts';
import type { Identity } from '../../session/identity.ts';
import { contextOf, sessionOf } from '../../session/session-plugin.ts';
import { hasOnlyUaePass } from '../../use-cases/accounts/only-uae-pass.ts';
import { linkBegun } from '../../use-cases/accounts/timeline/link-begun.ts';
import { timelineOf } from '../../use-cases/accounts/timeline/timeline.ts';
import { shownTimeline } from '../../views/shown-timeline.ts';
import { pictureAddress } from '../documented/account/handlers.ts';
import { notFound } from '../not-found.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { calendarAddress } from './calendar.ts';
import { saidOn } from './said.ts';
import { toSignIn } from './to-sign-in.ts';

export async function accountPage(
  bff: Bff,
  { session, context }: PageAsk,
  { accountId }: Identity,
): Promise<PageDraft<AccountPage | Redirect>> {
  const [profile, { policies }] = await Promise.all([
    bff.accounts.profile({ accountId }, context),
    bff.accounts.policies({ accountId }, context),
  ]);
  if (!profile) return { redirect: toSignIn('/my-account') };
  await linkBegun(bff, session, context);
  const asked = { accountId, email: profile.email, policies };
  const [timeline, factors] = await Promise.all([
    timelineOf(bff, asked, context),
    bff.accounts.factors({ accountId }, context),
  ]);
  const count = (type: InsuranceType) =>
    policies.filter(({ insuranceType }) => insuranceType === type).length;
  const { name, email, newEmail, phone, dial_code, gender, picture, calendarId, consents } =
    profile;
  return {
    ...(await saidOn(session, 'account')),
    timeline: shownTimeline(timeline),
    onlyUaePass: hasOnlyUaePass(factors),
    consents,
    calendar: calendarId === null ? null : paperAt(calendarAddress(bff, calendarId)),
    name,
    email,
    newEmail,
    phone,
    dial_code,
    gender,
    picture: picture === null ? null : pictureAddress(picture),
    policies: Object.fromEntries(insuranceTypes.map((type) => [type, count(type)])) as Record<
      InsuranceType,
      number
    >,
  };
}

/** For a browser to follow at once. */
const linkMinutes = 1;

export function servePicture(app: FastifyInstance, bff: Bff): void {
  app.get(accountReads.picture, async (request, reply) => {
    const { accountId } = requireCustomer(sessionOf(request));
    const context = contextOf(request, bff.signer);
    const profile = await bff.accounts.profile({ accountId }, context);
    const uploadId = profile?.picture ?? null;
    if (uploadId === null) throw notFound();
    const owner = ownerOf.account(accountId);
    const asked = { uploadId, owner, minutes: linkMinutes };
    const link = await bff.documents.signLink(asked, context);
    if (!link) throw notFound();
    const { facts, content } = await bff.documents.openLink({ token: link.token }, context);
    return reply
      .headers({
        'cache-control': 'private, max-age=3600',
        'content-length': String(facts.bytes),
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
      .type(facts.mediaType)
      .send(content);
  });
}
