/** The switch "Prices with VAT": kept with the session, told to the pages by a header that nobody else can send. */
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { vatPath } from '../contract/list-pages.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';

it('tells the pages from then on, comes back by 303, and can be turned off', async () => {
  const seen: unknown[] = [];
  const web = Fastify();
  web.get('/*', async ({ headers }, reply) => {
    seen.push(headers['x-muqarin-vat']);
    return reply.type('text/html').send('<p>page</p>');
  });
  const webOrigin = await web.listen({ port: 0, host: '127.0.0.1' });
  const { app } = await bffUnderTest({}, { webOrigin });
  const browser = await openBrowser(app);
  const back = '/survey/motor/products?type=third_party';
  await browser.get('/contact', { 'x-muqarin-vat': '1' });
  const on = await browser.form(vatPath, { with_vat: '1', return: back });
  expect([on.statusCode, on.headers.location]).toEqual([303, back]);
  await browser.get('/contact');
  const away = await browser.form(vatPath, { with_vat: '0', return: '//elsewhere.example' });
  expect(away.headers.location).toBe('/');
  await browser.get('/contact');
  expect(seen).toEqual([undefined, '1', undefined]);
  await app.close();
  await web.close();
});
