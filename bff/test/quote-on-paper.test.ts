import { pricesInArabic } from '@muqarin/rules/ar/prices';
import { describe, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { withQuote } from './support/journey.ts';

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
