/** The catalogue's desk by links and forms: who may, what is typed comes to stand, a second admin approves (features 142, decisions X25). */
import { type StaffRole, staffRoles } from '@muqarin/rules/staff/roles';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  CatalogueChangePage,
  CataloguePage,
  VersionQuotesPage,
} from '../contract/catalogue-pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { filePart, partsOf, sendParts } from './support/customers.ts';
import { member, signInStaff, staffBrowser } from './support/staff.ts';

const desk = '/staff/catalogue';
const json = { accept: 'application/json' };

describe('the catalogue’s desk', { timeout: 60_000 }, () => {
  let under: BffUnderTest;
  let omar: Browser;
  let huda: Browser;
  let changeId: string;
  const come = (user: string) => staffBrowser(under.app, user);
  const list = async (browser = omar) =>
    (await browser.get('/api/pages/staff/catalogue')).json<CataloguePage>();
  const open = async (browser = omar, file = '') =>
    (
      await browser.get(
        `/api/pages/staff/catalogue/change?change=${changeId}&file=${encodeURIComponent(file)}`,
      )
    ).json<CatalogueChangePage>();
  const act = async (fields: Record<string, string>, browser = omar) => {
    const { turn } = await open(browser);
    return browser.form(desk, { change_id: changeId, turn: String(turn), ...fields }, json);
  };
  const begin = async () => {
    await omar.form(desk, { action: 'begin', line: 'general', title: 'New <b>rates</b>' });
    changeId = (await list()).rows[0]?.changeId ?? '';
  };

  beforeEach(async () => {
    under = await bffUnderTest({}, {}, [
      member('omar', { roles: ['admin'] }),
      member('huda', { roles: ['admin'] }),
      member('nour', { roles: ['auditor'] }),
    ]);
    [omar, huda] = [await come('omar'), await come('huda')];
  });

  it('is for admins, and auditors look on', async () => {
    const may = await Promise.all(
      staffRoles.map(async (role: StaffRole) => {
        const { app } = await bffUnderTest({}, {}, [member('sara', { roles: [role] })]);
        const browser = await openBrowser(app);
        await signInStaff(app, browser);
        const page = await browser.get('/api/pages/staff/catalogue');
        const { statusCode } = await browser.form(desk, { action: 'begin' }, json);
        return [role, 'rows' in page.json<object>() ? 'sees' : 'shut', statusCode].join(' ');
      }),
    );
    expect(may.filter((said) => !said.endsWith('shut 403'))).toEqual([
      'admin sees 200',
      'auditor sees 403',
    ]);
  });

  it('says what is missing, and gives back what was typed', async () => {
    await omar.form(desk, { action: 'begin', line: 'boats', title: 'Boats' });
    const page = await list();
    expect(page.errors.map(({ field }) => field)).toEqual(['line']);
    expect(page.typed.title).toBe('Boats');
  });

  it('saves what is typed with its findings, and is approved by another for its day', async () => {
    await begin();
    const path = (await open()).paths.find((each) => each.startsWith('general/plans/')) ?? '';
    const text = (await open(omar, path)).file?.text ?? '';
    await act({ action: 'save', path, text: `${text}\nrates: [` });
    expect((await open(omar, path)).file?.problems.length).toBeGreaterThan(0);
    expect((await act({ action: 'submit' })).statusCode).toBe(409);
    await act({ action: 'save', path, text: `${text}\n# Looked at`.replaceAll('\n', '\r\n') });
    expect((await open(omar, path)).file?.text).toBe(`${text}\n# Looked at`);
    const past = await act({ action: 'submit', go_live_on: '01/01/2020' });
    expect(past.json()).toMatchObject({ errors: [{ field: 'go_live_on' }] });
    const submitted = await act({ action: 'submit', go_live_on: '31/12/2099' });
    expect(submitted.json()).toMatchObject({ ok: true });
    expect((await act({ action: 'approve' })).statusCode).toBe(409);
    expect((await open(omar)).may).not.toContain('approve');
    expect((await act({ action: 'return' }, huda)).json()).toMatchObject({
      errors: [{ field: 'why' }],
    });
    const approved = await act({ action: 'approve' }, huda);
    expect(approved.json()).toMatchObject({ ok: true });
    const { row, acts } = await open(await come('nour'));
    expect(row).toMatchObject({
      state: 'approved',
      goLiveOn: '2099-12-31',
      title: 'New <b>rates</b>',
    });
    expect(acts.map(({ act: done, by }) => `${done} ${by}`).slice(-2)).toEqual([
      'submit omar',
      'approve huda',
    ]);
    expect((await act({ action: 'withdraw' })).statusCode).toBe(200);
  });

  it('takes a file as a file, and no picture, no other letters, none too long', async () => {
    await begin();
    const { paths } = await open();
    const path = paths.find((each) => each.startsWith('general/plans/')) ?? '';
    const text = (await open(omar, path)).file?.text ?? '';
    const send = async (name: string, content: string | Buffer) => {
      const { turn } = await open();
      const fields = { change_id: changeId, turn: String(turn), path: name };
      const csrf_token = omar.token();
      const parts = [...partsOf({ csrf_token, ...fields }), filePart('file', content, 'card.yaml')];
      await sendParts(omar, `${desk}/file`, parts);
      const { notice, error } = await open();
      return notice ?? error;
    };
    expect(await send(path, `${text}\n# Sent`)).toContain('Saved');
    expect((await open(omar, path)).file?.text).toBe(`${text}\n# Sent`);
    expect(await send(path, Buffer.from([0xff, 0xfe, 0x00]))).toContain('not text');
    expect(await send(path, 'x'.repeat(250_000))).toContain('100,000');
    expect(await send('general/logo.svg', '<svg/>')).toContain('ends in .yaml or .csv');
    expect((await open()).files).toEqual([{ path, how: 'changed', isMoved: false }]);
    await act({ action: 'take_back', path });
    expect((await open()).files).toEqual([]);
  });

  it('shows whose prices stand on a version by their references alone', async () => {
    const { lines } = await list();
    expect(lines.map(({ line }) => line)).toEqual([
      'medical',
      'medical-corporate',
      'motor',
      'general',
    ]);
    const version = lines[0]?.versions[0]?.version ?? '';
    const query = `line=medical&version=${version}`;
    const page = await omar.get(`/api/pages/staff/catalogue/quotes?${query}`);
    expect(page.json<VersionQuotesPage>()).toMatchObject({ version, rows: [], total: 0 });
  });
});
