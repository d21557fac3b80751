/** "Liwan Select" as the brand's plan list shows it: a married woman of 34 in Dubai. */
import type { Catalogue, RateCard } from '../../src/domain/medical/catalogue.ts';
import { planWith } from './random-rating.ts';

export const liwanCard: RateCard = {
  id: 'liwan-select-2025-11',
  effectiveFrom: '2025-11-01',
  rates: [
    { ageFrom: 26, ageTo: 30, genderId: 2, fils: 342_000 },
    { ageFrom: 31, ageTo: 35, genderId: 2, fils: 364_000 },
    { ageFrom: 36, ageTo: 40, genderId: 2, fils: 397_000 },
    { ageFrom: 31, ageTo: 35, genderId: 1, fils: 269_000 },
  ],
  factors: [
    { code: 'network', label: 'Network “Select”', basisPoints: 10_800 },
    { code: 'visits', label: 'You pay 20 % of visits', basisPoints: 9_500 },
    { code: 'area', label: 'Treatment prices in Abu Dhabi', basisPoints: 11_200, emirateIds: [1] },
  ],
  maternity: { label: 'Maternity cover', ageFrom: 18, ageTo: 45, fils: 44_636 },
};

export const liwanSelect = planWith(1010, liwanCard, { emirateIds: [1, 2, 3] });

export const liwanCatalogue: Catalogue = {
  arabic: { words: {}, makes: {}, models: {} },
  version: 'aaaaaaaaaaaaaaaa',
  vatBasisPoints: 500,
  insurers: [],
  policyTerms: [],
  tpas: [],
  networks: [],
  providers: [],
  benefits: [],
  descriptions: [],
  rows: [],
  levies: [
    {
      code: 'dubai-patient-support',
      label: 'Dubai patient-support levy',
      why: 'AED 19 + AED 18',
      emirateId: 2,
      fils: 3_700,
      from: '2019-11-01',
    },
  ],
  plans: [liwanSelect],
};

export const marriedWoman = { age: 34, genderId: 2, married: true } as const;

export const inDubai = { emirateId: 2, day: '2025-11-20', members: [marriedWoman] };
