import type { Fault } from './seed-fault.ts';

const toyota = 'motor/vehicles/toyota.yaml';
const curve = 'motor/depreciation.yaml';
const popular = 'motor/popular.yaml';
const tariff = 'motor/tariff.yaml';
const plan = 'motor/plans/liwan/motor-select.yaml';
const tpl = 'motor/plans/liwan/essential-third-party.yaml';
const promos = 'motor/promos.yaml';
const rates = 'motor/rates/liwan-motor-select.csv';
const premiums = 'motor/rates/liwan-essential-third-party.csv';

type Row = [name: string, rule: string, file: string, from: string, to: string, elsewhere?: string];

const VEHICLES: readonly Row[] = [
  [
    'a model without its name on Arabic pages',
    'missing-arabic',
    toyota,
    '    name_ar: "كامري"\n',
    '',
    'name: ▸"Camry"',
  ],
  ['a variant id taken', 'duplicate-key', toyota, 'id: 10104, name', 'id: ▸10101, name'],
  ['a model id taken', 'duplicate-key', toyota, 'id: 102\n', 'id: ▸101\n'],
  ['a model that stands twice', 'duplicate-key', toyota, 'name: "Camry"', 'name: ▸"Corolla"'],
  ['a segment that is no segment', 'unknown-id', toyota, 'segment: small', 'segment: ▸smal'],
  [
    'a body that is no body',
    'wrong-value',
    toyota,
    'body: van\n    segment: van',
    'body: ▸bus\n    segment: van',
  ],
  [
    'a gap between two rows of a variant',
    'year-gap',
    toyota,
    'name: "1.5 E", cylinders: 4, years: [2020,',
    'name: "1.5 E", cylinders: 4, years: ▸[2021,',
  ],
  [
    'two rows for one year',
    'year-overlap',
    toyota,
    'name: "1.5 E", cylinders: 4, years: [2020,',
    'name: "1.5 E", cylinders: 4, years: ▸[2019,',
  ],
  [
    'a year without any variant of the model',
    'year-gap',
    toyota,
    'years: [2022, 2026], new_aed: "139900.00"',
    'years: ▸[2023, 2026], new_aed: "139900.00"',
  ],
  [
    'years the wrong way round',
    'wrong-order',
    toyota,
    'name: "1.3 SE", cylinders: 4, years: [2012, 2019]',
    'name: "1.3 SE", cylinders: 4, years: ▸[2019, 2012]',
  ],
  [
    'an older car that is worth more',
    'value-not-falling',
    toyota,
    'years: [2020, 2027], new_aed: "59900.00"',
    'years: [2020, 2027], new_aed: ▸"40000.00"',
  ],
  ['a make in the wrong file', 'wrong-place', toyota, 'code: toyota', 'code: ▸toyot'],
  [
    'a curve that rises',
    'value-not-falling',
    curve,
    '"100",\n        "84",\n        "72.24"',
    '"100",\n        "84",\n        ▸"84"',
  ],
  [
    'a new car that lost value',
    'wrong-value',
    curve,
    '"100",\n        "84"',
    '▸"99",\n        "84"',
  ],
  ['a popular car of no make', 'unknown-id', popular, 'make: bmw', 'make: ▸bwm'],
  ['a popular model of no make', 'unknown-id', popular, '"Camry"', '▸"Camri"'],
  ['a popular car twice', 'duplicate-key', popular, '"Camry"', '▸"Corolla"'],
];

const TARIFF: readonly Row[] = [
  ['a body in two classes', 'duplicate-key', tariff, 'bodies: [van]', 'bodies: [van, ▸pickup]'],
  ['a body in no class', 'missing-field', tariff, ', estate]', ']', 'classes:\n  ▸-'],
  [
    'a limit of no class',
    'unknown-id',
    tariff,
    'class: van, minimum_aed: "1600.00"',
    'class: ▸vans, minimum_aed: "1600.00"',
  ],
  [
    'a maximum below the minimum',
    'wrong-order',
    tariff,
    'maximum_aed: "1300.00" }',
    'maximum_aed: ▸"700.00" }',
  ],
];

