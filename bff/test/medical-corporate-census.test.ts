/** A staff list fills in the group (features rows 100, 125, 126; decisions M29, M58, M68), by plain forms. */
import { censusMessages } from '@muqarin/rules/medical-corporate/messages-census';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CensusPage } from '../contract/medical-corporate/census.ts';
import {
  census,
  corporate,
  type EmployerWithList,
  employerWithList,
  staffCsv,
} from './support/census.ts';
import { shippedQuoting } from './support/shipped-quoting.ts';

let quoting: Awaited<ReturnType<typeof shippedQuoting>>;
beforeAll(async () => {
  quoting = await shippedQuoting(() => new Date('2026-11-24T08:00:00Z'));
});
afterAll(() => quoting.close());

let employer: EmployerWithList;
beforeEach(async () => {
  employer = await employerWithList(quoting.client);
  await employer.step('emirate', { emirate_id: '2' });
});

const counts = [5, 12, 30];
const listed = staffCsv(counts);
const summary = `${corporate}/products?category=summary`;
const wholeOf = (page: { categories: { employees: number }[] }) =>
  page.categories.map(({ employees }) => employees);

describe('a list that says everything', () => {
  it('is read at once, and fills in the counts of all categories with their prices', async () => {
    expect(await employer.drop('staff.csv', listed)).toBe(census);
    const read = await employer.read();
    expect(read).toMatchObject({ people: 47, problemCount: 0, asked: [], dates: [] });
    expect(read.columns.map(({ field }) => field)).toContain('birthDate');
    expect(wholeOf(read)).toEqual(counts);
    const applied = await employer.say({ go: 'apply' });
    expect(applied.headers.location).toBe(summary);
    const page = await employer.list('summary');
    expect(wholeOf(page)).toEqual(counts);
    expect(page.categories.map(({ flag }) => flag)).toEqual([1, 1, 1]);
    expect(page.contactFirst).toBe(true);
    const { tiles } = await employer.list(1);
    expect(tiles[0]?.assumptions).toEqual([]);
    const [cheapest] = page.pairs?.pairs ?? [];
    await employer.browser.form(`${corporate}/products/pair`, {
      insurer_id: String(cheapest?.insurerId),
      tpa_id: String(cheapest?.tpaId),
    });
    const chosen = await employer.list('summary');
    expect(chosen.categories.map((one) => one.chosen?.planName)).toEqual(
      cheapest?.plans.map(({ planName }) => planName),
    );
    expect([chosen.netFils, chosen.grossFils]).toEqual([cheapest?.netFils, cheapest?.grossFils]);
    expect(chosen.pairs?.pairs[0]?.isChosen).toBe(true);
    expect((await employer.questions('category')).answers).toMatchObject({
      member_count: 47,
      multiple_categories: true,
      categories: counts,
    });
  });

  it('leads on to the other questions, whose end has its prices too', async () => {
    await employer.drop('staff.csv', listed);
    const on = await employer.say({ go: 'answers' });
    expect(on.headers.location).toBe(`${corporate}?step=check`);
    await employer.step('check', {});
    const sent = await employer.step('company', {
      company_name: 'Palm Trading LLC',
      contact_name: 'Maryam Saleh',
      customer_email: 'maryam@example.com',
      phone: '501234567',
      dial_code: '+971',
      'g-recaptcha-response': await employer.browser.captcha(),
    });
    expect(sent.headers.location).toBe(`${corporate}/products`);
    const page = await employer.list(3);
    expect(page.categories.map(({ flag }) => flag)).toEqual([1, 1, 1]);
    expect(employer.bff.leads.captured).toMatchObject([
      { details: { employees: 47, categoryEmployees: counts } },
    ]);
  });

  it('changes prices that are there, takes out what was picked with a way back, and tells the lead', async () => {
    await employer.drop('staff.csv', listed);
    await employer.say({ go: 'apply' });
    const products = `${corporate}/products`;
    const press = async (path: string, category: number) => {
      const [tile] = (await employer.list(category)).tiles;
      const fields = { category: String(category), product_id: String(tile?.id) };
      await employer.browser.form(`${products}/${path}`, fields);
    };
    await press('check', 1);
    await press('check', 3);
    await press('select', 1);
    await press('select', 3);
    const checked = async () => (await employer.list(3)).picks.checked.map((one) => one.category);
    expect(await checked()).toEqual([1, 3]);
    const dropped = await employer.drop('staff.csv', staffCsv([5, 12, 31]), { return: products });
    expect(dropped).toBe(census);
    await employer.say({ go: 'apply' });
    const page = await employer.list(3);
    expect(wholeOf(page)).toEqual([5, 12, 31]);
    expect(page.picks.cleared?.categories).toEqual([3]);
    expect(await checked()).toEqual([1]);
    expect(page.categories.map(({ chosen }) => chosen !== null)).toEqual([true, false, false]);
    expect(page.cleared.map(({ category }) => category)).toEqual([3]);
    await employer.browser.form(`${products}/picks-undo`, {});
    expect(await checked()).toEqual([1, 3]);
  });
});

