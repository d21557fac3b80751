import { medicalLineWords } from '@muqarin/rules/medical/price-words';
/** Models of the pages around the journey. */
import type { HomePage, HowWeRankPage, SponsorPage } from '../../../contract/pages.ts';
import type { DraftFields, PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { takeFlash } from '../../session/flash.ts';
import { listsFor } from '../../use-cases/motor/cars.ts';
import { logoAddress } from '../../views/logo-address.ts';
import { carListsOnPage } from '../../views/motor/car-lists.ts';
import { priceInParts } from '../../views/price-in-parts.ts';
import type { PageAsk } from './page-ask.ts';

export async function sponsorPage(
  _bff: Bff,
  { session }: PageAsk,
): Promise<PageDraft<SponsorPage>> {
  const { errors = [], typed = {} } = await takeFlash(session, 'sponsor');
  return { errors, typed };
}

export async function howWeRankPage(bff: Bff): Promise<DraftFields<HowWeRankPage>> {
  const { insurers, lines, providerCount } = await bff.catalogue.info();
  const withInsurers = (line: keyof typeof lines) => {
    return { ...lines[line], insurers: insurers.filter(({ plans }) => plans[line] > 0).length };
  };
  return {
    insurers: insurers.map(({ name, code, registration, plans }) => {
      return { name: ours(name), code, registration, plans };
    }),
    lines: {
      medical: withInsurers('medical'),
      'medical-corporate': withInsurers('medical-corporate'),
      motor: withInsurers('motor'),
      general: withInsurers('general'),
    },
    providerCount,
  };
}

const examplePlan = 'Liwan Select';

/** The example of the home page, rated by the same engine: the brand's woman of 34 in Dubai, on today's card. */
export async function homePage(
  bff: Bff,
  { session, context }: PageAsk,
): Promise<DraftFields<HomePage>> {
  const today = bff.today();
  const born = { dob_year: today.year - 34, dob_month: 1, dob_day: 1 };
  const answers = {
    main_emirate: 2,
    category: 'self' as const,
    member_count: 1,
    members: [{ ...born, gender_id: 2, marital_status_id: 2, relation_id: 1 }],
  };
  const [explained, { version }, { errors = [] }, cars] = await Promise.all([
    bff.quoting.explainExample({ answers, planName: examplePlan }, context),
    bff.catalogue.info(),
    takeFlash(session, 'home'),
    listsFor(bff, 'make', {}, context),
  ]);
  const { makes = [], popular = [] } = carListsOnPage(cars);
  const wrong = (field: string) => errors.find((error) => error.field === field)?.message ?? null;
  const said = { emirateError: wrong('emirate'), mulkiyaError: wrong('mulkiya') };
  if (!explained) return { ...said, makes, popular, example: null };
  const nets = explained.allNetFils;
  return {
    ...said,
    makes,
    popular,
    example: {
      planName: ours(explained.planName),
      insurerName: ours(explained.insurerName),
      logo: logoAddress(explained.insurerCode, version),
      price: priceInParts(explained.price, medicalLineWords),
      lowestFils: Math.min(...nets),
      highestFils: Math.max(...nets),
      allNetFils: nets,
      netFils: explained.price.netFils,
    },
  };
}
