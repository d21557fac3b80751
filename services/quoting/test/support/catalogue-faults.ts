import { ARABIC, CONDITIONS } from './catalogue-text-faults.ts';
import type { Fault, FaultRow as Row } from './seed-fault.ts';

const plan = 'plans/liwan/select.yaml';
const rates = 'rates/liwan-select.csv';

const AGES: readonly Row[] = [
  ['a gap between two bands', 'age-gap', rates, '31,35,female', '▸32,35,female'],
  ['a band left out', 'age-gap', rates, '36,40,male,3130.00\n', '', '▸41,45,male'],
  ['two bands that overlap', 'age-overlap', rates, '36,40,male', '▸35,40,male'],
  [
    'the same band twice',
    'duplicate-key',
    rates,
    '\n36,40,male',
    '\n▸31,35,male,2690.00\n36,40,male',
  ],
  ['a band that ends before it starts', 'wrong-order', rates, '81,99,male', '81,▸80,male'],
  ['women rated to a younger age', 'age-gap', rates, '81,99,female', '81,▸95,female'],
  ['boys without a rate', 'age-gap', rates, '0,17,male,3220.00\n', '', '▸18,25,male'],
  ['an age with a half', 'wrong-value', rates, '46,50,male', '46,▸50.5,male'],
  ['an age over 120', 'wrong-order', rates, '81,99,male', '81,▸130,male'],
];

const AMOUNTS: readonly Row[] = [
  ['a negative premium', 'wrong-value', rates, '3640.00', '▸-3640.00'],
  ['a missing premium', 'wrong-value', rates, '3640.00', '▸'],
  ['a premium of zero', 'wrong-value', rates, '3640.00', '▸0.00'],
  ['a premium without fils', 'wrong-value', rates, '3640.00', '▸3640'],
  ['a thousands separator', 'row-length', rates, '31,35,female,3640.00', '▸31,35,female,3,640.00'],
  ['a misspelt gender', 'wrong-value', rates, '31,35,female', '31,35,▸femal'],
  ['a premium that falls with age', 'not-monotone', rates, '9830.00', '▸7000.00'],
  ['a premium under the floor', 'out-of-tariff', rates, '2250.00', '▸225.00'],
  ['a premium over the ceiling', 'out-of-tariff', rates, '27660.00', '▸127660.00'],
  ['a factor over the ceiling', 'out-of-tariff', plan, '"1.08"', '▸"10.8"'],
  ['a factor under the floor', 'out-of-tariff', plan, '"0.95"', '▸"0.095"'],
  ['a factor as a bare number', 'wrong-value', plan, '"1.08"', '▸1.08'],
  ['too small a maternity amount', 'out-of-tariff', plan, '"446.36"', '▸"4.46"'],
  ['a negative maternity amount', 'wrong-value', plan, '"446.36"', '▸"-446.36"'],
  ['maternity ages in the wrong order', 'wrong-order', plan, 'age_to: 45', 'age_to: ▸17'],
  ['a day that does not exist', 'wrong-value', plan, '"2025-11-01"', '▸"2025-02-30"'],
  ['a factor applied twice', 'duplicate-key', plan, 'code: visits', 'code: ▸network'],
  ['a negative levy', 'wrong-value', 'levies.yaml', '"37.00"', '▸"-37.00"'],
  [
    'a levy due twice on a day',
    'overlap',
    'levies.yaml',
    'levies:\n',
    `levies:
  - code: dubai-patient-support
    label: Dubai patient-support levy
    why: AED 40
    emirate: dubai
    amount_aed: "40.00"
    from: "2027-01-01"
`,
    'from: ▸"2019-11-01"',
  ],
];

