/** Models of the pages around the journey. */
import { generalRoutes } from '@muqarin/rules/general/pages';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import { medicalPaths } from '../../../contract/medical/pages.ts';
import type {
  HomePage,
  HowWeRankPage,
  SponsorPage,
  ThankYouPage,
} from '../../../contract/pages.ts';
import type { Bff } from '../../parts.ts';
import { takeFlash } from '../../session/flash.ts';
import { idsIn } from '../../session/journey-ids.ts';
import type { SessionData } from '../../session/session-data.ts';
import { medicalDrafts } from '../../use-cases/medical/session-draft.ts';
import { findQuote } from '../../use-cases/medical/session-quote.ts';
import { listsFor } from '../../use-cases/motor/cars.ts';
import { logoAddress } from '../../views/logo-address.ts';
import type { PageAsk } from './page-ask.ts';

/** Always answers, also on a direct visit and after a reload (decisions X23). */
export async function thankYouPage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<ThankYouPage> {
  const kind = query.kind === 'individual' || query.kind === 'corporate' ? query.kind : 'lead';
  const { leadId } = medicalDrafts.idsOf(session);
  const thanks = thanksOn(kind, session.data);
  const lead = leadId === null ? null : await bff.leads.getLead({ leadId }, context);
  const policy = kind === 'individual' ? (await findQuote(bff, session, context))?.policy : null;
  return {
    kind,
    reference: thanks?.reference ?? lead?.reference ?? null,
    policy: policy
      ? {
          reference: policy.policyReference,
          planName: policy.planName,
          insurerName: policy.insurerName,
          grossFils: policy.grossFils,
          netFils: policy.netFils,
          startDate: policy.startDate,
          unconfirmed: policy.condition?.confirmed === false ? policy.condition.texts : [],
        }
      : null,
    email: lead?.contact.email ?? null,
    at: policy?.confirmedAt ?? thanks?.at ?? null,
    about: thanks?.kind ?? null,
    noProducts: thanks?.noProducts ?? false,
    start: startOf(session.data, thanks),
  };
}

/** A form of the site that was sent on the way says nothing where a purchase ends. */
function thanksOn(page: ThankYouPage['kind'], { thanks }: SessionData): SessionData['thanks'] {
  return page === 'lead' || thanks?.kind === undefined ? thanks : null;
}

/**
 * Where the last quote came from; motor for whoever has asked about nothing but a car. Null after a form of the site: who wants to be
 * called, claims or complains has begun no quote, so there is no other.
 */
function startOf(data: SessionData, thanks: SessionData['thanks']): string | null {
  const { kind } = thanks ?? {};
  if (kind === 'price_request' || kind === 'policy_request') return generalRoutes.wizard;
  if (kind !== undefined) return null;
  const isOfCar = idsIn(data, 'motor').draftId && idsIn(data, 'medical').draftId === null;
  return isOfCar ? motorRoutes.questionnaire : medicalPaths.questionnaire;
}

export async function sponsorPage(_bff: Bff, { session }: PageAsk): Promise<SponsorPage> {
  const { errors = [], typed = {} } = await takeFlash(session, 'sponsor');
  return { errors, typed };
}

export async function howWeRankPage(bff: Bff): Promise<HowWeRankPage> {
  const { insurers, lines, providerCount } = await bff.catalogue.info();
  const withInsurers = (line: keyof typeof lines) => {
    return { ...lines[line], insurers: insurers.filter(({ plans }) => plans[line] > 0).length };
  };
  return {
    insurers: insurers.map(({ name, code, registration, plans }) => {
      return { name, code, registration, plans };
    }),
    lines: {
      medical: withInsurers('medical'),
      motor: withInsurers('motor'),
      general: withInsurers('general'),
    },
    providerCount,
  };
}

const examplePlan = 'Liwan Select';

/** The example of the home page, rated by the same engine: the brand's woman of 34 in Dubai, on today's card. */
export async function homePage(bff: Bff, { session, context }: PageAsk): Promise<HomePage> {
  const today = bff.today();
  const born = { dob_year: today.year - 34, dob_month: 1, dob_day: 1 };
  const answers = {
    main_emirate: 2,
    category: 'self' as const,
    member_count: 1,
    members: [{ ...born, gender_id: 2, marital_status_id: 2, relation_id: 1 }],
  };
  const [explained, { version }, { errors = [] }, { makes = [], popular = [] }] = await Promise.all(
    [
      bff.quoting.explainExample({ answers, planName: examplePlan }, context),
      bff.catalogue.info(),
      takeFlash(session, 'home'),
      listsFor(bff, 'make', {}, context),
    ],
  );
  const wrong = (field: string) => errors.find((error) => error.field === field)?.message ?? null;
  const said = { emirateError: wrong('emirate'), mulkiyaError: wrong('mulkiya') };
  if (!explained) return { ...said, makes, popular, example: null };
  const nets = explained.allNetFils;
  return {
    ...said,
    makes,
    popular,
    example: {
      planName: explained.planName,
      insurerName: explained.insurerName,
      logo: logoAddress(explained.insurerCode, version),
      price: explained.price,
      lowestFils: Math.min(...nets),
      highestFils: Math.max(...nets),
      allNetFils: nets,
      netFils: explained.price.netFils,
    },
  };
}
