/** A plan's two papers say different things under their two names: for every plan on sale, in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentModel } from '@muqarin/documents/contract/documents-contract';
import type { Say } from '@muqarin/rules/translate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MotorShop, openMotorShop } from './support/motor-shop.ts';
import { openBrowser } from './support/shop-browser.ts';

const catalogue = path.join(import.meta.dirname, '../../services/quoting/catalog/medical');
const titles = { table: 'Table of benefits', wording: 'Policy wording summary' };

interface Listed {
  planId: string;
  code: string;
  documents: Record<string, string>;
}

const listed: Listed[] = readdirSync(path.join(catalogue, 'plans'), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => {
    const text = readFileSync(path.join(catalogue, 'plans', file), 'utf8');
    const documents = [...text.matchAll(/id: (\d+),\s*name: [\w-]+,\s*title: ([\w ]+\w)/g)];
    return {
      planId: /^id: (\d+)$/m.exec(text)?.[1] ?? '',
      code: /^code: (.+)$/m.exec(text)?.[1] ?? '',
      documents: Object.fromEntries(documents.map(([, id = '', title = '']) => [title, id])),
    };
  });

let shop: MotorShop;
let say: Say;
beforeAll(async () => {
  shop = await openMotorShop();
  say = await shop.sayOf('medical');
});
afterAll(() => shop.stop());

async function paperOf({ planId, documents }: Listed, title: string, language: 'en' | 'ar') {
  const lang = language === 'ar' ? '?lang=ar' : '';
  const address = `/download-file/${planId}/x/${documents[title]}${lang}`;
  const answer = await openBrowser(shop.bff).get(address);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const paper = shop.rendered.at(-1);
  if (!paper) throw new Error('nothing was rendered');
  return paper;
}

const words = (texts: string[], language: 'en' | 'ar') =>
  language === 'en' ? texts : texts.map((text) => say(text));
const sectionsOf = (paper: DocumentModel) => paper.sections.map(({ title }) => title);
const bodyOf = (paper: DocumentModel) => paper.sections.map((section) => JSON.stringify(section));

it('every plan on sale has both', () => {
  expect(listed.length).toBeGreaterThan(80);
  for (const { documents } of listed) {
    expect(Object.keys(documents).sort()).toEqual(Object.values(titles).sort());
  }
});

it.each(['en', 'ar'] as const)('they have no section in common (%s)', async (language) => {
  for (const plan of listed) {
    const table = await paperOf(plan, titles.table, language);
    const wording = await paperOf(plan, titles.wording, language);
    expect([table.title, wording.title]).toEqual(words(Object.values(titles), language));
    const shared = bodyOf(table).filter((section) => bodyOf(wording).includes(section));
    expect([plan.code, shared]).toEqual([plan.code, []]);
    expect(sectionsOf(table).filter((title) => sectionsOf(wording).includes(title))).toEqual([]);
  }
});

it.each(['en', 'ar'] as const)(
  'the table has every benefit with limit, share and wait (%s)',
  async (language) => {
    const rows = readFileSync(path.join(catalogue, 'rows.yaml'), 'utf8');
    const labels = [...rows.matchAll(/^ {4}label: (.+)$/gm)].map(([, label = '']) => label);
    expect(labels.length).toBeGreaterThan(25);
    for (const plan of listed) {
      const { sections } = await paperOf(plan, titles.table, language);
      const found = sections.flatMap((section) => {
        if (section.kind === 'table') return section.rows.map(([label]) => label);
        return section.kind === 'rows' ? section.rows.map(({ label }) => label) : [];
      });
      expect(found).toEqual(expect.arrayContaining(words(labels, language)));
      const tables = sections.filter((section) => section.kind === 'table');
      for (const { columns, rows: cells } of tables) {
        expect(columns).toEqual(words(['Benefit', 'Limit', 'You pay', 'Waiting period'], language));
        for (const row of cells) expect(row.every((cell) => cell !== '')).toBe(true);
      }
    }
  },
);

it('the table takes limit, share and wait of a benefit apart', async () => {
  const plan = listed.find(({ code }) => code === 'falaj-basic-dubai');
  if (!plan) throw new Error('no such plan');
  const { sections } = await paperOf(plan, titles.table, 'en');
  const rows = sections.flatMap((section) => (section.kind === 'table' ? section.rows : []));
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Medicines', 'Up to AED 1,500 a year', '30 %', 'None'],
      ['Maternity', 'Up to AED 10,000', '10 %', 'None'],
      ['Chronic conditions', 'Up to the annual limit', '–', 'After 6 months'],
      ['Dental', 'Not covered', '–', '–'],
    ]),
  );
});

it.each(['en', 'ar'] as const)(
  'the wording says what a policy says, and that it is a summary (%s)',
  async (language) => {
    const asked = [
      'About this summary',
      'What is insured',
      'Who may hold it',
      'Conditions',
      'Exclusions',
      'Waiting periods',
      'How to claim',
      'Cancellation',
      'Complaints',
    ];
    for (const plan of listed) {
      const paper = await paperOf(plan, titles.wording, language);
      expect(sectionsOf(paper)).toEqual(expect.arrayContaining(words(asked, language)));
      for (const section of bodyOf(paper)) expect(section).not.toMatch(/(rows|paragraphs)":\[\]/);
      expect(JSON.stringify(paper)).toContain('sanadak.gov.ae');
    }
  },
);

it('no Arabic paper of a plan holds English but an address', async () => {
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
