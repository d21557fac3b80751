/** Two staff lists of a group compared: each change with its money, and the sum is the difference of two full ratings. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CensusChangesPage } from '../contract/medical-corporate/census.ts';
import { census, corporate, type EmployerWithList, employerWithList } from './support/census.ts';
import { shippedQuoting } from './support/shipped-quoting.ts';

let quoting: Awaited<ReturnType<typeof shippedQuoting>>;
let employer: EmployerWithList;
beforeAll(async () => {
  quoting = await shippedQuoting(() => new Date('2026-11-24T08:00:00Z'));
  employer = await employerWithList(quoting.client);
  await employer.step('emirate', { emirate_id: '2' });
});
afterAll(() => quoting.close());

const heads = 'Staff ID,Name,Relation,Principal ID,Gender,Marital status,DOB,Salary,Category';
const staff = (number: number, category: string, over: { born?: string; pay?: number } = {}) =>
  `E${number},Name ${number},Employee,,M,Single,${over.born ?? `14/03/${1980 + number}`},${over.pay ?? 9000},${category}`;
const wife = 'W1,Wife One,Wife,E1,F,Married,02/05/1988,,';
const before = [heads, staff(1, 'A'), wife, staff(2, 'A'), staff(3, 'B'), staff(4, 'B')];
const after = [
  heads,
  staff(3, 'A'),
  staff(1, 'A'),
  wife,
  staff(4, 'B', { born: '14/03/1964' }),
  staff(9, 'B'),
];

const changes = async () =>
  (
    await employer.browser.get('/api/pages/medical-corporate/census-changes')
  ).json<CensusChangesPage>();
const net = async () => (await employer.list('summary')).netFils ?? 0;
const use = async (lines: readonly string[]) => {
  await employer.drop('staff.csv', lines.join('\n'));
  await employer.say({ go: 'apply' });
};
const takePlans = (pair: { insurerId: number; tpaId: number } | undefined) =>
  employer.browser.form(`${corporate}/products/pair`, {
    insurer_id: String(pair?.insurerId),
    tpa_id: String(pair?.tpaId),
  });

it('says who joined, left, moved and grew older, with money that sums to both premiums', async () => {
  await use(before);
  expect(await changes()).toEqual({ redirect: census });
  const pair = (await employer.list('summary')).pairs?.pairs[0];
  await takePlans(pair);
  const wasFils = await net();
  expect(wasFils).toBeGreaterThan(0);

  await employer.drop('staff.csv', after.join('\n'));
  expect(await employer.read()).toMatchObject({ hasEarlier: true });
  const page = await changes();
  expect(page.people).toEqual([5, 5]);
  const counts = page.sums.map(({ change, people }) => [change, people]);
  expect(counts).toEqual([
    ['joined', 1],
    ['left', 1],
    ['moved', 1],
    ['aged', 1],
    ['other', 0],
    ['same', 2],
  ]);
  expect(page.withoutPlan).toEqual([]);
  const [was = 0, is = 0] = page.netFils ?? [];
  expect(was).toBe(wasFils);
  const sum = page.sums.reduce((total, { fils }) => total + (fils ?? 0), 0);
  expect(sum).toBe(is - was);
  const moved = page.changes.find(({ change }) => change === 'moved');
  expect(moved).toMatchObject({ rows: [5, 2], categories: [2, 1] });

  // The later list used, and the same plans chosen for it.
  const { plans } = page;
  await employer.say({ go: 'apply' });
  const { tiles } = await employer.list(1);
  for (const { category, planName } of plans) {
    const all = category === 1 ? tiles : (await employer.list(category)).tiles;
    const plan = all.find(({ name }) => name === planName);
    const fields = { category: String(category), product_id: String(plan?.id), switch: '1' };
    await employer.browser.form(`${corporate}/products/select`, fields);
  }
  expect(await net()).toBe(is);
  expect((await changes()).netFils).toEqual([was, is]);
});

it('counts without money while a category has no plan', async () => {
  const other = await employerWithList(quoting.client);
  await other.step('emirate', { emirate_id: '2' });
  await other.drop('staff.csv', before.join('\n'));
  await other.say({ go: 'apply' });
  await other.drop('staff.csv', after.join('\n'));
  const answer = await other.browser.get('/api/pages/medical-corporate/census-changes');
  const page = answer.json<CensusChangesPage>();
  expect(page).toMatchObject({ netFils: null, withoutPlan: [1, 2], people: [5, 5] });
  expect(page.sums.map(({ fils }) => fils)).toEqual(page.sums.map(() => null));
});
