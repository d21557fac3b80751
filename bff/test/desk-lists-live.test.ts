/** The lists of the desks as they are read again: what the page showed, and nothing taken off the session by it (ADR 41). */
import { expect, it } from 'vitest';
import { readPaths } from '../contract/forms.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { withQuote } from './support/journey.ts';
import { member, signInStaff } from './support/staff.ts';

const json = { accept: 'application/json' };
const lists = [
  ['/api/pages/staff/desk', readPaths.deskList, 'agent', 'claims'],
  ['/api/pages/staff/cases', readPaths.casesList, 'claims', 'agent'],
  ['/api/pages/staff/quotations', readPaths.quotationsList, 'underwriter', 'claims'],
] as const;

async function deskOf(role: 'agent' | 'claims' | 'underwriter') {
  const under = await bffUnderTest({}, {}, [member('sara', { roles: [role] })]);
  await withQuote(under.app);
  await under.leads.heard();
  const sara = await openBrowser(under.app);
  await signInStaff(under.app, sara);
  return { under, sara };
}
const read = async (browser: Browser, path: string) =>
  (await browser.get(path)).json<Record<string, unknown>>();

it.each(lists)('%s is read again as it is shown', async (page, live, role) => {
  const { sara } = await deskOf(role);
  for (const query of ['', '?view=mine&page=3']) {
    const list = await read(sara, `${live}${query}`);
    expect(await read(sara, `${page}${query}`)).toMatchObject(list);
    expect(list).toHaveProperty('rows');
  }
});

it.each(lists)(
  '%s leads to the sign-in whoever may not see it',
  async (_page, live, _role, other) => {
    const { sara } = await deskOf(other);
    expect(await read(sara, live)).toEqual({ redirect: '/staff/sign-in' });
  },
);

it('keeps what is to be said for the page', async () => {
  const { under, sara } = await deskOf('agent');
  const { leadId = '' } = under.leads.leads[0] ?? {};
  const act = (fields: Record<string, string>, headers = {}) =>
    sara.form('/staff/desk', { lead_id: leadId, ...fields }, headers);
  await act({ action: 'choose' });
  await read(sara, readPaths.deskList);
  expect(await read(sara, '/api/pages/staff/desk')).toMatchObject({ notice: /choice|chose/i });
});

it('leads a script to the page of the lead that it took, where the word waits', async () => {
  const { under, sara } = await deskOf('agent');
  const { leadId = '' } = under.leads.leads[0] ?? {};
  const taken = await sara.form('/staff/desk', { lead_id: leadId, action: 'take' }, json);
  expect(taken.json()).toMatchObject({ ok: true, redirect: `/staff/desk/${leadId}` });
  expect(await read(sara, `/api/pages/staff/desk/lead?lead=${leadId}`)).toMatchObject({
    notice: 'The lead is yours.',
  });
});
