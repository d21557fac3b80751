/** Five medical plans at AED 1,000.50 times the plan's id, whoever is insured; nobody in Fujairah is. */

/** Of plan 5. */
export const lowSalary = 'For a monthly salary of AED 4,000 or less.';

const inArabic = 'بالعربية';
const everyAge = ['female', 'male'];
const soldIn = ['abu-dhabi', 'dubai', 'sharjah', 'ajman', 'umm-al-quwain', 'ras-al-khaimah'];
const ids = [1, 2, 3, 4, 5] as const;

export function medicalFiles(): Record<string, string | object> {
  const named = { name_ar: inArabic, help_ar: inArabic };
  return {
    'medical/tpas.yaml': { tpas: [{ id: 1, code: 'tpa', name: 'TPA', name_ar: inArabic }] },
    'medical/networks.yaml': { networks: [network] },
    'medical/benefits.yaml': {
      benefits: [{ id: 1, code: 'dental', name: 'Dental', row: 'dental', help: 'Teeth', ...named }],
    },
    'medical/descriptions.yaml': {
      descriptions: [
        { id: 1, code: 'billing', name: 'Direct billing', help: 'No claim forms', ...named },
      ],
    },
    'medical/rows.yaml': {
      rows: [
        row('annual_limit', 'Limit', 'What is paid', 'more'),
        row('dental', 'Dental', 'Teeth', null),
      ],
    },
    'medical/terms.yaml': {
      terms: [
        { insurers: 'all', rounding: 'half_up', refund: 'without_claim', backdating_days: 30 },
      ],
    },
    'medical/levies.yaml': { vat_percent: '5', levies: [] },
    'medical/tariff.yaml': tariff,
    'medical/providers.csv':
      'id,full_name,full_name_ar,emirate,kind,tpa\n7,Ali Hospital,مستشفى علي,dubai,hospital,network\n',
    ...Object.assign({}, ...ids.map(filesOf)),
  };
}

const network = {
  id: 2,
  code: 'network',
  name: 'Network',
  name_ar: 'الشبكة',
  tier: 1,
  area_of_cover: 'UAE',
  area_of_cover_ar: 'الإمارات',
  emirates: 'all',
  tpas: ['tpa'],
  places: 1,
  tile_note: '1 hospital',
  tile_note_ar: 'مستشفى واحد',
  table_note: '1 hospital',
  table_note_ar: 'مستشفى واحد',
};

const tariff = {
  bands: [
    {
      kind: 'basic',
      salary_bands: 'all',
      age_from: 0,
      age_to: 120,
      floor_aed: '1.00',
      ceiling_aed: '9999.00',
    },
  ],
  factor: { floor: '0.50', ceiling: '2.00' },
  maternity: { floor_aed: '300.00', ceiling_aed: '5000.00' },
  monotone: { from_age: 18, fall_allowed_percent: '0' },
};

function row(code: string, label: string, help: string, better: 'more' | null) {
  return { code, section: 'pay', label, label_ar: inArabic, better, help, help_ar: inArabic };
}

function filesOf(id: number): Record<string, string | object> {
  const bands = everyAge.map((gender) => `0,120,${gender},${id}000.50\n`);
  return {
    [`medical/plans/insurer-${id}/plan.yaml`]: planOf(id),
    [`medical/rates/insurer-${id}-plan.csv`]: `age_from,age_to,gender,premium_aed\n${bands.join('')}`,
  };
}

function planOf(id: number): object {
  const isForLowSalaries = id === 5;
  const condition = { kind: 'salary', text: lowSalary, text_ar: inArabic };
  const document = (at: number, title: string) => ({
    id: id * 10 - 1 + at,
    name: `plan-${id}-${title.toLowerCase().replaceAll(' ', '-')}`,
    title,
    title_ar: inArabic,
  });
  return {
    id,
    code: `insurer-${id}-plan`,
    name: `Plan ${id}`,
    name_ar: inArabic,
    kind: 'basic',
    insurer: `insurer-${id}`,
    tpa: 'tpa',
    network: 'network',
    emirates: soldIn,
    insured_for: ['self', 'dependent', 'worker', 'employee'],
    salary_band: isForLowSalaries ? 'lsb' : 'none',
    ...(isForLowSalaries ? { conditions: [condition] } : {}),
    covers_pre_existing: id > 3,
    benefits: ['dental'],
    descriptions: ['billing'],
    facts: {
      annual_limit: 'AED 250,000',
      outpatient_visits: 'Nothing',
      outpatient_visits_ar: inArabic,
      dental_and_optical: 'Teeth',
      dental_and_optical_ar: inArabic,
    },
    assumption: { lead: 'Assumed', lead_ar: inArabic, text: 'nothing', text_ar: inArabic },
    excess: 'None.',
    excess_ar: inArabic,
    table: {
      annual_limit: { text: 'AED 250,000', rank: 250_000 },
      dental: { text: 'Teeth', text_ar: inArabic },
    },
    notes: [],
    notes_ar: [],
    documents: [document(0, 'Table of benefits'), document(1, 'Policy wording summary')],
    rate_card: {
      id: `plan-${id}`,
      effective_from: '2026-01-01',
      factors: [],
      maternity: null,
    },
  };
}
