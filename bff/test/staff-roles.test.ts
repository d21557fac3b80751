/** Who of the staff may do what: one table, which denies by default (decisions X25). */
import { type StaffRole, staffActs, staffMay, staffRoles } from '@muqarin/rules/staff/roles';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { StaffPeoplePage } from '../contract/staff-pages.ts';
import { addStaffOnly } from '../src/security/staff-only.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { withQuote } from './support/journey.ts';
import { member, signInStaff, staffCode, staffPassword } from './support/staff.ts';

const people = '/api/pages/staff/people';
const page = async (browser: Browser) => (await browser.get(people)).json<StaffPeoplePage>();

describe('the table of roles', () => {
  it('gives a role what it is for, and nothing to whoever has none', () => {
    const of = (role: StaffRole) => staffActs.filter((act) => staffMay([role], act));
    expect(staffActs.filter((act) => staffMay([], act))).toEqual([]);
    expect(of('auditor').filter((act) => /^(take|read-phone|quote|change)/.test(act))).toEqual([]);
    expect(of('admin')).toEqual([
      'keep-do-not-call',
      'see-catalogue',
      'change-catalogue',
      'see-staff',
      'change-staff',
      'read-audit',
    ]);
    expect(of('claims')).toEqual(['see-cases', 'work-cases']);
    expect(of('auditor').filter((act) => act.startsWith('work'))).toEqual([]);
    expect(staffMay([...staffRoles], 'toString' as never)).toBe(false);
  });
});

describe('the desk', () => {
  /** Addresses under /staff, as the server itself lists them. */
  const desk = (app: Awaited<ReturnType<typeof bffUnderTest>>['app']) => {
    const stack: string[] = [];
    return app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => {
        // A tree: four signs of drawing for each level.
        const [, drawn = '', part = '', methods = ''] =
          /^([│├└─\s]*)(\S*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
        stack.length = Math.max(0, Math.floor(drawn.length / 4) - 1);
        stack.push(part);
        const url = stack.join('');
        if (methods === '' || !/^\/(api\/(pages\/)?)?staff(\/|$)/.test(url)) return [];
        return [{ url, method: methods.includes('POST') ? ('POST' as const) : ('GET' as const) }];
      });
  };
  const open = [
    '/staff/sign-in',
    '/staff/sign-out',
    '/staff/code',
    '/staff/enrol',
    '/staff/set-up',
    // Says where the desk is, nothing more.
    '/staff/leads',
  ];
  const openPages = ['/api/pages/staff', '/api/pages/staff/set-up'];
  const own = [
    '/staff/account',
    '/api/pages/staff/account',
    // Underwriters clear flags of quotations there.
    '/staff/quotations',
    '/api/pages/staff/quotations',
    '/api/pages/staff/quotations/live',
    '/api/staff/quotations/:quotation/quotation.pdf',
    '/api/staff/quotations/:quotation/quotation.xlsx',
  ];

  it.each([
    ['a visitor', null],
    ['staff whose role has little to do there', 'underwriter'],
  ] as const)('opens nothing to %s but the ways in', async (_who, role) => {
    const { app } = await bffUnderTest({}, {}, [member('sara', { roles: [role ?? 'agent'] })]);
    const browser = await withQuote(app);
    if (role) await signInStaff(app, browser);
    const places = desk(app);
    expect(places.length).toBeGreaterThan(10);
    const allowed = [...open, ...openPages, ...(role ? own : [])];
    for (const { url, method } of places.filter((each) => !allowed.includes(each.url))) {
      const json = { accept: 'application/json' };
      const answer = method === 'GET' ? await browser.get(url) : await browser.form(url, {}, json);
      const isShut = answer.statusCode === 403 || 'redirect' in answer.json<object>();
      expect(isShut, `${method} ${url}`).toBe(true);
    }
    const quote = { selected_product_ids_str: '1' };
    const call = await browser.post('/api/medical/send-quote-from-backend-user', quote);
    expect(call.statusCode).toBe(403);
  });

  it('is shut where a route forgets to say for whom it is', async () => {
    const app = Fastify();
    app.decorateRequest('sessionOrNull', null);
    app.addHook('onRequest', async (request) => {
      request.sessionOrNull = { data: { seenAt: 0, flashes: {} } } as never;
    });
    addStaffOnly(app);
    app.get('/staff/forgotten', async () => 'secret');
    app.get('/api/staff/forgotten', async () => 'secret');
    app.get('/staffing', async () => 'public');
    for (const url of ['/staff/forgotten', '/api/staff/forgotten'])
      expect((await app.inject(url)).body).not.toContain('secret');
    expect((await app.inject('/staffing')).body).toBe('public');
  });
});