describe('a list that leaves something open', () => {
  it('asks for columns and dates, and fills in nothing before they are said', async () => {
    const open = [
      'Name,Sex,Born,Package,Rent',
      'A B,M,03/04/1980,9000,3000',
      'C D,F,05/06/1981,9100,3050',
      'E F,F,07/08/1982,9200,3100',
    ].join('\n');
    await employer.drop('staff.csv', open);
    const read = await employer.read();
    expect(read.asked.map(({ field }) => field)).toEqual(['salary']);
    expect(read.dates).toEqual([{ header: 'Born', order: 'either' }]);
    const refused = await employer.say({ go: 'apply' });
    expect(refused.headers.location).toBe(census);
    expect((await employer.read()).errors).toEqual([
      { field: 'asked_salary', message: censusMessages.sayColumn },
      { field: 'order', message: censusMessages.sayDates },
    ]);
    await employer.say({ go: 'read', asked_salary: '3', order: 'day_first' });
    const said = await employer.read();
    expect(said.asked).toEqual([]);
    expect(said.columns[3]).toMatchObject({ field: 'salary', how: 'chosen' });
    const applied = await employer.say({ go: 'apply' });
    expect(applied.headers.location).toBe(`${corporate}/products`);
    const page = await employer.list(0);
    expect(page.tiles[0]?.assumptions).toEqual(['no_marital_status']);
  });

  it('knows the columns again in the next file with these headers', async () => {
    const file = (wage: string) =>
      `Name,Sex,Age,${wage},Rent\nA B,M,30,9000,3000\nC D,F,31,9100,3050\nE F,F,32,9200,3100`;
    await employer.drop('staff.csv', file('Package'));
    await employer.say({ go: 'read', asked_salary: '3' });
    await employer.drop('staff.csv', `${file('Package')}\nG H,M,40,9000,3000`);
    const again = await employer.read();
    expect([again.people, again.asked, again.columns[3]?.how]).toEqual([4, [], 'chosen']);
    await employer.drop('staff.csv', file('Wages'));
    expect((await employer.read()).asked.map(({ field }) => field)).toEqual(['salary']);
  });

  it('lets rows be put right in place, or left out, which is printed at the price', async () => {
    const wrong = [
      'X1,Wrong Day,Employee,M,Single,31/02/1990,9000,A',
      'X2,No Category,Employee,M,Single,13/02/1990,9000,',
      'X3,No Gender,Employee,X,Single,13/02/1990,9000,B',
    ];
    await employer.drop('staff.csv', staffCsv([3, 3], wrong));
    const read = await employer.read();
    expect(read).toMatchObject({ people: 6, problemCount: 3, withoutCategory: 1 });
    expect(read.problems).toMatchObject([
      { row: 8, header: 'DOB', read: '31/02/1990', wrong: 'This is no day of the calendar.' },
      { row: 9, field: 'category', needsCategory: true },
      { row: 10, header: 'Gender', read: 'X', allowed: 'Male or female.' },
    ]);
    const inArabic = await employer.browser.get('/api/pages/medical-corporate/census', {
      'x-muqarin-locale': 'ar',
    });
    expect(inArabic.json<CensusPage>().problems).toMatchObject([
      { header: 'DOB', read: '31/02/1990', wrong: expect.stringMatching(/^[^A-Za-z]+$/) },
      { field: 'category' },
      { header: 'Gender', read: 'X', allowed: expect.stringMatching(/^[^A-Za-z]+$/) },
    ]);
    await employer.say({
      go: 'read',
      cell_8_5: '28/02/1990',
      was_8_5: '31/02/1990',
      exception_9: 'B',
      cell_10_3: 'X',
      was_10_3: 'X',
    });
    const after = await employer.read();
    expect(after).toMatchObject({ people: 8, problemCount: 1 });
    expect(wholeOf(after)).toEqual([4, 4]);
    await employer.say({ go: 'apply' });
    const { tiles } = await employer.list(1);
    expect(tiles[0]?.assumptions).toEqual(['rows_left_out']);
  });

  it('shows the numbers once more where what was said changed what they are of', async () => {
    const rows = ['A', 'B', 'A', 'B'].map((cover, at) => `E${at},M,${30 + at},9000,${cover}`);
    await employer.drop('staff.csv', ['Staff ID,Sex,Age,Salary,Cover', ...rows].join('\n'));
    const read = await employer.read();
    expect(read.asked.map(({ field }) => field)).toEqual(['category']);
    const seen = { seen_categories: '1', seen_problems: '0' };
    const first = await employer.say({ go: 'apply', asked_category: '4', ...seen });
    expect(first.headers.location).toBe(census);
    const again = await employer.read();
    expect([again.notice, wholeOf(again)]).toEqual([censusMessages.lookAgain, [2, 2]]);
    const second = await employer.say({ go: 'apply', ...seen, seen_categories: '2' });
    expect(second.headers.location).toBe(summary);
  });

  it('makes categories of grades by a rule with exceptions', async () => {
    const grades = ['G9', 'G8', 'G5', 'G4', 'G1'];
    const rows = grades.map((grade, at) => `E${at},M,${30 + at},9000,${grade}`);
    await employer.drop('staff.csv', ['Staff ID,Sex,Age,Salary,Grade', ...rows].join('\n'));
    const read = await employer.read();
    expect([read.by, read.grades.length]).toEqual(['one', 5]);
    await employer.say({
      go: 'read',
      by: 'grade',
      step_how_0: 'from',
      step_grade_0: '7',
      step_category_0: 'A',
      others: 'B',
      exception_6: 'A',
    });
    const ruled = await employer.read();
    expect(ruled.by).toBe('grade');
    expect(wholeOf(ruled)).toEqual([3, 2]);
  });
});
