/** Files of a staff list: what is no list, and what an employer takes away (features rows 100, 125, 126; decisions M29, M58, M68). */
import { censusMessages } from '@muqarin/rules/medical-corporate/messages-census';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  census,
  corporate,
  type EmployerWithList,
  employerWithList,
  staffCsv,
} from './support/census.ts';
import { aDocument } from './support/office-files.ts';
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
const wholeOf = (page: { categories: { employees: number }[] }) =>
  page.categories.map(({ employees }) => employees);

describe('what cannot be read', () => {
  it('says why at the drop zone, and keeps the list that was filled in', async () => {
    await employer.drop('staff.csv', listed);
    await employer.say({ go: 'apply' });
    const back = await employer.drop('staff.csv', '1,2\n3,4\n', {
      return: `${corporate}/products`,
    });
    expect(back).toBe(`${corporate}/products#census`);
    const page = await employer.list('summary');
    expect(page.census).toEqual({ hasList: true, error: censusMessages.no_headers, notice: null });
    expect(wholeOf(page)).toEqual(counts);
    expect(wholeOf(await employer.read())).toEqual(counts);
    expect((await employer.bff.documents.kept()).map(({ purpose }) => purpose)).toEqual(['census']);
  });

  it('asks for xlsx or csv where a document came, and keeps it as one', async () => {
    const back = await employer.drop('staff.docx', aDocument());
    expect(back).toBe(`${corporate}?step=category#census`);
    const { census: drop } = await employer.questions('category');
    expect(drop).toEqual({
      hasList: false,
      error: null,
      notice: 'Save it as xlsx or csv and we fill everything in',
    });
    expect(await employer.bff.documents.kept()).toHaveLength(1);
  });

  it('leads to the counts where there is no list, and forgets one that is not wanted any more', async () => {
    const toCounts = { redirect: `${corporate}?step=category` };
    expect(await employer.read()).toEqual(toCounts);
    await employer.drop('staff.csv', listed);
    await employer.browser.form(`${census}/forget`, {});
    expect(await employer.read()).toEqual(toCounts);
    expect(await employer.bff.documents.kept()).toEqual([]);
  });

  it('is nobody’s without a journey, and no other visitor’s', async () => {
    await employer.drop('staff.csv', listed);
    const other = await employerWithList(quoting.client);
    expect(await other.read()).toEqual({ redirect: `${corporate}?step=category` });
    expect((await other.browser.get(`${census}/errors`)).statusCode).toBe(404);
    expect(await other.drop('staff.csv', listed)).toBe(`${corporate}?step=category#census`);
    expect(await other.bff.documents.kept()).toEqual([]);
  });
});

describe('files of a list', () => {
  it('are the errors alone, in the language of the reader', async () => {
    await employer.drop('staff.csv', staffCsv([3], ['X1,عمر,Employee,M,Single,31/02/1990,9000,A']));
    const answer = await employer.browser.get(`${census}/errors?format=csv`);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.body).toContain('X1,عمر,Employee,M,Single,31/02/1990,9000,A,DOB: This is no day');
    expect(answer.body).not.toContain('Omar A0');
  });

  it('are a template that is read without a question', async () => {
    const answer = await employer.browser.get(`${census}/template?format=csv`);
    const filled = `${answer.body}E1,Omar,Employee,,Male,Single,31/12/1990,9000,A,7\r\n`;
    await employer.drop('staff.csv', filled);
    expect(await employer.read()).toMatchObject({ people: 1, asked: [], problemCount: 0 });
    const book = await employer.browser.get(`${census}/template?format=xlsx`);
    expect(await employer.drop('staff.xlsx', book.rawPayload)).toBe(census);
    const empty = await employer.read();
    expect(empty.columns.map(({ how }) => how)).toEqual(Array.from({ length: 10 }, () => 'header'));
  });
});
