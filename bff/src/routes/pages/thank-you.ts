/** The end of a journey (decisions X23): what was bought or left, by whom it is kept, and what there is of it on paper. */
import type { Policy } from '@muqarin/orders/contract/medical/policy';
import type { GroupPolicy } from '@muqarin/orders/contract/medical-corporate/policy';
import { generalRoutes } from '@muqarin/rules/general/pages';
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import { generalPaths } from '../../../contract/general/pages.ts';
import { medicalPaths } from '../../../contract/medical/pages.ts';
import { corporatePurchasePaths } from '../../../contract/medical-corporate/purchase.ts';
import { motorListPaths } from '../../../contract/motor/plan-pages.ts';
import type { ThankYouPage } from '../../../contract/pages.ts';
import type { DraftFields, PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { idsIn } from '../../session/journey-ids.ts';
import type { JourneyLine, SessionData } from '../../session/session-data.ts';
import { findGeneralQuote } from '../../use-cases/general/session-quote.ts';
import { findQuote } from '../../use-cases/medical/session-quote.ts';
import { findGroupPolicy } from '../../use-cases/medical-corporate/session-quote.ts';
import { findMotorQuote } from '../../use-cases/motor/session-quote.ts';
import type { PageAsk } from './page-ask.ts';

/** Always answers, also on a direct visit and after a reload. */
export async function thankYouPage(bff: Bff, ask: PageAsk): Promise<DraftFields<ThankYouPage>> {
  const { query, session, context } = ask;
  const kind = query.kind === 'individual' || query.kind === 'corporate' ? query.kind : 'lead';
  const { leadId } = idsIn(session.data, kind === 'corporate' ? 'medical-corporate' : 'medical');
  const thanks = thanksOn(kind, session.data);
  const [lead, policy, papers] = await Promise.all([
    leadId === null ? null : bff.leads.getLead({ leadId }, context),
    policyOn(bff, kind, ask),
    kind === 'lead' ? listOnPaper(bff, ask, thanks) : null,
  ]);
  return {
    kind,
    reference: thanks?.reference ?? lead?.reference ?? null,
    policy: policy?.shown ?? null,
    email: lead?.contact.email ?? null,
    at: policy?.at ?? thanks?.at ?? null,
    about: thanks?.kind ?? null,
    noProducts: thanks?.noProducts ?? false,
    papers: policy?.papers ?? papers ?? [],
    start: startOf(kind, session.data, thanks),
  };
}

type Thanks = SessionData['thanks'];

/** A form of the site that was sent on the way says nothing where a purchase ends, nor what another line's journey has left. */
function thanksOn(page: ThankYouPage['kind'], { thanks }: SessionData): Thanks {
  if (page === 'lead') return thanks;
  const line = page === 'corporate' ? 'medical-corporate' : 'medical';
  const isOfPage = thanks?.kind === undefined && (thanks?.line ?? line) === line;
  return isOfPage ? thanks : null;
}

interface PolicyOnPage {
  shown: PageDraft<NonNullable<ThankYouPage['policy']>>;
  papers: ThankYouPage['papers'];
  /** From when its next steps are reckoned. */
  at: string;
}

async function policyOn(
  bff: Bff,
  kind: ThankYouPage['kind'],
  ask: PageAsk,
): Promise<PolicyOnPage | null> {
  if (kind === 'lead') return null;
  if (kind === 'corporate') {
    const policy = await findGroupPolicy(bff, ask);
    return policy && groupOnPage(policy);
  }
  const quote = await findQuote(bff, ask.session, ask.context);
  return quote?.policy ? onPage(quote.policy) : null;
}

function onPage(policy: Policy): PolicyOnPage {
  const { planName, confirmedAt: at } = policy;
  return {
    shown: { ...shownOf(policy), planName: ours(planName), group: null },
    papers: [
      { kind: 'schedule', href: medicalPaths.policyPdf },
      { kind: 'quote', href: medicalPaths.quotePdf },
    ],
    at,
  };
}

function groupOnPage(policy: GroupPolicy): PolicyOnPage {
  const { categories, tpaName, endDate, memberCount, status, documentsAt, confirmedAt } = policy;
  const waits = status === 'pending_documents' ? corporatePurchasePaths.documents : null;
  return {
    shown: {
      ...shownOf(policy),
      planName: ours(categories[0]?.planName ?? ''),
      group: {
        categories: categories.map(({ category, planName, members, netFils }) => {
          return { category, planName: ours(planName), members, netFils };
        }),
        tpaName: ours(tpaName),
        endDate,
        memberCount,
        waitsForDocuments: waits,
      },
    },
    papers: [{ kind: 'schedule', href: corporatePurchasePaths.policyPdf }],
    at: documentsAt ?? confirmedAt,
  };
}

function shownOf(policy: Policy | GroupPolicy) {
  const { policyReference: reference, insurerName, grossFils, netFils, startDate } = policy;
  const { condition } = policy;
  const unconfirmed = condition?.confirmed === false ? condition.texts.map(ours) : [];
  return {
    reference,
    insurerName: ours(insurerName),
    grossFils,
    netFils,
    startDate,
    unconfirmed,
  };
}

/** The list that somebody saw before they left a request or a number; null where there is none, or it is empty. */
async function listOnPaper(
  bff: Bff,
  ask: PageAsk,
  thanks: Thanks,
): Promise<ThankYouPage['papers'] | null> {
  const line = lineOf(thanks);
  if (line === 'general') {
    const quote = await findGeneralQuote(bff, ask);
    return quote && quote.tiles.length > 0 ? [{ kind: 'quote', href: generalPaths.pdf }] : null;
  }
  if (line !== 'motor') return null;
  const quote = await findMotorQuote(bff, ask);
  return quote && quote.tiles.length > 0 ? [{ kind: 'quote', href: motorListPaths.pdf }] : null;
}

function lineOf(thanks: Thanks): JourneyLine | undefined {
  const { kind, line } = thanks ?? {};
  return kind === 'price_request' || kind === 'policy_request' ? 'general' : line;
}

const beginnings: Readonly<Record<JourneyLine, string>> = {
  medical: medicalPaths.questionnaire,
  // Without a step its address would lead to what there is already.
  'medical-corporate': `${corporateRoutes.questionnaire}?step=emirate`,
  motor: motorRoutes.questionnaire,
  general: generalRoutes.wizard,
};

/**
 * Where the last quote came from; of sessions that have not kept it, motor for whoever has asked about nothing but a car. Null after a
 * form of the site: who wants to be called, claims or complains has begun no quote, so there is no other.
 */
function startOf(page: ThankYouPage['kind'], data: SessionData, thanks: Thanks): string | null {
  if (page === 'corporate') return beginnings['medical-corporate'];
  const line = lineOf(thanks);
  if (line) return beginnings[line];
  if (thanks?.kind !== undefined) return null;
  const isOfCar = idsIn(data, 'motor').draftId !== null && idsIn(data, 'medical').draftId === null;
  return beginnings[isOfCar ? 'motor' : 'medical'];
}