const IDS: readonly Row[] = [
  ['an unknown insurer', 'unknown-id', plan, 'insurer: liwan', 'insurer: ▸lewan'],
  ['an unknown claims company', 'unknown-id', plan, 'tpa: tareeq', 'tpa: ▸tarik'],
  ['an unknown network', 'unknown-id', plan, 'network: select', 'network: ▸selekt'],
  ['an unknown benefit', 'unknown-id', plan, '  - dental\n', '  - dental\n  - ▸massage\n'],
  ['an unknown description', 'unknown-id', plan, '- over-65', '- ▸over-66'],
  ['an unknown emirate', 'wrong-value', plan, 'emirates: all', 'emirates: [dubai, ▸doha]'],
  ['an unknown kind', 'wrong-value', plan, 'kind: enhanced', 'kind: ▸premium'],
  ['an unknown row', 'unknown-id', plan, '  ambulance:', '  ▸boat: { text: No }\n  ambulance:'],
  [
    'an unknown network of a place',
    'unknown-id',
    'providers.csv',
    '\n3001,',
    '\n3000,X Gate Clinic,عيادة بوابة س,dubai,clinic,▸no-such,,,,\n3001,',
  ],
  ['a network run by others', 'network-mismatch', plan, 'network: select', 'network: ▸prime'],
  [
    'a network of other emirates',
    'network-mismatch',
    plan,
    'network: select',
    'network: dubai-basic',
    'emirates: ▸all',
  ],
  [
    'a benefit that is not covered',
    'benefit-mismatch',
    plan,
    '  - dental\n',
    '  - dental\n  - ▸alternative\n',
  ],
  ['a plan id that is taken', 'duplicate-key', plan, 'id: 1010\n', 'id: ▸1009\n'],
  ['an insurer id that is taken', 'duplicate-key', 'insurers.yaml', 'id: 12', 'id: ▸11'],
  [
    'an insurer that does not say its kind',
    'missing-field',
    'insurers.yaml',
    'registration: MQ-DEMO-1013\n    kind: conventional',
    'registration: MQ-DEMO-1013',
    'code: ▸liwan',
  ],
  [
    'a kind of insurer that there is not',
    'wrong-value',
    'insurers.yaml',
    'registration: MQ-DEMO-1012\n    kind: takaful',
    'registration: MQ-DEMO-1012\n    kind: ▸mutual',
  ],
  ['a place id that is taken', 'duplicate-key', 'providers.csv', '\n3002,', '\n▸3001,'],
  [
    'an Arabic name of a place that is taken',
    'duplicate-key',
    'providers.csv',
    'مستشفى معبر الرمث التخصصي',
    '▸مستشفى جسر البحر العام',
  ],
  [
    'a code that is not the file name',
    'wrong-place',
    plan,
    'code: liwan-select',
    'code: ▸liwan-sel',
  ],
];

const FIELDS: readonly Row[] = [
  ['a misspelt column', 'missing-field', rates, 'age_from,', '▸age_form,'],
  [
    'a column too many',
    'unknown-field',
    'rates/liwan-family.csv',
    'premium_aed',
    'premium_aed,▸note',
  ],
  ['an alias', 'syntax', plan, 'tpa: tareeq', 'tpa: ▸*insurer'],
  ['a misspelt field', 'unknown-field', plan, 'excess: No', '▸exces: No\nexcess: No'],
  ['a field left out', 'missing-field', plan, 'salary_band: none\n', '', '▸id: 1010\n'],
  ['the same key twice', 'duplicate-key', plan, 'tpa: tareeq\n', 'tpa: tareeq\n▸tpa: noqta\n'],
  ['a line that is not YAML', 'syntax', plan, 'name: Liwan Select', 'name: ▸Liwan: Select'],
  ['no document at all', 'wrong-value', plan, 'documents:\n', 'documents: ▸[]\nmore:\n'],
  [
    'a plan without its wording',
    'missing-document',
    plan,
    'Policy wording summary',
    'Policy wording',
    '▸documents:',
  ],
  [
    'a row left out',
    'missing-row',
    plan,
    '  ambulance: { text: To the nearest hospital, text_ar: "إلى أقرب مستشفى" }\n',
    '',
    '▸table:',
  ],
  [
    'a value that cannot be compared',
    'missing-rank',
    plan,
    '{ text: Up to AED 300, text_ar: "حتى 300\\u00a0درهم", rank: 300 }',
    '▸{ text: Up to AED 300, text_ar: "حتى 300\\u00a0درهم" }',
  ],
  [
    'a tile that contradicts the table',
    'fact-mismatch',
    plan,
    'annual_limit: "AED',
    'annual_limit: ▸"AED 5,',
  ],
];

/** What a person can get wrong in one file, each with the place where the linter has to point. */
export const FAULTS: readonly Fault[] = [
  ...AGES,
  ...AMOUNTS,
  ...IDS,
  ...FIELDS,
  ...CONDITIONS,
  ...ARABIC,
].map(([name, rule, file, from, to, elsewhere]) => {
  const fault = { name, rule, file, from, to };
  return elsewhere === undefined ? fault : { ...fault, elsewhere };
});
