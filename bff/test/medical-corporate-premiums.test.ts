/** What a group's premium comes to by person and family, to the fils, on its own page and beside its policy. */
import { proposalMessages } from '@muqarin/rules/medical-corporate/messages-proposal';
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import { filsToAed } from '@muqarin/rules/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GroupPolicyPage } from '../contract/medical-corporate/policy-pages.ts';
import { type GroupPremiumsPage, premiumPaths } from '../contract/medical-corporate/premiums.ts';
import {
  type CorporateBuyPage,
  type CorporateDocumentsPage,
  corporatePurchasePaths,
} from '../contract/medical-corporate/purchase.ts';
import { corporate, type EmployerWithList, employerWithList } from './support/census.ts';
import { shippedQuoting } from './support/shipped-quoting.ts';

let quoting: Awaited<ReturnType<typeof shippedQuoting>>;
beforeAll(async () => {
  quoting = await shippedQuoting(() => new Date('2026-11-24T08:00:00Z'));
});
afterAll(() => quoting.close());

const heads = 'Staff ID,Name,Relation,Principal ID,Gender,Marital status,DOB,Salary,Category';
const staff = (number: number) => {
  const [sex, status] = number % 4 === 0 ? ['F', 'Married'] : ['M', 'Single'];
  const born = `14/03/${1961 + (number % 45)}`;
  const [pay, category] = [number % 3 === 0 ? 3000 : 9000, number % 2 === 0 ? 'A' : 'B'];
  return `E${number},Name ${number},Employee,,${sex},${status},${born},${pay},${category}`;
};
const wife = (number: number) => `W${number},Wife ${number},Wife,E${number},F,Married,02/05/1988,,`;
const list = [heads, ...Array.from({ length: 130 }, (_, at) => staff(at + 1)), wife(1), wife(2)];

async function chosen(): Promise<EmployerWithList> {
  const employer = await employerWithList(quoting.client);
  await employer.step('emirate', { emirate_id: '2' });
  await employer.drop('staff.csv', list.join('\n'));
  await employer.say({ go: 'apply' });
  const pair = (await employer.list('summary')).pairs?.pairs[0];
  await employer.browser.form(`${corporate}/products/pair`, {
    insurer_id: String(pair?.insurerId),
    tpa_id: String(pair?.tpaId),
  });
  return employer;
}

const fils = (all: readonly { fils: number }[]) => all.reduce((sum, one) => sum + one.fils, 0);

it('sums by part, person and family to the premium of each category', async () => {
  const { browser } = await chosen();
  const page = async (category: number, from = 0) => {
    const query = `category=${category}&from=${from}`;
    return (await browser.get(`${premiumPaths.model}?${query}`)).json<GroupPremiumsPage>();
  };
  const first = await page(1);
  expect(first.categories.map(({ category }) => category)).toEqual([1, 2]);
  for (const { category, netFils } of first.categories) {
    const { picture, familyCount, personCount } = await page(category);
    expect([familyCount, personCount]).toEqual([65, 66]);
    expect(fils(picture.parts)).toBe(netFils);
    const families = [...(await page(category)).families, ...(await page(category, 50)).families];
    expect(families).toHaveLength(65);
    expect(fils(families)).toBe(netFils);
    for (const family of families) {
      expect(fils(family.people)).toBe(family.fils);
      for (const { parts, ...person } of family.people) expect(fils(parts)).toBe(person.fils);
    }
    const married = families.find(({ people }) => people.length > 1);
    expect(married?.people.map(({ number }) => number)).toEqual(
      category === 1 ? ['E2', 'W2'] : ['E1', 'W1'],
    );
  }
});

it('tells by bands alone where the counts are not those of the list, and leads back without a plan', async () => {
  const employer = await employerWithList(quoting.client);
  await employer.step('emirate', { emirate_id: '2' });
  await employer.drop('staff.csv', list.slice(0, 20).join('\n'));
  await employer.say({ go: 'apply' });
  expect((await employer.browser.get(premiumPaths.model)).json()).toEqual({
    redirect: `${corporateRoutes.products}?category=summary`,
  });
  const counted = await chosen();
  await counted.browser.form(`${corporate}/census/forget`, {});
  const page = (await counted.browser.get(premiumPaths.model)).json<GroupPremiumsPage>();
  expect(page).toMatchObject({ nobody: 'no_list', families: [], category: 1 });
  expect(fils(page.picture.parts)).toBe(page.picture.netFils);
});

it('shows nobody else what a group costs by person', async () => {
  const { browser } = await chosen();
  const answer = await browser.get(`${premiumPaths.model}?policy=MQ-AAAA-AAAA`);
  expect(answer.statusCode).toBe(404);
});

async function buy({ browser, step, list: listed }: EmployerWithList) {
  const company = {
    company_name: 'Palm Trading LLC',
    contact_name: 'Maryam Saleh',
    customer_email: 'maryam@example.com',
    phone: '501234567',
    dial_code: '+971',
  };
  await step('company', { ...company, 'g-recaptcha-response': await browser.captcha() });
  const { netFils } = await listed('summary');
  const { plans, firstStart, wire } = (
    await browser.get('/api/pages/medical-corporate/buy-policy')
  ).json<CorporateBuyPage>();
  await browser.form(corporatePurchasePaths.buyPolicy, {
    plans,
    premium: String(filsToAed(netFils)),
    policy_start_date: firstStart,
    t_and_c_3: 'yes',
    condition_confirmed: 'yes',
  });
  return { netFils, wire };
}

const papers = async ({ browser }: EmployerWithList) =>
  (
    await browser.get('/api/pages/medical-corporate/submit-documents')
  ).json<CorporateDocumentsPage>();

it('buys for the people of the list, each under the number and name that it has', async () => {
  const employer = await chosen();
  const { bff, browser } = employer;
  const { netFils } = await buy(employer);
  expect((await papers(employer)).warning).toBeNull();
  const [policy] = await bff.orders.groupPolicies();
  const reference = policy?.policyReference ?? '';
  const pageFrom = async (from: number) => {
    const url = `/api/pages/medical-corporate/policy?reference=${reference}&from=${from}`;
    return (await browser.get(url)).json<GroupPolicyPage>();
  };
  const first = await pageFrom(0);
  expect(first).toMatchObject({ byCounts: false, memberTotal: 132, netFils });
  const members = [...first.members, ...(await pageFrom(first.most)).members];
  expect(members.find(({ number }) => number === 'W1')).toMatchObject({
    name: 'Wife 1',
    birthDate: '1988-05-02',
    relation: 'spouse',
  });
  expect(members.reduce((sum, { periodFils }) => sum + periodFils, 0)).toBe(netFils);
});

it('says of a list that cannot be read any more that the group was bought by counts, and reads none of a sold one', async () => {
  const employer = await chosen();
  const { bff, browser } = employer;
  let reads = 0;
  Object.assign(bff.documents.client, {
    readCensusMembers: async () => {
      reads += 1;
      return { outcome: 'unread', reason: 'broken' };
    },
  });
  const { wire } = await buy(employer);
  const warning = proposalMessages.boughtByCounts;
  expect((await papers(employer)).warning).toBe(warning);
  const [policy] = await bff.orders.groupPolicies();
  expect(policy).toMatchObject({ byCounts: true, memberCount: 132 });
  const again = await browser.post('/api/survey/medical/corporate/confirm-policy', { data: wire });
  expect(again.json()).toMatchObject({ status: 'Success', warning });
  expect(reads).toBe(1);
});
