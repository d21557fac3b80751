import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { scriptsAfterPaint } from '../src/after-paint.ts';
import { createSheets, putSheets, withoutSheets } from '../src/page-styles.ts';
import { bffUnderTest } from './support/bff-under-test.ts';

const head =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/a.css" nonce="n" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" nonce="n" href="/_next/static/chunks/main.js"/>' +
  '<link rel="preload" href="/_next/static/not-found.css" as="style" nonce="n"/>' +
  '<script src="/_next/static/chunks/a.js" async="" nonce="n"></script>' +
  '<script src="/_next/static/chunks/old.js" noModule="" nonce="n"></script></head>';
const body =
  '<body><p>1 < 2, and العربية stays whole</p><script nonce="n">self.__next_f=[]</script>' +
  '<script src="/_next/static/chunks/main.js" nonce="n" id="_R_" async=""></script></body></html>';

const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

it('leaves every script of the renderer in the page, but none that a browser would fetch before it paints', async () => {
  const shown = await pass([head + body]);
  const scripts = [...shown.matchAll(/<script[^>]* src="[^"]*"[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).toEqual([
    '<script type="text/later" src="/_next/static/chunks/a.js" async="" nonce="n">',
    '<script src="/_next/static/chunks/old.js" noModule="" nonce="n">',
    '<script type="text/later" src="/_next/static/chunks/main.js" nonce="n" id="_R_" async="">',
  ]);
  expect(shown).not.toContain('rel="preload"');
  expect(shown.match(/<script nonce="n">\(\(\)=>/g)).toHaveLength(1);
});

it('changes the same wherever the page is cut on its way', async () => {
  const page = Buffer.from(head + body);
  const whole = await pass([page]);
  for (let at = 1; at < page.length; at += 1)
    expect(await pass([page.subarray(0, at), page.subarray(at)])).toBe(whole);
});

it('brings each sheet along where it stood, and asks the renderer for it once', async () => {
  expect(await pass([head + body])).toContain(
    '<head><style data-href="/_next/static/a.css" data-precedence="next">p{color:red}</style>',
  );
  const asked: string[] = [];
  const letters = '@font-face{src:url(../media/a.woff2)}';
  const renderer = Fastify();
  renderer.get('/_next/static/*', (request, reply) => {
    asked.push(request.url);
    if (request.url.endsWith('gone.css')) return reply.code(404).send('p{}');
    return reply.send(request.url.endsWith('odd.css') ? 'p::after{content:"</style>"}' : letters);
  });
  const sheets = createSheets(await renderer.listen({ port: 0, host: '127.0.0.1' }));
  ends.push(() => renderer.close());
  const link = (name: string) => `<link rel="stylesheet" href="/_next/static/${name}.css"/>`;
  const html = link('a') + link('gone') + link('odd');
  const a =
    '<style data-href="/_next/static/a.css">@font-face{src:url(/_next/media/a.woff2)}</style>';
  for (let twice = 0; twice < 2; twice += 1)
    expect(await putSheets(html, sheets)).toBe(a + link('gone') + link('odd'));
  expect(asked.filter((url) => url.endsWith('/a.css'))).toHaveLength(1);
  await renderer.close();
  expect(await putSheets(link('a') + link('new'), sheets)).toBe(a + link('new'));
});

it('keeps of what the renderer would have fetched ahead all but the sheets', () => {
  const font = '</f.woff2>; rel=preload; as="font"; crossorigin=""';
  expect(withoutSheets(`</a.css>; rel=preload; as="style"; nonce="a,b", ${font}`)).toBe(font);
});

it('passes on what has come before the rest does', async () => {
  const through = scriptsAfterPaint('n', red);
  const seen: string[] = [];
  through.on('data', (part: Buffer) => seen.push(part.toString()));
  through.write(head);
  await pause(5);
  expect(seen.join('')).toContain('</head>');
  through.end();
});

it('is done to pages only', async () => {
  const renderer = Fastify();
  renderer.get('/page', (_request, reply) =>
    reply
      .header('link', '</_next/static/a.css>; rel=preload; as="style"')
      .type('text/html')
      .send(head + body),
  );
  renderer.get('/_next/static/chunks/*', (_request, reply) =>
    reply.type('text/javascript').send(`html='${body}'`),
  );
  const webOrigin = await renderer.listen({ port: 0, host: '127.0.0.1' });
  ends.push(() => renderer.close());
  const { app } = await bffUnderTest({}, { webOrigin });
  ends.push(() => app.close());
  const page = await app.inject('/page');
  expect(page.body).toContain('type="text/later"');
  expect(page.headers.link ?? '').not.toContain('a.css');
  expect((await app.inject('/_next/static/chunks/main.js')).body).toBe(`html='${body}'`);
});

const red = async () => 'p{color:red}';

async function pass(parts: readonly (string | Buffer)[]): Promise<string> {
  const through = scriptsAfterPaint('n', red);
  for (const part of parts) through.write(part);
  through.end();
  return text(through);
}
