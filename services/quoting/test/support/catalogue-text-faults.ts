/** What a person can get wrong in the sentences of a catalogue: who may buy a plan, and the Arabic. */
import type { FaultRow as Row } from './seed-fault.ts';

const plan = 'plans/liwan/select.yaml';
const basic = 'plans/liwan/basic-dubai.yaml';
const partner = 'plans/liwan/partner.yaml';
const lowSalary = `conditions:
  - {
      kind: salary,
      text: "For a monthly salary of AED 4,000 or less.",
      text_ar: "لراتب شهري قدره 4,000\\u00a0درهم أو أقل.",
    }
`;
const noPay = '  - Prices are illustrative; the insurer confirms them before you pay.\n';

export const CONDITIONS: readonly Row[] = [
  [
    'a note that says who may buy the plan',
    'condition-in-note',
    plan,
    noPay,
    `  - ▸Only for a monthly salary that the insurer accepts.\n${noPay}`,
  ],
  [
    'a salary band without its condition',
    'missing-condition',
    basic,
    lowSalary,
    '',
    'salary_band: ▸lsb',
  ],
  [
    'a condition of another band',
    'note-mismatch',
    basic,
    '"For a monthly salary of AED 4,000 or less."',
    '▸"For a monthly salary of at least AED 4,000."',
  ],
  [
    'a condition for investors on a plan for all',
    'condition-mismatch',
    partner,
    'insured_for: [investor]',
    'insured_for: [self, investor]',
    '  - ▸{\n      kind: visa',
  ],
  [
    'a note for other people than insured_for',
    'note-mismatch',
    plan,
    noPay,
    `  - ▸For people who work in your home.\n${noPay}`,
  ],
];

export const ARABIC: readonly Row[] = [
  [
    'a name without its Arabic',
    'missing-arabic',
    'insurers.yaml',
    '    name_ar: "ليوان للتأمين"\n',
    '',
    'name: ▸Liwan Insurance',
  ],
  [
    'a cell without its Arabic',
    'missing-arabic',
    plan,
    '{ text: To the nearest hospital, text_ar: "إلى أقرب مستشفى" }',
    '{ text: ▸To the nearest hospital }',
  ],
  [
    'a sentence without its Arabic',
    'missing-arabic',
    basic,
    'excess_ar: "تدفع 20% من الإقامة في المستشفى، وبحد أقصى 500\\u00a0درهم في كل مرة."\n',
    '',
    'excess: ▸"You pay 20 %',
  ],
  [
    'English in the place of the Arabic',
    'missing-arabic',
    'tpas.yaml',
    'name: Noqta Claims\n    name_ar: "نقطة للمطالبات"',
    'name: ▸Noqta Claims\n    name_ar: "Noqta Claims"',
  ],
  [
    'one English text in two Arabic ones',
    'arabic-mismatch',
    plan,
    '{ text: Anywhere in the UAE, text_ar: "في أي مكان بالإمارات" }',
    '{ text: ▸Anywhere in the UAE, text_ar: "في كل مكان" }',
  ],
];
