/** What the parts of an account read again while somebody looks at them. Nothing is taken off the session by it, unlike by its pages. */
import { accountPaths, type DeviceList, type PolicyList } from '../../../contract/account-pages.ts';
import type { Redirect } from '../../../contract/pages.ts';
import type { Timeline } from '../../../contract/timeline.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import type { Bff } from '../../parts.ts';
import type { Identity } from '../../session/identity.ts';
import { sessionViews } from '../../use-cases/accounts/session-views.ts';
import { timelineOf } from '../../use-cases/accounts/timeline/timeline.ts';
import { shownTimeline } from '../../views/shown-timeline.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { policyList } from './policies.ts';
import { toSignIn } from './to-sign-in.ts';

export async function liveDevices(
  bff: Bff,
  { context }: PageAsk,
  customer: Identity,
): Promise<PageDraft<DeviceList>> {
  return { sessions: await sessionViews(bff, customer, context) };
}

export async function liveTimeline(
  bff: Bff,
  { context }: PageAsk,
  { accountId }: Identity,
): Promise<PageDraft<Timeline | Redirect>> {
  const [profile, { policies }] = await Promise.all([
    bff.accounts.profile({ accountId }, context),
    bff.accounts.policies({ accountId }, context),
  ]);
  if (!profile) return { redirect: toSignIn(accountPaths.account) };
  const asked = { accountId, email: profile.email, policies };
  return shownTimeline(await timelineOf(bff, asked, context));
}

export function livePolicies(
  bff: Bff,
  { query, context }: PageAsk,
  { accountId }: Identity,
): Promise<PageDraft<PolicyList>> {
  return policyList(bff, { accountId, asked: query.type ?? '' }, context);
}
