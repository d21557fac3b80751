import { CHANGE_CASES } from '@muqarin/rules/medical-corporate/change-cases';

/** One plan for groups at AED 1,000 a person, in Dubai only: the tests of groups ask the catalogue that ships. */

const inArabic = 'بالعربية';

export function corporateFiles(): Record<string, string | object> {
  const named = { name_ar: inArabic, help_ar: inArabic };
  return {
    'medical-corporate/market.yaml': {
      vat_percent: '5',
      member: { least_aed: '320.00', most_aed: '99999.99' },
      maternity: { least_aed: '400.00', most_aed: '20000.00' },
      variant: { most_percent: '25', most_aed: '2500.00' },
      terms: [
        {
          insurers: 'all',
          heads_percent: 10,
          changes: { rounding: 'half_up', refund: 'without_claim', backdating_days: 30 },
          medical_forms: [{ when: 'members', limit: 10 }],
        },
      ],
    },
    'medical-corporate/changes.yaml': {
      changes: [
        {
          insurers: 'all',
          cases: CHANGE_CASES.map((each) => ({
            case: each,
            papers: [{ name: 'Passport', name_ar: inArabic }],
          })),
        },
      ],
    },
    'medical-corporate/benefits.yaml': {
      sections: [{ code: 'hospital', name: 'In hospital', name_ar: inArabic }],
      benefits: [
        { id: 601, code: 'stay', section: 'hospital', name: 'Stay', help: 'A bed', ...named },
      ],
    },
    'medical-corporate/descriptions.yaml': {
      descriptions: [
        { id: 701, code: 'one-price', name: 'One price', help: 'For everybody', ...named },
      ],
    },
    'medical-corporate/plans/insurer-1/group.yaml': {
      id: 6011,
      code: 'insurer-1-group',
      name: 'Group',
      name_ar: inArabic,
      insurer: 'insurer-1',
      tpa: 'tpa',
      network: 'network',
      emirates: ['dubai'],
      mol_census: false,
      annual_limit: 'AED 150,000',
      glance: { text: 'A bed.', text_ar: inArabic },
      conditions: [],
      descriptions: ['one-price'],
      cover: { stay: { value: '100 %' } },
      variants: [],
      rate_card: {
        id: 'insurer-1-group-2026-01',
        effective_from: '2026-01-01',
        pricing: { by: 'premiumpermember', premium_aed: '1000.00' },
        maternity: [{ from: 18, to: 45, premium_aed: '500.00' }],
      },
    },
  };
}