const PLANS: readonly Row[] = [
  ['an insurer that is none', 'wrong-place', plan, 'insurer: liwan', 'insurer: ▸liwam'],
  ['an add-on that is none', 'unknown-id', plan, 'code: rental-car', 'code: ▸rental-bike'],
  ['an add-on twice', 'duplicate-key', plan, 'code: passengers', 'code: ▸driver'],
  [
    'an add-on that is free and has a price',
    'wrong-value',
    plan,
    '{ code: roadside, included: true }',
    '{ code: ▸roadside, amount_aed: "60.00", included: true }',
  ],
  [
    'a benefit left out',
    'missing-row',
    plan,
    '  oman: { text: "Included", text_ar: "مشمول" }\n',
    '',
    '▸cover:',
  ],
  ['a benefit that is none', 'unknown-id', plan, '  oman:', '  ▸oman-too: { text: "No" }\n  oman:'],
  ['an overview of what is not covered', 'benefit-mismatch', plan, 'windscreen]', '▸gcc]'],
  [
    'agency repair promised and not priced',
    'benefit-mismatch',
    plan,
    'agency_repair_to: 3\n',
    '',
    'agency-repair: ▸{',
  ],
  [
    'a deductible of a third-party plan',
    'benefit-mismatch',
    tpl,
    '  factors:',
    '  deductible: ▸{ share_of_cap: "1", choices: [] }\n  factors:',
  ],
  ['a factor above the ceiling', 'out-of-tariff', plan, 'times: "1.5"', 'times: ▸"3.5"'],
  ['a gap of driver ages', 'band-gap', plan, 'from: 25, to: 29', 'from: ▸26, to: 29'],
  ['an overlap of driver ages', 'band-overlap', plan, 'from: 30, to: 60', 'from: ▸29, to: 60'],
  [
    'licence years that start late',
    'band-gap',
    tpl,
    'from: 0, to: 0, times: "1.25"',
    'from: ▸1, to: 1, times: "1.25"',
  ],
  [
    'claims that end early',
    'band-gap',
    plan,
    'from: 3, to: 20, times: "1.6"',
    'from: 3, to: ▸9, times: "1.6"',
  ],
  [
    'agency repair priced too short',
    'band-gap',
    plan,
    'from: 2, to: 3, times: "1.3"',
    'from: 2, to: ▸2, times: "1.3"',
  ],
  ['a word that is none', 'unknown-id', plan, 'is: [new]', 'is: ▸[brand-new]'],
  ['a number where a word belongs', 'wrong-value', plan, '{ is: [new],', '▸{ from: 0, to: 1,'],
  ['a factor twice', 'duplicate-key', plan, 'code: licence', 'code: ▸driver-age'],
  [
    'a lower deductible for less',
    'not-monotone',
    plan,
    'code: none, share_of_cap: "0", times: "1.11"',
    'code: none, share_of_cap: "0", times: ▸"1.01"',
  ],
  ['a day that does not exist', 'wrong-value', plan, '"2026-01-05"', '▸"2026-02-30"'],
  ['a least premium below the law', 'out-of-tariff', plan, '{ saloon: "1490', '{ saloon: ▸"1290'],
  ['a least premium far above it', 'out-of-tariff', plan, '{ saloon: "1490', '{ saloon: ▸"1630'],
  ['a least premium of no class', 'unknown-id', plan, 'van: "1790', 'vans: ▸"1790'],
  [
    'a least premium of third party',
    'benefit-mismatch',
    tpl,
    '  factors:',
    '  least_premium_aed: { saloon: ▸"1300.00" }\n  factors:',
  ],
  [
    'a plan without its wording',
    'missing-document',
    plan,
    'wording summary',
    'wording',
    '▸documents:',
  ],
];

const RATES: readonly Row[] = [
  ['a gap of values', 'band-gap', rates, 'saloon,100000', 'saloon,▸100001'],
  ['an overlap of values', 'band-overlap', rates, 'saloon,100000', 'saloon,▸99999'],
  ['a rate above the law', 'out-of-tariff', rates, 'saloon,1,49999,4.16', 'saloon,1,49999,▸5.01'],
  ['a rate that rises with the value', 'not-monotone', rates, '99999,3.79', '99999,▸4.79'],
  ['a class that is none', 'unknown-id', rates, 'van,1,', '▸bus,1,'],
  ['a rate of zero', 'wrong-value', rates, 'saloon,1,49999,4.16', 'saloon,1,49999,▸0'],
  ['no rate for many cylinders', 'band-gap', premiums, 'saloon,7,16', 'saloon,7,▸12'],
  ['a premium below the law', 'out-of-tariff', premiums, '0,4,865.00', '0,4,▸749.00'],
];

const PROMOS: readonly Row[] = [
  ['a code twice', 'duplicate-key', promos, 'code: LIWAN150', 'code: ▸FALAJ10'],
  ['a code as nobody types it', 'wrong-value', promos, 'code: NAWRAS5', 'code: ▸Nawras 5'],
  ['a code of nobody', 'unknown-id', promos, 'insurer: nawras', 'insurer: ▸nawrass'],
  [
    'a code that takes both off',
    'wrong-value',
    promos,
    'code: NAWRAS5\n    insurer: nawras',
    'code: ▸NAWRAS5\n    insurer: nawras\n    aed_off: "5.00"',
  ],
  ['a code worth nothing', 'wrong-value', promos, 'aed_off: "150.00"', 'aed_off: ▸"0.00"'],
  ['a code of no percent', 'wrong-value', promos, 'percent_off: "5"', 'percent_off: ▸"0"'],
  [
    'a code that ends before it begins',
    'wrong-order',
    promos,
    'to: "2025-08-31"',
    'to: ▸"2025-05-31"',
  ],
  ['a code that ends on no day', 'wrong-value', promos, 'to: "2025-08-31"', 'to: ▸"2025-06-31"'],
  ['a code that may never be used', 'wrong-value', promos, 'max_uses: 3\n', 'max_uses: ▸0\n'],
];

/** What a person can get wrong in the motor files, each with the place where the linter has to point. */
export const MOTOR_FAULTS: readonly Fault[] = [
  ...VEHICLES,
  ...TARIFF,
  ...PLANS,
  ...RATES,
  ...PROMOS,
].map(([name, rule, file, from, to, elsewhere]) => {
  const fault = { name, rule, file, from, to };
  return elsewhere === undefined ? fault : { ...fault, elsewhere };
});
