import { brotliDecompressSync } from 'node:zlib';
import { manyPapers } from '@muqarin/documents/contract/documents-contract';
import { AppError } from '@muqarin/platform/errors';
import { messagesInArabic } from '@muqarin/rules/ar/messages';
import { messages } from '@muqarin/rules/messages';
import { describe, expect, it } from 'vitest';
import { bffUnderTest, contractTable } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { withQuote } from './support/journey.ts';
import { productsQuery } from './support/payloads.ts';
import { lowSalary } from './support/small-catalogue/medical.ts';

const policyOf = (answer: { headers: Record<string, unknown> }) =>
  Object.fromEntries(
    String(answer.headers['content-security-policy'])
      .split(';')
      .map((part) => part.trim().split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

describe('security headers', () => {
  it('stand on every answer', async () => {
    const { app } = await bffUnderTest({ PUBLIC_ORIGIN: 'https://muqarin.example' });
    for (const url of ['/api/csrf', '/nothing', '/api/nothing', '/healthz', '/api/openapi.json']) {
      expect((await app.inject(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    }
  });

  it('demand https only of a secure origin', async () => {
    const { app } = await bffUnderTest();
    expect((await app.inject('/api/csrf')).headers).not.toHaveProperty('strict-transport-security');
  });

  it('allow scripts by a nonce that is new each time, never inline', async () => {
    const { app } = await bffUnderTest();
    const [one, two] = [policyOf(await app.inject('/x')), policyOf(await app.inject('/x'))];
    expect(one['script-src']).not.toContain("'unsafe-inline'");
    expect(one['script-src']).not.toContain("'unsafe-eval'");
    expect(one['object-src']).toEqual(["'none'"]);
    expect(one['base-uri']).toEqual(["'none'"]);
    expect(one['script-src']).not.toEqual(two['script-src']);
  });

  it('collect what browsers refuse, without addresses', async () => {
    const { app, logged } = await bffUnderTest();
    const report = {
      'csp-report': {
        'document-uri': 'http://localhost:3000/x?data=mariam@example.com',
        'effective-directive': 'script-src-elem',
      },
    };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify(report),
    });
    expect(answer.statusCode).toBe(204);
    expect(logged.join()).toContain('script-src-elem');
    expect(logged.join()).not.toContain('mariam');
  });
});

describe('the description', () => {
  it('has every path and method of the table, aliases marked', async () => {
    const { app } = await bffUnderTest();
    type Operations = Record<string, { 'x-alias-of'?: string; operationId: string }>;
    const { paths } = (await app.inject('/api/openapi.json')).json<{
      paths: Record<string, Operations>;
    }>();
    const ids = Object.values(paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, aliases, methods, addedMethods } of contractTable()) {
      const wanted = [...methods, ...addedMethods].map((method) => method.toLowerCase());
      expect(Object.keys(paths[path] ?? {})).toEqual(wanted);
      for (const alias of aliases) {
        expect(Object.values(paths[alias] ?? {}).map((o) => o['x-alias-of'])).toEqual(
          wanted.map(() => path),
        );
      }
    }
  });

  it('has a page to try it whose own policy lets its parts run', async () => {
    const { app } = await bffUnderTest();
    const page = await app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    const policy = policyOf(page);
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    expect(policy).not.toHaveProperty('upgrade-insecure-requests');
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
    const sources = [...page.body.matchAll(/<script[^>]*src="([^"]+)"/g)].map(
      ([, source]) => source,
    );
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      const script = await app.inject(new URL(source ?? '', 'http://x/api/docs/').pathname);
      expect(script.statusCode).toBe(200);
    }
  });
});

