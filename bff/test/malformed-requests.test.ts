/** What no browser sends is the sender's fault: a 4xx with the field and every security header, over real sockets. */
import { afterAll, describe, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { siteWithDraft, uploadPath } from './support/upload-site.ts';
import { wireOf } from './support/wire.ts';

const bff = await bffUnderTest();
const site = await siteWithDraft(bff);
const wire = await wireOf(bff, site.origin);

afterAll(() => wire.close());

const field = (name: string, value = 'x', head = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n${value}\r\n`;
const many = (count: number, part: string) => part.repeat(count);
const asJson = '\r\nContent-Type: application/json';
const long = 'b'.repeat(9000);
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('a multipart body', () => {
  const usual = 'multipart/form-data; boundary=b';
  it.each([
    ['without a boundary', 400, 'multipart/form-data', field('a')],
    ['with an empty boundary', 400, 'multipart/form-data; boundary=""', field('a')],
    ['with a boundary of 9 kB', 400, `multipart/form-data; boundary=${long}`, `--${long}--\r\n`],
    ['without an end', 400, usual, field('a')],
    ['that ends within a file', 400, usual, field('mulkiya', 'ok', '; filename="a"').trimEnd()],
    ['that ends within another', 400, usual, field('other', 'ok', '; filename="a"').trimEnd()],
    ['that is something else', 400, usual, 'something else'],
    ['with 150 fields', 413, usual, `${many(150, field('a'))}--b--\r\n`],
    ['with 10,000 parts', 413, usual, `${many(10_000, field('a'))}--b--\r\n`],
    ['with 10,000 files', 413, usual, `${many(10_000, field('a', '', '; filename="a"'))}--b--\r\n`],
    ['with broken JSON', 415, usual, `${field('a', '['.repeat(7000), asJson)}--b--\r\n`],
    ['with a field of JSON', 400, usual, `${field('a', '{"b":{}}', asJson)}--b--\r\n`],
    ['with a prototype', 400, usual, `${field('__proto__')}--b--\r\n`],
  ])('%s is a %i', async (_how, status, type, body) => {
    const answer = await post(uploadPath, type, body);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain('"error":');
    expect(await bff.documents.kept()).toEqual([]);
  });
});

describe('JSON', () => {
  const call = '/api/medical/individual/get-products';
  const doors: [string, (data: string) => Promise<string>][] = [
    ['as a body', (data) => post(call, 'application/json', data)],
    ['as `data` of a body', (data) => post(call, 'application/json', `{"data":${data}}`)],
    ['as text in a body', (data) => post(call, 'application/json', JSON.stringify({ data }))],
    ['in a form', (data) => post(call, 'application/x-www-form-urlencoded', `data=${coded(data)}`)],
    ['in a query', (data) => wire.ask(`GET ${call}?data=${coded(data)} ${rest}\r\n`)],
    [
      'in JSON-RPC',
      (data) =>
        post(
          call,
          'application/json',
          `{"jsonrpc":"2.0","id":1,"method":"call","params":{"data":${data}}}`,
        ),
    ],
  ];
  it.each(doors)('deeper than 32 %s is a 400', async (_door, ask) => {
    for (const levels of [33, 2000]) expect(await ask(deep(levels))).toContain('HTTP/1.1 400 ');
    expect(await ask(deep(29))).toContain('HTTP/1.1 200 ');
  });

  it('of 10,000 levels is a 400 at our own forms too', async () => {
    const body = `{"website":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    for (const path of ['/staff/sign-in', '/survey/medical/individual', '/contact']) {
      expect(await post(path, 'application/json', body)).toContain('HTTP/1.1 400 ');
    }
  });
});

describe('an address', () => {
  it.each([
    ['/api/docs/static/%2e%2e/package.json', 404],
    ['/api/docs/static/%2e%2e/%2e%2e/package.json', 404],
    ['/api/docs/static/%00', 404],
    ['/%ff', 400],
    ['/a%', 400],
  ])('%s is a %i with every header', async (path, status) => {
    const answer = await wire.ask(`GET ${path} ${rest}\r\n`);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain('"error":');
    expectHeaders(answer);
  });

  it('in no HTTP at all is a 400 with every header', async () => {
    const answer = await wire.ask('HELLO\r\n\r\n');
    expect(answer).toContain('HTTP/1.1 400 ');
    expectHeaders(answer);
  });
});

const rest = 'HTTP/1.1\r\nHost: localhost\r\n';

function post(path: string, type: string, body: string): Promise<string> {
  const heads = [`POST ${path} HTTP/1.1`, `Host: 127.0.0.1:${site.port}`, `Cookie: ${site.cookie}`];
  const own = [`Origin: ${site.origin}`, `X-CSRF-Token: ${site.token}`, `Content-Type: ${type}`];
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  return wire.ask([...heads, ...own, length, '', body].join('\r\n'));
}

function coded(text: string): string {
  return encodeURIComponent(text);
}

function expectHeaders(answer: string): void {
  const names = answer.split('\r\n').map((line) => line.split(':')[0]?.toLowerCase());
  expect(names).toEqual(
    expect.arrayContaining([
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
      'content-security-policy',
      'permissions-policy',
    ]),
  );
}
