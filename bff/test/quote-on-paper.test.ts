import { pricesInArabic } from '@muqarin/rules/ar/prices';
import { formatAed } from '@muqarin/rules/money-format';
import { describe, expect, it } from 'vitest';
import { type GeneralPlansPage, generalPaths } from '../contract/general/pages.ts';
import { type MotorPlansPage, motorListPaths } from '../contract/motor/plan-pages.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { withQuote } from './support/journey.ts';
import { sendLast, walkToLast } from './support/motor-journey.ts';

const quotePdf = '/survey/medical/individual/quote.pdf';

describe('a quote on paper', () => {
  it('lists every plan once, those with equal facts under one head, with its insurer’s mark', async () => {
    const { app, documents } = await bffUnderTest();
    const browser = await withQuote(app);
    expect((await browser.get(quotePdf)).statusCode).toBe(200);
    const model = documents.rendered.at(-1);
    expect(Object.keys(model?.marks ?? {})).toEqual([1, 2, 3, 4, 5].map((id) => `insurer-${id}`));
    const [list, ...rest] = model?.sections ?? [];
    expect(rest).toEqual([]);
    if (list?.kind !== 'plans') throw new Error('no list of plans');
    // Plan 5 has a condition of its own.
    expect(list.groups.map(({ rows }) => rows.map(({ name }) => name))).toEqual([
      ['Plan 1', 'Plan 2', 'Plan 3', 'Plan 4'],
      ['Plan 5'],
    ]);
    expect(list.columns).toHaveLength((list.groups[0]?.rows[0]?.cells.length ?? 0) + 1);
  });

  it('takes the prices of the chosen plans apart: of those named, or compared', async () => {
    const { app, documents } = await bffUnderTest();
    const browser = await withQuote(app);
    const traced = () =>
      documents.rendered
        .at(-1)
        ?.sections.flatMap(({ kind, title }) => (kind === 'rows' ? title : []));
    await browser.get(`${quotePdf}?plans=2,3`);
    expect(traced()).toEqual(['Plan 2, Insurer 2', 'Plan 3, Insurer 3']);
    await browser.form('/survey/medical/individual/compare-plans', { product_ids: '1,2' });
    await browser.get(quotePdf);
    expect(traced()).toEqual(['Plan 1, Insurer 1', 'Plan 2, Insurer 2']);
    const rows = documents.rendered
      .at(-1)
      ?.sections.flatMap((section) =>
        section.kind === 'rows' ? section.rows.map(({ label }) => label) : [],
      );
    expect(rows?.slice(0, 4)).toEqual([
      'Base rate',
      'Net premium',
      'VAT 5 %',
      'You pay the insurer',
    ]);
  });

  it('says its own words in Arabic, and leaves drawings alone', async () => {
    const { app, documents } = await bffUnderTest();
    const browser = await withQuote(app);
    await browser.get('/uae/ar/');
    await browser.get(quotePdf);
    const model = documents.rendered.at(-1);
    expect(model).toMatchObject({ locale: 'ar', marks: { 'insurer-1': '<svg/>' } });
    const [list] = model?.sections ?? [];
    expect(list).toMatchObject({ kind: 'plans' });
    expect(JSON.stringify(list)).toContain(pricesInArabic['Net premium']);
    expect(JSON.stringify(list)).not.toContain('Who may buy it');
  });
});

