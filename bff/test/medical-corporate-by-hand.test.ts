/** One group of 87 lives in three categories, dropped as a file and typed by hand with its small matrix: the same to the fils. */
import type { GroupCategory } from '@muqarin/rules/medical-corporate/group';
import { bandField } from '@muqarin/rules/medical-corporate/member-form';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { corporate, type EmployerWithList, employerWithList } from './support/census.ts';
import { shippedQuoting } from './support/shipped-quoting.ts';

let quoting: Awaited<ReturnType<typeof shippedQuoting>>;
let dropped: EmployerWithList;
let typed: EmployerWithList;
beforeAll(async () => {
  quoting = await shippedQuoting(() => new Date('2026-11-24T08:00:00Z'));
  [dropped, typed] = await Promise.all([
    employerWithList(quoting.client),
    employerWithList(quoting.client),
  ]);
  for (const one of [dropped, typed]) await one.step('emirate', { emirate_id: '2' });
});
afterAll(() => quoting.close());

/** 69 employees of 20 to 63, every third with a low salary, every fifth a married woman; 18 of them with a wife or a child. */
const heads = 'Staff ID,Name,Relation,Principal ID,Gender,Marital status,DOB,Salary,Category';
const rows = [8, 22, 39].flatMap((count, category) =>
  Array.from({ length: count }, (_, at) => category * 100 + at).flatMap((number, at) => {
    const [sex, status] = number % 5 === 0 ? ['F', 'Married'] : ['M', 'Single'];
    const [born, pay] = [1963 + ((number * 7) % 44), number % 3 === 0 ? 3_500 : 12_000];
    const cells = `${sex},${status},14/03/${born},${pay},${'ABC'[category]}`;
    const employee = `E${number},Name ${number},Employee,,${cells}`;
    const wife = `W${number},Wife ${number},Wife,E${number},F,Married,02/05/1990,,`;
    const child = `C${number},Child ${number},Child,E${number},M,Single,02/05/2019,,`;
    const dependants = at % 4 === 1 ? [at % 8 === 1 ? wife : child] : [];
    return [employee, ...dependants];
  }),
);

const premiums = async ({ list }: EmployerWithList, category: number) => {
  const { tiles } = await list(category);
  return new Map(tiles.map(({ id, netFils }) => [id, netFils]));
};

/** As the editor asks for it. */
async function typeIn({ list, browser }: EmployerWithList, category: GroupCategory) {
  const { editor } = await list(category.number);
  expect(editor.asksMatrix).toBe(true);
  const held = (band: { ageFrom: number; ageTo: number }) =>
    category.ageBands.filter(({ ageFrom }) => ageFrom >= band.ageFrom && ageFrom <= band.ageTo);
  const ages = editor.ageBands.flatMap((band): [string, string][] => [
    [bandField('age', band), String(held(band).reduce((sum, one) => sum + one.members, 0))],
    [bandField('low', band), String(held(band).reduce((sum, one) => sum + (one.lsb ?? 0), 0))],
  ]);
  const married = editor.maternityBands.map((band): [string, string] => {
    const own = category.maternityBands.filter(({ ageFrom }) => ageFrom === band.ageFrom);
    return [bandField('married', band), String(own[0]?.marriedWomen ?? 0)];
  });
  const { number, employees, members, lsb, nlsb } = category;
  const counts = Object.entries({ category: number, employees, members, lsb, nlsb });
  const answer = await browser.form(`${corporate}/products/members`, {
    ...Object.fromEntries(counts.map(([name, count]) => [name, String(count)])),
    ...Object.fromEntries([...ages, ...married]),
  });
  expect(answer.headers.location).toBe(`${corporate}/products?category=${number}`);
}

it('has the same plans at the same premiums in each category', async () => {
  await dropped.drop('staff.csv', [heads, ...rows].join('\n'));
  const { people, categories } = await dropped.read();
  expect([people, categories.map(({ employees }) => employees)]).toEqual([87, [8, 22, 39]]);
  expect(categories.every(({ lsb, nlsb }) => lsb > 0 && nlsb > 0)).toBe(true);
  await dropped.say({ go: 'apply' });

  const counted = Object.fromEntries(
    categories.map(({ number, employees }) => [`category_${number}`, String(employees)]),
  );
  await typed.step('category', { member_count: '69', multiple_categories: '1', ...counted });
  await typed.browser.form(`${corporate}/prices`, {});
  for (const category of categories) await typeIn(typed, category);

  for (const { number } of categories) {
    const [byFile, byHand] = [await premiums(dropped, number), await premiums(typed, number)];
    expect(byFile.size).toBeGreaterThan(10);
    expect(byHand).toEqual(byFile);
  }
});
