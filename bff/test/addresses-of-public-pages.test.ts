/** Each public page has an address in each language, and its documented path answers as before (decisions X26). */
import { publicPaths } from '@muqarin/rules/site/public-pages';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';

const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const behind = ['/blog/whom-you-pay', '/blog/feed.xml', '/claim/CL-2345-6789'];

describe.each([...publicPaths, ...behind])('%s', (path) => {
  it.each(['en', 'ar'])('is shown under its address in %s', async (language) => {
    const { app } = await withRenderer();
    const other = language === 'en' ? 'ar' : 'en';
    const address = `/uae/${language}${path === '/' ? '' : path}`;
    const answer = await app.inject({
      url: `${address}?a=1`,
      headers: { cookie: `lang=${other}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ url: `${path}?a=1`, path: `${address}?a=1`, language });
    expect(answer.cookies.find(({ name }) => name === 'lang')?.value).toBe(language);
  });

  it('is shown under its documented path in the language of the browser, led nowhere', async () => {
    const { app } = await withRenderer();
    const answer = await app.inject({ url: path, headers: { 'accept-language': 'ar' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ url: path, path, language: 'ar' });
  });

  it('has its twin behind the language switch', async () => {
    const { app } = await withRenderer();
    const answer = await app.inject(`/language/ar?return=${encodeURIComponent(path)}`);
    expect(answer.headers.location).toBe(`/uae/ar${path === '/' ? '' : path}`);
  });
});

it.each(['/uae/ar/survey/motor', '/uae/ar/thank-you', '/uae/ar/blog/thank-you', '/uae/fr/contact'])(
  'passes on what has no such address as it came: %s',
  async (url) => {
    const { app } = await withRenderer();
    expect((await app.inject(url)).json()).toMatchObject({ url });
  },
);

it('takes the form of a page under its address, and comes back to it in its language', async () => {
  const { app } = await withRenderer();
  const browser = await openBrowser(app);
  const refused = await browser.form('/uae/ar/my-data', { email: 'nobody' });
  expect(refused.statusCode).toBe(303);
  expect(refused.headers.location).toBe('/uae/ar/my-data');
  expect((await browser.form('/my-data', { email: 'nobody' })).headers.location).toBe('/my-data');
});

it('opens a mailed link in the language it carries, also where the path names none', async () => {
  const { app } = await withRenderer();
  const data = await app.inject('/uae/ar/my-data/a-token-of-twenty-signs');
  expect(data.headers.location).toBe('/uae/ar/my-data');
  const draft = await app.inject('/resume/a-token-of-twenty-signs?lang=ar');
  expect(draft.headers.location).toBe('/survey/medical/individual');
  expect(draft.cookies.find(({ name }) => name === 'lang')?.value).toBe('ar');
});

it('still leads the short addresses of landing pages to the English ones for good', async () => {
  const { app } = await withRenderer();
  const answer = await app.inject({ url: '/car/dubai', headers: { cookie: 'lang=ar' } });
  expect(answer.statusCode).toBe(301);
  expect(answer.headers.location).toBe('/uae/en/insurance/car/dubai');
});

async function withRenderer() {
  const renderer = Fastify();
  renderer.get('/*', ({ url, headers }) => ({
    url,
    path: headers['x-muqarin-path'],
    language: headers['x-muqarin-locale'],
  }));
  const webOrigin = await renderer.listen({ port: 0, host: '127.0.0.1' });
  ends.push(() => renderer.close());
  const made = await bffUnderTest({}, { webOrigin });
  ends.push(() => made.app.close());
  return made;
}
