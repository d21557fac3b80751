/** The do-not-call list at the desk: looked up, added to, taken from, read in from a file (decisions X25). */
import { type StaffRole, staffRoles } from '@muqarin/rules/staff/roles';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DoNotCallPage } from '../contract/do-not-call.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { member, signInStaff } from './support/staff.ts';

const address = '/staff/desk/do-not-call';
const page = async (browser: Browser) =>
  (await browser.get(`/api/pages${address}`)).json<DoNotCallPage>();

function send(
  browser: Browser,
  text: string | Buffer,
  { token = browser.token(), ...headers }: Record<string, string> = {},
) {
  const edge = 'edge-of-the-tests';
  const head = (what: string) => `--${edge}\r\ncontent-disposition: form-data; ${what}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${head('name="csrf_token"')}${token}\r\n`),
    Buffer.from(head('name="list"; filename="list.csv"')),
    Buffer.from(text),
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
  const type = { 'content-type': `multipart/form-data; boundary=${edge}` };
  return browser.raw(`${address}/file`, body, { ...type, ...headers });
}

describe('the do-not-call list', () => {
  let under: BffUnderTest;
  let huda: Browser;
  beforeEach(async () => {
    under = await bffUnderTest({}, {}, [member('huda', { roles: ['supervisor'] })]);
    huda = await openBrowser(under.app);
    await signInStaff(under.app, huda, { user: 'huda' });
  });
  const post = (fields: Record<string, string>) => huda.form(address, fields);

  it('has a number looked up, added and taken off, each change noted without the number', async () => {
    await post({ action: 'find', typed: '050 123 4567' });
    expect((await page(huda)).found).toEqual({ ending: '567', listed: null, askedUs: false });
    await post({ action: 'add', typed: '0501234567', reason: 'because' });
    expect((await page(huda)).error).toBe('Choose a reason.');
    await post({ action: 'add', typed: 'none', reason: 'by_phone' });
    expect((await page(huda)).error).toBe('Type a whole number.');
    await post({ action: 'add', typed: '0501234567', reason: 'by_phone' });
    const listed = { ending: '567', reason: 'by_phone', by: 'huda' };
    expect(await page(huda)).toMatchObject({
      notice: 'The number that ends in 567 is on the list now.',
      total: 1,
      numbers: [listed],
    });
    await post({ action: 'add', typed: '+971 50 123 4567', reason: 'by_phone' });
    expect((await page(huda)).error).toContain('already');
    await post({ action: 'find', typed: '٠٥٠١٢٣٤٥٦٧' });
    expect((await page(huda)).found).toMatchObject({ listed });
    await post({ action: 'remove', typed: '0501234567', reason: 'asked_again' });
    expect(await page(huda)).toMatchObject({ total: 0, found: null });
    await post({ action: 'remove', typed: '0501234567', reason: 'mistake' });
    expect((await page(huda)).error).toContain('is not on the list');
    const noted = await under.leads.raised('DoNotCallChanged');
    expect(noted).toMatchObject([
      { staffId: 'huda', change: 'listed', ending: '567', reason: 'by_phone' },
      { change: 'unlisted', ending: '567', reason: 'asked_again' },
    ]);
    expect(JSON.stringify(noted)).not.toContain('1234567');
  });

  it('reads a file whole, or says which lines are no numbers', async () => {
    const sent = await send(huda, 'number\n0501234567\n<script>\n');
    expect(sent.headers.location).toBe(address);
    expect(await page(huda)).toMatchObject({
      error: 'Nothing was read: correct the lines below and send the file again.',
      bad: { lines: [1, 3], total: 2 },
      total: 0,
    });
    await send(huda, 'x\n'.repeat(1000));
    expect((await page(huda)).bad).toMatchObject({ total: 1000 });
    await send(huda, '0501234567,Dubai\r\n0507654321\r\n');
    expect(await page(huda)).toMatchObject({
      notice: 'Numbers read: 2. New on the list: 2.',
      bad: null,
      total: 2,
    });
    await send(huda, ' ');
    expect((await page(huda)).error).toContain('Choose a file');
    await send(huda, Buffer.alloc(300_000, '1'));
    expect((await page(huda)).error).toContain('too large');
    await send(huda, '0509999999\n', { token: 'of another page' });
    expect(await page(huda)).toMatchObject({ total: 2, notice: null });
    expect(await under.leads.raised('DoNotCallChanged')).toMatchObject([
      { change: 'imported', numbers: 2 },
    ]);
  });
});

describe('roles at the do-not-call list', () => {
  const keepers: readonly StaffRole[] = ['supervisor', 'admin'];

  it.each(staffRoles)('are as the table says for %s', async (role) => {
    const under = await bffUnderTest({}, {}, [member('sara', { roles: [role] })]);
    const browser = await openBrowser(under.app);
    await signInStaff(under.app, browser);
    const headers = { accept: 'application/json' };
    const found: Record<string, boolean> = {
      see: !('redirect' in (await browser.get(`/api/pages${address}`)).json<object>()),
      file: (await send(browser, '0501234567', headers)).statusCode === 303,
    };
    for (const action of ['find', 'add', 'remove']) {
      const fields = { action, typed: '0501234567', reason: 'by_phone' };
      found[action] = (await browser.form(address, fields, headers)).statusCode !== 403;
    }
    const may = keepers.includes(role);
    expect(found).toEqual({ see: may, file: may, find: may, add: may, remove: may });
  });
});