describe('files', () => {
  it('of plans are for everybody; the name is decoration, the id decides', async () => {
    const { app } = await bffUnderTest();
    const found = await app.inject('/download-file/1/..%2F%22any%22%0d%0aname/9');
    expect(found.statusCode).toBe(200);
    expect(found.headers['content-type']).toBe('application/pdf');
    expect(found.headers['content-disposition']).toBe(
      'attachment; filename="plan-1-table-of-benefits.pdf"',
    );
    for (const path of ['2/x/9', '1/x/8', '1/x/abc', '1e1/x/9']) {
      expect((await app.inject(`/download-file/${path}`)).statusCode).toBe(404);
    }
  });

  it('of a quote are for its owner', async () => {
    const { app } = await bffUnderTest();
    const browser = await withQuote(app);
    const quote = await browser.get('/survey/medical/individual/quote.pdf');
    expect(quote.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="quote-MQ-.{4}-.{4}[.]pdf"$/,
      ),
    });
    const comparison = '/survey/medical/individual/comparison.pdf';
    expect((await browser.get(comparison)).statusCode).toBe(404);
    await browser.form('/survey/medical/individual/compare-plans', { product_ids: '1,2' });
    expect((await browser.get(comparison)).statusCode).toBe(200);
  });

  it('that cannot be made just now say so, as a page or to a script, in the reader’s language', async () => {
    const { app, documents } = await bffUnderTest();
    const browser = await withQuote(app);
    const full = new AppError('unavailable', manyPapers, 'x', { retryAfterSeconds: 5 });
    const refuse = (error: AppError) =>
      Object.assign(documents.client, { renderPdf: () => Promise.reject(error) });
    refuse(full);
    const quotePdf = '/survey/medical/individual/quote.pdf';
    for (const [url, language] of [
      [quotePdf, 'en'],
      ['/download-file/1/x/9', 'en'],
      ['/download-file/1/x/9?lang=ar', 'ar'],
    ] as const) {
      const page = await browser.get(url, { accept: 'text/html,*/*;q=0.8' });
      expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
      expect(page.headers['cache-control']).toBe('no-store');
      const sentence = { en: messages.manyDocuments, ar: messagesInArabic.manyDocuments }[language];
      expect(page.body).toContain(`<html lang="${language}"`);
      expect(page.body).toContain(`<p>${sentence}</p>`);
      const refused = await browser.get(url, { accept: '*/*' });
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
      expect(refused.headers['content-type']).toContain('application/problem+json');
      expect(refused.json()).toMatchObject({ error: sentence, title: sentence });
    }
    refuse(new AppError('internal', 'DOCUMENTS.NOT_RENDERED', 'x'));
    const broken = await browser.get(quotePdf, { accept: 'text/html' });
    expect(broken.statusCode).toBe(500);
    expect(broken.body).toContain(messages.documentNotMade);
  });

  it.each([
    ['', [1, 2, 3, 4, 5]],
    ['?sort=desc', [5, 4, 3, 2, 1]],
    ['?ins_ids=4,2&sort=desc', [4, 2]],
    ['?pre_existing=yes', [4, 5]],
    ['?salary=nlsb', [1, 2, 3, 4]],
    ['?is_investor=1', []],
    ['?price_min=2000&price_max=3500', [2, 3]],
    ['?providers=7&price_min=2000&price_max=3500', [2, 3]],
    ['?plans=5,1&sort=desc', [1, 5]],
  ])('of a quote list what the page of the same address lists: %s', async (query, ids) => {
    const { app, documents } = await bffUnderTest();
    const browser = await withQuote(app);
    await browser.get(`/survey/medical/individual/quote.pdf${query}`);
    const [list] = documents.rendered.at(-1)?.sections ?? [];
    const rows = list?.kind === 'plans' ? list.groups.flatMap((group) => group.rows) : [];
    expect(rows.map(({ name, of }) => `${name}, ${of}`)).toEqual(
      ids.map((id) => `Plan ${id}, Insurer ${id}`),
    );
  });

  it('of a quote say who may buy a plan that not everybody may', async () => {
    const { app, documents } = await bffUnderTest();
    const browser = await withQuote(app);
    await browser.get('/survey/medical/individual/quote.pdf');
    const [list] = documents.rendered.at(-1)?.sections ?? [];
    const groups = list?.kind === 'plans' ? list.groups : [];
    const found = groups.filter(({ facts }) => facts.some(({ text }) => text === lowSalary));
    expect(found.map(({ rows }) => rows.map(({ name }) => name))).toEqual([['Plan 5']]);
    expect(found[0]?.facts).toContainEqual({ label: 'Who may buy it', text: lowSalary });
  });

  it('of insurers’ marks may be kept for ever under the catalogue’s version', async () => {
    const { app } = await bffUnderTest();
    const [tile] = (
      await app.inject(`/api/medical/individual/get-products?${productsQuery()}`)
    ).json<{ logo: string }[]>();
    const logo = await app.inject(tile?.logo ?? '');
    expect(logo.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((await app.inject('/logos/nobody.svg')).statusCode).toBe(404);
    expect((await app.inject('/logos/..%2f..%2fx.svg')).statusCode).toBe(404);
  });
});

it('compresses lists', async () => {
  const { app } = await bffUnderTest();
  const browser = await openBrowser(app);
  const url = `/api/medical/individual/get-products?${productsQuery()}`;
  const answer = await browser.get(url, { 'accept-encoding': 'br, gzip' });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toHaveLength(5);
});

it('answers unknown API addresses with a problem, whatever the method', async () => {
  const { app } = await bffUnderTest();
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const answer = await app.inject({ method, url: '/api/medical/nothing' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toHaveProperty('error');
  }
});

it('has no mailbox and no event viewer unless they are switched on', async () => {
  const hidden = await bffUnderTest();
  expect((await hidden.app.inject('/api/dev/mails')).statusCode).toBe(404);
  const shown = await bffUnderTest({ DEV_PAGES: 'on' });
  expect((await shown.app.inject('/api/dev/mails')).json()).toEqual({ mails: [] });
});
