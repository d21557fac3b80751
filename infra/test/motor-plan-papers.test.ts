/** A motor plan's two papers are there, and say different things under their two names: every plan on sale, both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentModel } from '@muqarin/documents/contract/documents-contract';
import type { Say } from '@muqarin/rules/translate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MotorShop, openMotorShop } from './support/motor-shop.ts';
import { openBrowser } from './support/shop-browser.ts';

const catalogue = path.join(import.meta.dirname, '../../services/quoting/catalog/motor');
const titles = { table: 'Table of cover', wording: 'Policy wording summary' };
type Language = 'en' | 'ar';

const listed = readdirSync(path.join(catalogue, 'plans'), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => {
    const text = readFileSync(path.join(catalogue, 'plans', file), 'utf8');
    const documents = [...text.matchAll(/id: (\d+),\s*name: [\w-]+,\s*title: ([\w ]+\w)/g)];
    return {
      planId: /^id: (\d+)$/m.exec(text)?.[1] ?? '',
      code: /^code: (.+)$/m.exec(text)?.[1] ?? '',
      isComprehensive: /^type: comprehensive$/m.test(text),
      documents: Object.fromEntries(documents.map(([, id = '', title = '']) => [title, id])),
    };
  });
type Listed = (typeof listed)[number];

let shop: MotorShop;
let say: Say;
beforeAll(async () => {
  shop = await openMotorShop();
  say = await shop.sayOf('motor');
});
afterAll(() => shop.stop());

async function paperOf({ planId, documents }: Listed, title: string, language: Language) {
  const lang = language === 'ar' ? '?lang=ar' : '';
  const address = `/download-file/${planId}/x/${documents[title]}${lang}`;
  const answer = await openBrowser(shop.bff).get(address);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const paper = shop.rendered.at(-1);
  if (!paper) throw new Error('nothing was rendered');
  return paper;
}

const words = (texts: string[], language: Language) =>
  language === 'en' ? texts : texts.map((text) => say(text));
const sectionsOf = (paper: DocumentModel) => paper.sections.map(({ title }) => title);
const bodyOf = (paper: DocumentModel) =>
  paper.sections.map(({ title: _title, ...body }) => JSON.stringify(body));
const tablesOf = ({ sections }: DocumentModel) =>
  sections.flatMap((section) => (section.kind === 'table' ? [section] : []));

it.each(['en', 'ar'] as const)('they have no section in common (%s)', async (language) => {
  expect(listed.length).toBeGreaterThan(40);
  for (const plan of listed) {
    const table = await paperOf(plan, titles.table, language);
    const wording = await paperOf(plan, titles.wording, language);
    expect([table.title, wording.title]).toEqual(words(Object.values(titles), language));
    const shared = bodyOf(table).filter((body) => bodyOf(wording).includes(body));
    expect([plan.code, shared]).toEqual([plan.code, []]);
    expect(sectionsOf(table).filter((title) => sectionsOf(wording).includes(title))).toEqual([]);
    for (const body of [...bodyOf(table), ...bodyOf(wording)])
      expect(body).not.toMatch(/(rows|paragraphs)":\[\]/);
  }
});

it.each(['en', 'ar'] as const)(
  'the table has every cover, and what can be added (%s)',
  async (l) => {
    const text = readFileSync(path.join(catalogue, 'benefits.yaml'), 'utf8');
    const covers = [...text.matchAll(/name: ([\w -]+\w),/g)].map(([, name = '']) => name);
    expect(covers).toHaveLength(14);
    for (const plan of listed) {
      const tables = tablesOf(await paperOf(plan, titles.table, l));
      const cells = tables.flatMap(({ rows }) => rows);
      const firsts = cells.map(([first]) => first);
      expect(firsts).toEqual(expect.arrayContaining(words(covers, l)));
      expect(firsts).toEqual(expect.arrayContaining(words(['Driver cover', 'Roadside help'], l)));
      expect(cells.flat()).not.toContain('');
      expect(tables.length).toBe(plan.isComprehensive ? 3 : 2);
    }
  },
);

it('the table says limits, deductibles and prices of add-ons', async () => {
  const plan = listed.find(({ code }) => code === 'shiraa-voyage-motor');
  if (!plan) throw new Error('no such plan');
  const tables = tablesOf(await paperOf(plan, titles.table, 'en'));
  const plain = (
    JSON.parse(JSON.stringify(tables).replaceAll('\u00a0', ' ')) as typeof tables
  ).flatMap(({ rows }) => rows);
  expect(plain).toEqual(
    expect.arrayContaining([
      ['Fire and theft', 'Included', 'Applies'],
      ['Windscreen', 'Without limit', 'None'],
      ['Up to 10', 'Up to AED 50,000', 'AED 280.00', 'AED 175.00 or nothing'],
      ['Up to 10', 'Above AED 500,000', 'AED 1,120.00', 'AED 700.00 or nothing'],
      ['Up to 60', 'Any value', 'AED 1,360.00', 'AED 850.00 or nothing'],
      ['Driver cover', expect.any(String), 'AED 110.00'],
      ['Passenger cover', expect.any(String), 'AED 35.00 a passenger'],
      ['Roadside help', expect.any(String), 'Included'],
    ]),
  );
});

it.each(['en', 'ar'] as const)('the wording says what a policy says (%s)', async (language) => {
  const asked = [
    'About this summary',
    'What is insured',
    'Who may drive',
    'Conditions',
    'Exclusions',
    'How to claim',
    'Cancellation',
    'Complaints',
  ];
  for (const plan of listed) {
    const paper = await paperOf(plan, titles.wording, language);
    expect(sectionsOf(paper)).toEqual(expect.arrayContaining(words(asked, language)));
    expect(JSON.stringify(paper)).toContain('sanadak.gov.ae');
  }
});

it('no Arabic paper holds English but an address', async () => {
  const english = new Set<string>();
  for (const plan of listed) {
    for (const title of Object.values(titles)) {
      const { sections, subtitle } = await paperOf(plan, title, 'ar');
      const text = JSON.stringify([subtitle, sections.map((one) => Object.values(one).slice(1))]);
      const said = text.replace(/"(label|value|note)":/g, '').replaceAll('sanadak.gov.ae', '');
      for (const word of said.match(/[A-Za-z]{2,}[^"]*/g) ?? []) english.add(word);
    }
  }
  expect([...english]).toEqual([]);
});

it('the panel of a plan leads to both', async () => {
  const browser = await shop.browser();
  const planId = browser.quote.prices[0]?.planId;
  const answer = await browser.get(`/api/motor/plan-detail?plan=${planId}`);
  const { documents } = answer.json() as { documents: { title: string; href: string }[] };
  expect(documents.map(({ title }) => title)).toEqual(Object.values(titles));
  for (const { href } of documents)
    expect((await openBrowser(shop.bff).get(href)).headers['content-type']).toBe('application/pdf');
});

it('a document of another plan is not found', async () => {
  const [one, other] = listed;
  const address = `/download-file/${one?.planId}/x/${other?.documents[titles.table]}`;
  expect((await openBrowser(shop.bff).get(address)).statusCode).toBe(404);
});
