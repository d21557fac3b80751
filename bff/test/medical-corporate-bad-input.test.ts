/** What is typed or sent wrongly after a staff list was filled in: each with its sentence, and list, counts and prices stay what they were. */
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { messages } from '@muqarin/rules/messages';
import { companyMessages } from '@muqarin/rules/messages-company';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { corporate, type EmployerWithList, employerWithList, staffCsv } from './support/census.ts';
import { shippedQuoting } from './support/shipped-quoting.ts';

let quoting: Awaited<ReturnType<typeof shippedQuoting>>;
let employer: EmployerWithList;
let before: Awaited<ReturnType<typeof stored>>;
beforeAll(async () => {
  quoting = await shippedQuoting(() => new Date('2026-11-24T08:00:00Z'));
  employer = await employerWithList(quoting.client);
  await employer.step('emirate', { emirate_id: '2' });
  await employer.drop('staff.csv', staffCsv([3, 4]));
  await employer.say({ go: 'apply' });
  before = await stored();
});
afterAll(() => quoting.close());

/** Counts, prices, choices and the list, as far as a person sees them. */
async function stored() {
  const { people } = await employer.read();
  const { categories, netFils } = await employer.list('summary');
  const tabs = await Promise.all([employer.list(1), employer.list(2)]);
  const prices = tabs.flatMap(({ tiles }) => tiles.map((tile) => [tile.id, tile.netFils]));
  return { people, categories, netFils, prices, files: await employer.bff.documents.kept() };
}

type Fields = Record<string, string>;
type Send = (fields: Fields) => Promise<string[]>;

const typedCounts: Send = async (fields) => {
  await employer.step('category', fields);
  const { errors } = (await employer.questions('category')) as { errors: { message: string }[] };
  return errors.map(({ message }) => message);
};

/** Member details of A as the list has them, but for what is said. */
const typedMembers: Send = async (fields) => {
  const { editor } = await employer.list(1);
  const held = before.categories.find(({ number }) => number === 1);
  const bands = editor.ageBands.map((band, at) => [
    `age_${band.ageFrom}_${band.ageTo}`,
    at === 0 ? '3' : '0',
  ]);
  expect(held).toMatchObject({ employees: 3, members: 3 });
  const sound = { category: '1', employees: '3', members: '3', lsb: '0', nlsb: '3' };
  const [span] = editor.maternityBands;
  const { married = '0', ...others } = fields;
  const wives = { [`married_${span?.ageFrom}_${span?.ageTo}`]: married };
  const all = { ...sound, ...Object.fromEntries(bands), ...wives, ...others };
  await employer.browser.form(`${corporate}/products/members`, all);
  return (await employer.list(1)).errors.map(({ message }) => message);
};

const chosen: Send = async (fields) => {
  const answer = await employer.browser.form(`${corporate}/products/select`, fields);
  if (answer.statusCode >= 400) return [`${answer.statusCode}`];
  const { errors, warning } = await employer.list(1);
  return [...new Set([...errors.map(({ message }) => message), ...(warning ? [warning] : [])])];
};

const priced: Send = async (fields) => {
  const [tile] = (await employer.list(1)).tiles;
  const record = { pid: String(tile?.id), ...fields };
  const data = JSON.stringify({ 'CAT 1': { [String(tile?.id)]: record }, 'CAT 2': {} });
  const query = new URLSearchParams({ data }).toString();
  const answer = await employer.browser.get(
    `/api/survey/medical/corporate/confirm-policy?${query}`,
  );
  return [answer.json<{ status: string }>().status];
};

const two = { multiple_categories: '1' };
const many = Object.fromEntries(Array.from({ length: 53 }, (_, at) => [`category_${at + 1}`, '1']));

it.each<[string, Send, Fields, string[]]>([
  [
    'a total that is not the sum',
    typedCounts,
    { ...two, member_count: '8', category_1: '3', category_2: '4' },
    [corporateMessages.categorySum],
  ],
  [
    'a negative count',
    typedCounts,
    { ...two, member_count: '7', category_1: '-3', category_2: '10' },
    [companyMessages.wholeNumber],
  ],
  [
    'a decimal count',
    typedCounts,
    { ...two, member_count: '7', category_1: '2.5', category_2: '4.5' },
    [companyMessages.wholeNumber, companyMessages.wholeNumber],
  ],
  ['nobody', typedCounts, { member_count: '0' }, [companyMessages.atLeastOneEmployee]],
  [
    '50,001 employees',
    typedCounts,
    { member_count: '50001' },
    [corporateMessages.tooManyEmployees],
  ],
  [
    '53 categories',
    typedCounts,
    { ...two, member_count: '53', ...many, go: 'add' },
    [corporateMessages.tooManyCategories],
  ],
  [
    'more employees than members',
    typedMembers,
    { employees: '4' },
    [corporateMessages.employeesAboveMembers],
  ],
  ['salaries of others', typedMembers, { lsb: '1' }, [corporateMessages.salaryBandSum]],
  [
    'a gap between the bands',
    typedMembers,
    { age_0_17: '1', age_40_41: '2' },
    [corporateMessages.ageBandSum],
  ],
  ['a negative member', typedMembers, { nlsb: '-3' }, [companyMessages.wholeNumber]],
  ['half a member', typedMembers, { members: '3.5' }, [companyMessages.wholeNumber]],
  ['more wives than members', typedMembers, { married: '4' }, [corporateMessages.marriedFemales]],
  ['no plan', chosen, { category: '1' }, [messages.selectAPlan]],
  [
    'a plan that there is none of',
    chosen,
    { category: '1', product_id: '999999' },
    ['This plan is not part of the quote.'],
  ],
  [
    'a category that there is none of',
    chosen,
    { category: '3', product_id: '1' },
    ['This quote has no such category.'],
  ],
  ['a premium that was made cheaper', priced, { total_sum: '1.00' }, ['Please select a plan']],
])('%s is refused, and all that was there stays', async (_, send, fields, said) => {
  expect(await send(fields)).toEqual(said);
  expect(await stored()).toEqual(before);
});
