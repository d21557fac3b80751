/** Which language a request is answered in, and how a choice is kept. */
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';

const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

it.each([
  ['the address', '/uae/ar/insurance/car', { cookie: 'lang=en', 'accept-language': 'en' }, 'ar'],
  ['the cookie', '/glossary', { cookie: 'lang=ar', 'accept-language': 'en' }, 'ar'],
  ['the browser', '/glossary', { 'accept-language': 'fr, ar-AE;q=0.9, en;q=0.5' }, 'ar'],
  ['the heavier wish', '/glossary', { 'accept-language': 'ar;q=0.2, en-GB' }, 'en'],
  ['nothing', '/glossary', {}, 'en'],
  ['a cookie of no language', '/glossary', { cookie: 'lang=xx' }, 'en'],
  ['a header that only we send', '/glossary', { 'x-muqarin-locale': 'ar' }, 'en'],
])('asks %s', async (_what, url, headers, expected) => {
  const page = await (await withRenderer()).inject({ url, headers });
  expect(page.json<Record<string, string>>()['x-muqarin-locale']).toBe(expected);
});

it('keeps the language of an address for the pages that name none', async () => {
  const app = await withRenderer();
  const first = await app.inject('/uae/ar/insurance/car');
  expect(first.cookies.find(({ name }) => name === 'lang')).toMatchObject({
    value: 'ar',
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  });
  const again = await app.inject({ url: '/uae/ar/insurance/car', headers: { cookie: 'lang=ar' } });
  expect(again.cookies.some(({ name }) => name === 'lang')).toBe(false);
});

it('switches and comes back to the same page, also to the twin of its address', async () => {
  const app = await withRenderer();
  const survey = await app.inject(
    `/language/ar?return=${encodeURIComponent('/survey/motor?step=car')}`,
  );
  expect(survey.statusCode).toBe(303);
  expect(survey.headers.location).toBe('/survey/motor?step=car');
  expect(survey.cookies.find(({ name }) => name === 'lang')?.value).toBe('ar');
  const landing = await app.inject('/language/ar?return=/uae/en/insurance/car');
  expect(landing.headers.location).toBe('/uae/ar/insurance/car');
});

it.each(['//evil.example', 'https://evil.example', '/\\evil.example', ''])(
  'leads nobody to another site: %s',
  async (target) => {
    const app = await withRenderer();
    const answer = await app.inject(`/language/ar?return=${encodeURIComponent(target)}`);
    expect(answer.headers.location).toBe('/uae/ar');
  },
);

it('names the language of a page, and what it depends on', async () => {
  const app = await withRenderer('text/html; charset=utf-8');
  const page = await app.inject({ url: '/glossary', headers: { cookie: 'lang=ar' } });
  expect(page.headers['content-language']).toBe('ar');
  expect(page.headers.vary).toMatch(/accept-language, cookie/);
});

async function withRenderer(type = 'application/json') {
  const renderer = Fastify();
  renderer.get('/*', (request, reply) => reply.type(type).send(JSON.stringify(request.headers)));
  const webOrigin = await renderer.listen({ port: 0, host: '127.0.0.1' });
  ends.push(() => renderer.close());
  const { app } = await bffUnderTest({}, { webOrigin });
  ends.push(() => app.close());
  return app;
}
