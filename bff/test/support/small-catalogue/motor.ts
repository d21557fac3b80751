/**
 * Two makes and eight motor plans. In most emirates plans 1 to 3 are sold, in Ras Al Khaimah two of third party and three
 * for newer cars only, in Fujairah none.
 */
export const toyota = { id: 1, name: 'Toyota' };
export const camry = { id: 11, name: 'Camry' };
export const patrol = { id: 21, name: 'Patrol' };
export const camrySe = { id: 111, name: 'SE 2.5' };

const inArabic = 'بالعربية';
const classes = ['saloon', 'four-by-four', 'pick-up', 'van'];
const elsewhere = ['abu-dhabi', 'dubai', 'sharjah', 'ajman', 'umm-al-quwain'];
const documentTitles = ['Table of cover', 'Policy wording summary'];

export function motorFiles(): Record<string, string | object> {
  return {
    'motor/addons.yaml': {
      addons: [{ id: 1, code: 'driver', ...named('Driver cover'), per: 'policy', ...help }],
    },
    'motor/benefits.yaml': {
      benefits: [{ id: 301, code: 'windscreen', ...named('Windscreen'), ...help }],
    },
    'motor/depreciation.yaml': {
      segments: [{ code: 'mid', name: 'Cars', kept_percent: keptPercent() }],
    },
    'motor/popular.yaml': {
      popular: [
        { make: 'toyota', model: 'Camry' },
        { make: 'nissan', model: 'Patrol' },
      ],
    },
    'motor/terms.yaml': {
      terms: [
        {
          insurers: 'all',
          rounding: 'half_up',
          refund: 'without_claim',
          backdating_days: 0,
          short_period: [
            { through_day: 0, refund_percent: '100' },
            { through_day: 30, refund_percent: '75' },
          ],
        },
      ],
    },
    'motor/promos.yaml': { promos: [] },
    'motor/tariff.yaml': tariff(),
    'motor/vehicles/toyota.yaml': {
      ...toyota,
      name_ar: 'تويوتا',
      code: 'toyota',
      models: [model(camry, 'كامري', { ...camrySe, years: [2021, 2027] })],
    },
    'motor/vehicles/nissan.yaml': {
      id: 2,
      name: 'Nissan',
      name_ar: 'نيسان',
      code: 'nissan',
      models: [model(patrol, 'باترول', { id: 211, name: 'LE V6', years: [2025, 2026] })],
    },
    ...Object.assign({}, ...[1, 2, 3, 4, 5, 6, 7, 8].map(filesOf)),
  };
}

const help = { help: 'Help.', help_ar: inArabic };

function named(name: string) {
  return { name, name_ar: inArabic };
}

function keptPercent(): string[] {
  return Array.from({ length: 20 }, (_, age) => String(100 - 4 * age));
}

function model(known: { id: number; name: string }, name_ar: string, variant: object): object {
  const facts = { body: 'saloon', segment: 'mid', seats: 5 };
  return {
    ...known,
    name_ar,
    ...facts,
    variants: [{ ...variant, cylinders: 4, new_aed: '100000.00' }],
  };
}

function tariff(): object {
  const bodies = [
    ['saloon', 'hatchback', 'coupe', 'convertible', 'estate'],
    ['suv'],
    ['pickup'],
    ['van'],
  ];
  return {
    vat_percent: '5',
    value: { below_percent: '15', above_percent: '10' },
    classes: classes.map((code, at) => ({ code, name: code, bodies: bodies[at] })),
    comprehensive: classes.map((name) => ({
      class: name,
      minimum_aed: '500.00',
      maximum_percent: '9',
    })),
    third_party: classes.map((name) => ({
      class: name,
      cylinders_to: 16,
      minimum_aed: '500.00',
      maximum_aed: '9000.00',
    })),
    deductible_caps: [{ seats_to: 60, value_to_aed: 9_999_999, amount_aed: '1000.00' }],
    factor: { floor: '0.5', ceiling: '2.5' },
    discount: { ceiling_percent: '25' },
  };
}

function filesOf(id: number): Record<string, string | object> {
  const isThirdParty = id === 4 || id === 5;
  const rates = isThirdParty
    ? [
        'class,cylinders_from,cylinders_to,premium_aed',
        ...classes.map((name) => `${name},0,16,${id}000.00`),
      ]
    : [
        'class,value_from_aed,value_to_aed,rate_percent',
        ...classes.map((name) => `${name},1,9999999,${id}`),
      ];
  const insurer = `insurer-${((id - 1) % 5) + 1}`;
  return {
    [`motor/plans/${insurer}/car-${id}.yaml`]: planOf(id, insurer, isThirdParty),
    [`motor/rates/${insurer}-car-${id}.csv`]: `${rates.join('\n')}\n`,
  };
}

function planOf(id: number, insurer: string, isThirdParty: boolean): object {
  return {
    id,
    code: `${insurer}-car-${id}`,
    ...named(`Motor ${id}`),
    type: isThirdParty ? 'third-party' : 'comprehensive',
    insurer,
    emirates: id > 3 ? ['ras-al-khaimah'] : elsewhere,
    accepts: { car_age_to: id > 5 ? 4 : 20, specifications: ['gcc', 'other'] },
    overview: ['windscreen'],
    cover: { windscreen: { text: 'Included', text_ar: inArabic } },
    assumption: { lead: 'Assumed', lead_ar: inArabic, text: 'nothing', text_ar: inArabic },
    notes: [],
    notes_ar: [],
    documents: documentTitles.map((title, at) => ({
      id: 100 * id + at,
      name: `car-${id}-${at}`,
      title,
      title_ar: inArabic,
    })),
    addons: [],
    rate_card: {
      id: `car-${id}`,
      effective_from: '2026-02-01',
      factors: [],
      ...(isThirdParty ? {} : { deductible: { share_of_cap: '0.5', choices: [] } }),
    },
  };
}
