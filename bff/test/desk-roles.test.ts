/** Which role may do what at the call centre's desk: every cell (decisions X25). */
import { type StaffRole, staffRoles } from '@muqarin/rules/staff/roles';
import { describe, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { withQuote } from './support/journey.ts';
import { member, signInStaff } from './support/staff.ts';

const desk = '/staff/desk';
const json = { accept: 'application/json' };

describe('roles at the desk', () => {
  const calls = [
    'list',
    'open',
    'take',
    'next',
    'choose',
    'release',
    'note',
    'dispose',
    'reopen',
    'merge',
    'unmerge',
    'reassign',
    'search',
    'sign',
  ] as const;
  const all = Object.fromEntries(calls.map((call) => [call, true]));
  const works = { ...all, reassign: false };
  const none = Object.fromEntries(calls.map((call) => [call, false]));
  const looks = { ...none, list: true, open: true };
  const leads = { ...looks, reopen: true, unmerge: true, reassign: true, search: true };
  const table: Record<StaffRole, Record<string, boolean>> = {
    sales: works,
    agent: works,
    supervisor: leads,
    claims: none,
    underwriter: none,
    admin: none,
    auditor: looks,
  };

  it.each(staffRoles)('are as the table says for %s', async (role) => {
    const under = await bffUnderTest({}, {}, [member('sara', { roles: [role] })]);
    await withQuote(under.app);
    await under.leads.heard();
    const lead = under.leads.leads[0]?.leadId ?? '';
    const browser = await openBrowser(under.app);
    await signInStaff(under.app, browser);
    const may = async (call: (typeof calls)[number]) => {
      const pages = {
        list: '/api/pages/staff/desk',
        open: `/api/pages/staff/desk/lead?lead=${lead}`,
      };
      if (call === 'list' || call === 'open') {
        return !('redirect' in (await browser.get(pages[call])).json<object>());
      }
      const fields = {
        action: call,
        lead_id: lead,
        into: lead,
        text: 'x',
        disposition: 'busy',
        typed: 'mari',
      };
      const address = call === 'search' ? `${desk}/search` : desk;
      return (await browser.form(address, fields, json)).statusCode !== 403;
    };
    const found: Record<string, boolean> = {};
    for (const call of calls) found[call] = await may(call);
    expect(found).toEqual(table[role]);
  });
});
