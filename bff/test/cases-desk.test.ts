/** The desk of claims and complaints by links and forms: who may, due first, closed against a customer by two (features 140). */
import { type StaffRole, staffRoles } from '@muqarin/rules/staff/roles';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CasesPage, StaffCasePage } from '../contract/case-pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { member, signInStaff, staffBrowser } from './support/staff.ts';

const cases = '/staff/cases';
const json = { accept: 'application/json' };

describe('the desk of claims and complaints', () => {
  let under: BffUnderTest;
  let nour: Browser;
  let sami: Browser;
  let caseId: string;
  const come = (user: string) => staffBrowser(under.app, user);
  beforeEach(async () => {
    under = await bffUnderTest({}, {}, [
      member('nour', { roles: ['claims'] }),
      member('sami', { roles: ['supervisor'] }),
      member('lina', { roles: ['auditor'] }),
    ]);
    const visitor = { actor: { kind: 'system' as const, id: 'tests' }, correlationId: 'tests' };
    ({ caseId } = await under.leads.client.fileCase(
      {
        idempotencyKey: 'complaint-0001',
        kind: 'complaint',
        type: '',
        request: 'Nobody called me',
        description: '',
        telephone: '+971501234567',
        email: 'mariam@example.com',
      },
      visitor,
    ));
    [nour, sami] = [await come('nour'), await come('sami')];
  });
  const list = async (browser: Browser, query = '') =>
    (await browser.get(`/api/pages/staff/cases${query}`)).json<CasesPage>();
  const open = async (browser: Browser) =>
    (await browser.get(`/api/pages/staff/cases/case?case=${caseId}`)).json<StaffCasePage>();
  const act = (browser: Browser, fields: Record<string, string>) =>
    browser.form(cases, { case_id: caseId, ...fields });

  it('is for claims, supervisors and auditors, who look on', async () => {
    const may = await Promise.all(
      staffRoles.map(async (role: StaffRole) => {
        const { app } = await bffUnderTest({}, {}, [member('sara', { roles: [role] })]);
        const browser = await openBrowser(app);
        await signInStaff(app, browser);
        const page = await browser.get('/api/pages/staff/cases');
        const form = await browser.form(cases, { action: 'sign' }, json);
        const sees = 'rows' in page.json<object>();
        return `${role} ${sees ? 'sees' : 'shut'} ${form.statusCode}`;
      }),
    );
    expect(may.filter((said) => !said.endsWith('shut 403'))).toEqual([
      'supervisor sees 200',
      'claims sees 200',
      'auditor sees 403',
    ]);
    expect((await open(await come('lina'))).may).toEqual([]);
  });

  it('shows what the customer wrote on the page of the case alone', async () => {
    const page = await list(nour);
    expect(page.rows.map(({ state }) => state)).toEqual(['received']);
    expect(JSON.stringify(page)).not.toMatch(/called me|mariam|501234567/);
    expect(await open(nour)).toMatchObject({
      request: 'Nobody called me',
      email: 'mariam@example.com',
      may: ['acknowledge', 'answer', 'settle', 'refuse'],
    });
    expect((await list(nour, '?kind=claim')).total).toBe(0);
    expect((await list(nour, '?view=closed')).total).toBe(0);
  });

  it('is worked on by one: whoever comes second is told who has it, and keeps what they wrote', async () => {
    await act(nour, { action: 'take' });
    expect((await open(sami)).row.heldBy).toBe('nour');
    await act(sami, { action: 'answer', text: 'Dear Mariam,\nwe are sorry.' });
    const refused = await open(sami);
    expect(refused.error).toBe('nour has this case.');
    expect(refused.typed).toBe('Dear Mariam,\nwe are sorry.');
    expect((await open(nour)).history).toHaveLength(1);
    await act(nour, { action: 'answer', text: '' });
    expect((await open(nour)).error).toBe('Write to the customer first.');
  });

  it('closes a case against the customer when a second person agrees', async () => {
    await act(nour, { action: 'refuse', text: 'We called three times.' });
    const own = await open(nour);
    expect(own.refusal).toMatchObject({ by: 'nour', isMine: true });
    expect(own.may).toEqual(['settle', 'return']);
    await act(nour, { action: 'agree' });
    expect((await open(nour)).error).toMatch(/Somebody else has to agree/);
    expect((await open(sami)).may).toEqual(['settle', 'agree', 'return']);
    await act(sami, { action: 'agree' });
    const closed = await open(sami);
    expect(closed.row.state).toBe('closed');
    expect(closed.history.at(-1)?.note).toBe('We called three times.');
    expect(closed.acts.map(({ act: done, by }) => `${done} ${by}`)).toEqual([
      'refuse nour',
      'agree sami',
    ]);
    expect((await list(sami, '?view=closed')).total).toBe(1);
  });

  it('says of what is gone, or never was, that it is', async () => {
    const gone = await nour.get('/api/pages/staff/cases/case?case=nobody');
    expect(gone.json()).toEqual({ redirect: cases });
    expect((await list(nour)).error).toBe('This case was deleted.');
    await act(nour, { action: 'constructor' });
    expect((await open(nour)).error).not.toBeNull();
  });
});