describe('people', () => {
  const withAdmins = () =>
    bffUnderTest({}, {}, [
      member('omar', { roles: ['admin'] }),
      member('huda', { roles: ['admin'] }),
      member('nour', { roles: ['auditor'] }),
      member('sara', { roles: ['agent'] }),
    ]);
  const act = (browser: Browser, fields: Record<string, string>) =>
    browser.form('/staff/people', fields, { accept: 'application/json' });

  it('come by two admins, and by a link that is shown once', async () => {
    const { app } = await withAdmins();
    const [omar, huda] = [await openBrowser(app), await openBrowser(app)];
    await signInStaff(app, omar, { user: 'omar' });
    await signInStaff(app, huda, { user: 'huda' });
    await act(omar, { action: 'propose', user: 'Lina', roles: 'agent,sales' });
    const proposed = await page(omar);
    expect(proposed.proposals).toMatchObject([
      { user: 'lina', roles: ['agent', 'sales'], proposedBy: 'omar', mayAgree: false },
    ]);
    const proposal_id = proposed.proposals[0]?.proposalId ?? '';
    const own = await act(omar, { action: 'agree', proposal_id });
    expect(own.json()).toMatchObject({ warning: 'Another admin has to agree to this.' });
    await act(huda, { action: 'agree', proposal_id });
    const { setUpLink, members } = await page(huda);
    expect(members.map(({ user }) => user)).toContain('lina');
    expect((await page(huda)).setUpLink).toBeNull();
    const token = setUpLink?.split('/').at(-1) ?? '';
    const lina = await openBrowser(app);
    const password = 'a sentence of her own';
    const weak = await lina.form('/staff/set-up', { token, password: '12345678' });
    expect(weak.headers.location).toBe(`/staff/set-up/${token}`);
    await lina.form('/staff/set-up', { token, password });
    await lina.form('/staff/sign-in', { user: 'lina', password });
    expect((await lina.get('/api/pages/staff')).json()).toMatchObject({ asks: 'enrol' });
    const again = await lina.form('/staff/set-up', { token, password: 'another sentence' });
    expect(again.headers.location).toBe('/staff/sign-in');
  });

  it('are stopped in the middle of their work', async () => {
    const { app, pass } = await withAdmins();
    const [omar, sara] = [await openBrowser(app), await openBrowser(app)];
    await signInStaff(app, omar, { user: 'omar' });
    await signInStaff(app, sara);
    const { members } = await page(omar);
    const staff_id = members.find(({ user }) => user === 'sara')?.staffId ?? '';
    expect((await sara.get('/api/pages/staff/desk')).json()).toHaveProperty('rows');
    await act(omar, { action: 'stop', staff_id });
    pass(1);
    expect((await sara.get('/api/pages/staff/desk')).json()).toHaveProperty('redirect');
    await sara.form('/staff/sign-in', { user: 'sara', password: staffPassword });
    expect((await sara.get('/api/pages/staff')).json()).toMatchObject({ asks: 'password' });
  });

  it('are seen by an auditor, who changes nothing', async () => {
    const { app } = await withAdmins();
    const nour = await openBrowser(app);
    await signInStaff(app, nour, { user: 'nour' });
    expect(await page(nour)).toMatchObject({ mayChange: false, auditIsWhole: true });
    const refused = await act(nour, { action: 'propose', user: 'nour', roles: 'admin' });
    expect(refused.statusCode).toBe(403);
  });

  it('change their own password, which signs out their other devices, not this one', async () => {
    const { app, pass } = await withAdmins();
    const [desk, phone] = [await openBrowser(app), await openBrowser(app)];
    await signInStaff(app, desk);
    await signInStaff(app, phone);
    const role = async (browser: Browser) =>
      (await browser.get('/api/pages/staff')).json<{ role: string }>().role;
    const change = (password: string) =>
      desk.form('/staff/account', {
        action: 'password',
        password,
        new_password: 'quite another sentence',
      });
    await change('wrong');
    pass(1);
    expect([await role(desk), await role(phone)]).toEqual(['staff', 'staff']);
    const before = desk.cookie();
    await change(staffPassword);
    pass(1);
    expect(desk.cookie()).not.toBe(before);
    expect([await role(desk), await role(phone)]).toEqual(['staff', 'visitor']);
    const account = (await desk.get('/api/pages/staff/account')).json();
    expect(account).toMatchObject({ sessions: [{ isThis: true }] });
    await phone.form('/staff/sign-in', { user: 'sara', password: 'quite another sentence' });
    await phone.form('/staff/code', { code: await staffCode(app) });
    const { sessions } = (await desk.get('/api/pages/staff/account')).json<{
      sessions: { sessionId: string; isThis: boolean }[];
    }>();
    const other = sessions.find(({ isThis }) => !isThis)?.sessionId ?? '';
    await desk.form('/staff/account', { action: 'end-session', session_id: other });
    pass(1);
    expect([await role(desk), await role(phone)]).toEqual(['staff', 'visitor']);
  });
});
