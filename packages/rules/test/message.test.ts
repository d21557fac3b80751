/** What a check says is sent in the English of the contract, and shown in the reader's words without looking for it by a pattern. */
import { expect, it } from 'vitest';
import { sayInArabic } from '../src/ar/sayings.ts';
import { checkBuyPolicy } from '../src/buy-policy.ts';
import type { Checked } from '../src/checked.ts';
import { checkMember } from '../src/medical/check-member.ts';
import { checkCounts } from '../src/medical-corporate/group-counts.ts';
import { inEnglish, inWords, type Message } from '../src/message.ts';
import { fileProblem, requestProblem } from '../src/motor/file-problem.ts';
import { checkFindCar } from '../src/motor/find-car.ts';
import { parseIdv } from '../src/motor/idv.ts';
import { startProblem } from '../src/motor/purchase-dates.ts';
import { checkClaim } from '../src/site/check-case.ts';
import { today } from './medical-fixtures.ts';

const say = sayInArabic();
const MB = 1024 * 1024;
const pdf = { name: 'a.pdf', type: 'application/pdf' };

const first = (checked: Checked<unknown>, field: string) =>
  checked.ok ? null : checked.errors.find((error) => error.field === field)?.message;

it.each([
  [
    'a start',
    first(checkBuyPolicy({ policy_start_date: '2020-01-01' }, today), 'policy_start_date'),
    'Please enter a start date from today to 60 days from now.',
    'يرجى إدخال تاريخ بدء من اليوم حتى \u206860\u2069 يومًا من الآن.',
  ],
  [
    'a start of a car',
    startProblem('2020-01-01', null, today),
    'Please enter a start date from today to 60 days from now.',
    'يرجى إدخال تاريخ بدء من اليوم حتى \u206860\u2069 يومًا من الآن.',
  ],
  [
    'a member',
    first(checkMember({}, 'self', 1, today), 'members[1].gender_id'),
    'Please enter the gender of member 2.',
    'يرجى إدخال جنس العضو \u20682\u2069.',
  ],
  [
    'a category',
    first(checkCounts({ member_count: 9, multiple_categories: true }), 'category_1'),
    'Please enter the number of employees of category A.',
    'يرجى إدخال عدد موظفي الفئة \u2068A\u2069.',
  ],
  [
    'a file',
    fileProblem({ ...pdf, bytes: 30 * MB }),
    'Please upload a file of at most 10 MB.',
    'يرجى رفع ملف لا يتجاوز \u206810\u2069 ميغابايت.',
  ],
  [
    'files',
    requestProblem([{ bytes: 26 * MB }]),
    'Please upload files of at most 25 MB in all.',
    'يرجى رفع ملفات لا تتجاوز \u206825\u2069 ميغابايت في مجموعها.',
  ],
  [
    'a value, whose amounts are words too',
    parseIdv('1', { minAed: 68_000, maxAed: 88_000 }).message,
    'The value is from AED\u00a068,000 to AED\u00a088,000. We have set the nearest.',
    'القيمة من \u206868,000\u00a0درهم\u2069 إلى \u206888,000\u00a0درهم\u2069. اعتمدنا الأقرب.',
  ],
  [
    'details',
    first(checkFindCar({ details: 'x'.repeat(1001) }), 'details'),
    'Please enter at most 1000 characters.',
    'يرجى إدخال \u20681000\u2069 حرفًا على الأكثر.',
  ],
  [
    'a claim',
    first(checkClaim({ request: 'x'.repeat(500) }), 'request'),
    'Please write at most 200 characters.',
    'يرجى كتابة \u2068200\u2069 حرفًا على الأكثر.',
  ],
] as const)('%s', (_name, message, english, arabic) => {
  const said: Message = message ?? '';
  expect(inEnglish(said)).toBe(english);
  expect(inWords(said, say)).toBe(arabic);
});

it('leaves what a person typed as it is, and says a word of ours', () => {
  const sentence = 'Please upload: {label}.';
  const values = (label: string | { word: string }) => ({ sentence, values: { label } }) as const;
  expect(inWords(values('Dubai'), say)).toBe('يرجى رفع: \u2068Dubai\u2069.');
  expect(inWords(values({ word: 'Dubai' }), say)).toBe('يرجى رفع: \u2068دبي\u2069.');
});