it('takes the prices of compared plans of a car apart, their lines in the words of the reader', async () => {
  const { app, documents } = await bffUnderTest();
  const browser = await openBrowser(app);
  await walkToLast(browser);
  await sendLast(browser);
  const list = (await browser.get('/api/pages/motor/products')).json<MotorPlansPage>();
  const [tile] = list.tiles;
  const traced = async () => {
    await browser.get('/survey/motor/products/quote.pdf');
    const sections = documents.rendered.at(-1)?.sections ?? [];
    return sections.flatMap((section) => (section.kind === 'rows' ? [section] : []));
  };
  expect(await traced()).toEqual([]);
  await browser.form(motorListPaths.toggleCompared, { product_id: String(tile?.id) });
  const [section] = await traced();
  expect(section?.title).toBe(`${tile?.name}, ${tile?.insurerName}`);
  expect(section?.rows.at(-3)?.value).toBe(formatAed(tile?.discountedFils ?? 0, 'always'));
  expect(section?.rows.length).toBeGreaterThan(3);
  await browser.get('/uae/ar/');
  const [inArabic] = await traced();
  const labels = inArabic?.rows.map(({ label, note = '' }) => `${label} ${note}`) ?? [];
  expect(labels.join(' ')).not.toMatch(/Net|VAT|You pay| of |premium/);
});

describe('the general list on paper', () => {
  const path = '/survey/general/products/quote.pdf';

  it('lists every plan, in the words of its reader', async () => {
    const { app, documents } = await bffUnderTest();
    const browser = await openBrowser(app);
    await general(browser);
    expect((await browser.get(path)).headers['content-disposition']).toMatch(/quote-MQ-.*\.pdf/);
    const [list] = documents.rendered.at(-1)?.sections ?? [];
    if (list?.kind !== 'plans') throw new Error('no list of plans');
    expect(list.groups.flatMap(({ rows }) => rows.map(({ cells }) => cells[2]))).toEqual([
      formatAed(100_000, 'always'),
      formatAed(200_000, 'always'),
    ]);
    await browser.get('/uae/ar/');
    await browser.get(path);
    const model = documents.rendered.at(-1);
    expect(model).toMatchObject({ locale: 'ar', title: pricesInArabic['Plans for your business'] });
    expect(model?.subtitle).toContain('مخبز');
    expect(model?.subtitle).not.toMatch(/[A-Za-z]/);
    const said = JSON.stringify(model?.sections).replaceAll(/"(mark|kind)":"[^"]*"/g, '');
    expect(said).not.toMatch(/Included|Excess|Insurance|As the law sets|Everything/);
  });

  it('takes the prices of compared plans apart, their lines in the words of the reader', async () => {
    const { app, documents } = await bffUnderTest();
    const browser = await openBrowser(app);
    await general(browser);
    const list = (await browser.get('/api/pages/general/products')).json<GeneralPlansPage>();
    const [tile] = list.tiles;
    await browser.form(generalPaths.toggleCompared, { product_id: String(tile?.id) });
    await browser.get(path);
    const traced = () =>
      documents.rendered
        .at(-1)
        ?.sections.flatMap((section) => (section.kind === 'rows' ? [section] : []));
    expect(traced()?.map(({ title }) => title)).toEqual([`${tile?.name}, ${tile?.insurerName}`]);
    expect(traced()?.[0]?.rows.at(-3)?.value).toBe(formatAed(tile?.netFils ?? 0, 'always'));
    await browser.get('/uae/ar/');
    await browser.get(path);
    const labels = traced()?.[0]?.rows.map(({ label, note = '' }) => `${label} ${note}`) ?? [];
    expect(labels.join(' ')).not.toMatch(/Net|VAT|You pay| of |premium/);
  });

  it('is nobody else’s', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    expect((await browser.get(path)).statusCode).toBe(404);
    expect((await browser.get('/survey/motor/products/quote.pdf')).statusCode).toBe(404);
  });
});

async function general(browser: Browser): Promise<void> {
  await browser.form('/survey/general', {
    selected_general_codes: 'work_comp',
    business_activity_id: '3',
    emirate_id: '2',
    total_employees: '25',
    admin_employees: '5',
    non_admin_employees: '20',
    admin_wages: '600,000',
    non_admin_wages: '720,000',
    general_had_claim: '0',
    company_name: 'Ghaf Bakery LLC',
    contact_name: 'Noura Al Hammadi',
    customer_email: 'noura@example.com',
    phone: '501234567',
    dial_code: '+971',
    'g-recaptcha-response': await browser.captcha(),
  });
}
