/** Whose name a request carries, over real sockets: a stranger's name that points here reads nothing. */
import { afterAll, describe, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { wireOf } from './support/wire.ts';

const settings = { PUBLIC_ORIGIN: 'https://muqarin.example', DEV_PAGES: 'on' };
const usual = await wireOf(
  await bffUnderTest({ ...settings, ALLOWED_HOSTS: 'bff, www.muqarin.example' }),
);
const behind = await wireOf(await bffUnderTest({ ...settings, TRUST_PROXY: 'on' }));

afterAll(() => Promise.all([usual.close(), behind.close()]));

const mails = (host: string, more = '') =>
  `GET /api/dev/mails HTTP/1.1\r\nHost: ${host}\r\n${more}\r\n`;

describe('a host', () => {
  it.each([
    'muqarin.example',
    'muqarin.example:8443',
    'MUQARIN.example',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
    'bff:3000',
    'www.muqarin.example',
  ])('%s is ours', async (host) => {
    expect(await usual.ask(mails(host))).toContain('HTTP/1.1 200 ');
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.nip.io',
    'muqarin.example.evil.example',
    'localhost, evil.example',
    'a@localhost',
    '192.168.1.5',
    '[::2]',
  ])('%s is not', async (host) => {
    const answer = await usual.ask(mails(host));
    expect(answer).toContain('HTTP/1.1 421 ');
    expect(answer).toContain('"error":"This host is not served here."');
    expect(answer).toContain('content-security-policy: ');
  });

  it('that a stranger names beside ours is not believed, nor ours beside a stranger', async () => {
    const forwarded = (host: string) => `X-Forwarded-Host: ${host}\r\n`;
    expect(await usual.ask(mails('evil.example', forwarded('localhost')))).toContain(' 421 ');
    expect(await behind.ask(mails('evil.example', forwarded('localhost')))).toContain(' 421 ');
    expect(await behind.ask(mails('localhost', forwarded('evil.example')))).toContain(' 421 ');
    expect(await behind.ask(mails('localhost', forwarded('muqarin.example')))).toContain(' 200 ');
  });

  it('may be any for those who only ask whether it lives', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await usual.ask(`GET ${path} HTTP/1.1\r\nHost: 10.0.0.9:3000\r\n\r\n`);
      expect(answer).toContain('HTTP/1.1 200 ');
    }
  });

  it.each([
    ['two of them', 'Host: localhost\r\nHost: evil.example\r\n'],
    ['twice the same', 'Host: localhost\r\nhost: localhost\r\n'],
    ['none', ''],
  ])('is named once: %s is a 400', async (_how, lines) => {
    const answer = await usual.ask(`GET /api/csrf HTTP/1.1\r\n${lines}\r\n`);
    expect(answer).toContain('HTTP/1.1 400 ');
    expect(answer).toContain('content-security-policy: ');
  });
});
