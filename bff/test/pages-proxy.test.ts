import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';

const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

it('tells the renderer what the page needs, also on a first visit', async () => {
  const { app } = await withRenderer();
  const answer = await app.inject({
    url: '/survey/medical/individual?step=emirate',
    headers: { 'x-muqarin-role': 'agent', 'x-nonce': 'mine', 'x-csrf-token': 'mine', expect: '1' },
  });
  const { url, headers } = answer.json<{ url: string; headers: Record<string, string> }>();
  expect(url).toBe('/survey/medical/individual?step=emirate');
  expect(headers).toMatchObject({
    'x-muqarin-role': 'visitor',
    'x-muqarin-path': '/survey/medical/individual?step=emirate',
    'x-forwarded-proto': 'http',
    cookie: `muqarin=${answer.cookies[0]?.value}`,
  });
  expect(headers).not.toHaveProperty('expect');
  expect(headers['x-correlation-id']).toBeTruthy();
  expect(answer.headers['content-security-policy']).toContain(`'nonce-${headers['x-nonce']}'`);
  expect(headers['content-security-policy']).toBe(answer.headers['content-security-policy']);
  const token = await app.inject({ url: '/api/csrf', headers: { cookie: headers.cookie ?? '' } });
  expect(token.json()).toEqual({ token: headers['x-csrf-token'] });
});

it('tells the renderer where answers wait in this browser, whatever the browser claims', async () => {
  const { app } = await withRenderer();
  const browser = await openBrowser(app);
  const claim = { 'x-muqarin-open': 'motor' };
  const openNow = async () =>
    (await browser.get('/nowhere', claim)).json().headers['x-muqarin-open'];
  expect(await openNow()).toBe('');
  await browser.form('/survey/general?step=general_insurance_type_page', {
    selected_general_codes: 'work_comp',
  });
  expect(await openNow()).toBe('general');
});

it('starts without a word of warning', async () => {
  const { app, logged } = await withRenderer();
  await app.ready();
  expect(logged).toEqual([]);
});

it('gives our headers, not the renderer’s, and compresses its pages', async () => {
  const { app } = await withRenderer();
  const page = await app.inject({ url: '/page', headers: { 'accept-encoding': 'br' } });
  expect(page.headers).not.toHaveProperty('x-powered-by');
  expect(page.headers['content-security-policy']).toContain("'strict-dynamic'");
  expect(page.headers['content-encoding']).toBe('br');
});

it('keeps cookies off the renderer’s files', async () => {
  const { app } = await withRenderer();
  const file = await app.inject('/_next/static/chunks/a.js');
  expect(file.cookies).toHaveLength(0);
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.json<{ headers: object }>().headers).not.toHaveProperty('cookie');
});

it('tells the site’s own origin to who writes whole addresses into a file for everybody', async () => {
  const { app } = await withRenderer();
  const { headers } = (await app.inject('/sitemap.xml')).json<{ headers: object }>();
  expect(headers).toMatchObject({ 'x-muqarin-origin': 'http://localhost:3000' });
});

it('sends no post and no API call on to the renderer', async () => {
  const { app, asked } = await withRenderer();
  expect((await app.inject({ method: 'POST', url: '/page', payload: {} })).statusCode).toBe(404);
  expect((await app.inject('/api/nothing')).statusCode).toBe(404);
  expect(asked()).toBe(0);
});

it('says it kindly when the renderer fails: its own answer would need scripts', async () => {
  const failing = Fastify();
  failing.get('/*', (_request, reply) =>
    reply.code(500).type('text/html').send('<html id="__next_error__">'),
  );
  const webOrigin = await failing.listen({ port: 0, host: '127.0.0.1' });
  ends.push(() => failing.close());
  const { app } = await bffUnderTest({}, { webOrigin });
  ends.push(() => app.close());
  const page = await app.inject('/how-we-rank');
  expect(page.statusCode).toBe(502);
  expect(page.body).toContain('Your answers are kept.');
  expect(page.body).not.toContain('__next_error__');
});

it('says that there is nothing here in markup: the renderer’s own answer would need scripts', async () => {
  const { app, asked } = await withRenderer();
  const page = await app.inject('/blog/gone?a=1');
  expect(page.statusCode).toBe(404);
  expect(page.body).toBe('<html lang="en"><p>/_not-found for /blog/gone?a=1</p>');
  expect(asked()).toBe(2);
  const whole = await app.inject('/gone');
  expect(whole.statusCode).toBe(404);
  expect(whole.body).toBe('<html lang="en"><p>/gone for /gone</p>');
  expect(asked()).toBe(3);
});

it('says it kindly when the renderer is away; the calls go on', async () => {
  const { app } = await bffUnderTest({}, { webOrigin: 'http://127.0.0.1:9' });
  const page = await app.inject('/survey/medical/individual');
  expect(page.statusCode).toBe(502);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('We are back in a moment');
  const browser = await openBrowser(app);
  expect((await browser.submit()).json()).toMatchObject({ count: 5 });
});

async function withRenderer() {
  const renderer = Fastify();
  let count = 0;
  renderer.addHook('onRequest', async () => {
    count += 1;
  });
  renderer.get('/page', (_request, reply) =>
    reply
      .headers({ 'x-powered-by': 'them', 'content-security-policy': 'theirs' })
      .type('text/html')
      .send('<p>long</p>'.repeat(1000)),
  );
  renderer.get('/_next/static/*', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send({ headers: request.headers }),
  );
  renderer.get('/blog/gone', (_request, reply) =>
    reply.code(404).type('text/html').send('<!DOCTYPE html><html id="__next_error__"><head>'),
  );
  for (const path of ['/gone', '/_not-found'])
    renderer.get(path, (request, reply) =>
      reply
        .code(404)
        .type('text/html')
        .send(
          `<html lang="en"><p>${request.url} for ${String(request.headers['x-muqarin-path'])}</p>`,
        ),
    );
  renderer.get('/*', async (request) => ({ url: request.url, headers: request.headers }));
  const webOrigin = await renderer.listen({ host: '127.0.0.1', port: 0 });
  ends.push(() => renderer.close());
  const bff = await bffUnderTest({}, { webOrigin });
  ends.push(() => bff.app.close());
  return { app: bff.app, logged: bff.logged, asked: () => count };
}
