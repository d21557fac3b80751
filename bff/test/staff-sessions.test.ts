/** How long a session of staff lasts, and what ends it (decisions A8). */
import type { CallContext } from '@muqarin/platform/context';
import { accountMessages } from '@muqarin/rules/messages-account';
import { describe, expect, it } from 'vitest';
import { bffUnderTest, memoryKeyValue } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { member, sara as saras, signInStaff } from './support/staff.ts';
import { role } from './support/staff-trying.ts';
import { twoReplicas } from './support/two-replicas.ts';

const nobody: CallContext = { actor: { kind: 'system', id: 'tests' }, correlationId: 'tests' };
const json = { accept: 'application/json' };

describe('a session of staff', () => {
  const began = '2026-11-21T08:00:00Z';
  /** Signed in; gives what another copy, or a later start, makes of it. */
  const signedIn = async () => {
    const keyValue = memoryKeyValue(() => new Date(began));
    const one = await bffUnderTest({}, { keyValue });
    const browser = await openBrowser(one.app);
    await signInStaff(one.app, browser);
    expect(await role(browser)).toBe('staff');
    const after = async (time?: number) => {
      const next = await bffUnderTest(
        {},
        {
          keyValue,
          accounts: one.accounts.client,
          ...(time === undefined ? {} : { now: () => new Date(time) }),
        },
      );
      const url = '/api/pages/staff';
      const headers = { cookie: browser.cookie(), 'sec-fetch-site': 'same-origin' };
      return (await next.app.inject({ url, headers })).json<{ role: string }>().role;
    };
    return { after };
  };

  it('goes on over a start', async () => {
    const { after } = await signedIn();
    expect(await after()).toBe('staff');
  });

  it('ends at a start with the clock set back far behind its beginning', async () => {
    const { after } = await signedIn();
    expect(await after(Date.parse(began) - 200_000)).toBe('staff');
    expect(await after(Date.parse(began) - 400_000)).toBe('visitor');
  });

  it('lasts no longer where the clock is set back', async () => {
    const { app, pass, setBack } = await bffUnderTest();
    const browser = await openBrowser(app);
    await signInStaff(app, browser);
    pass(20 * 60);
    setBack(15 * 60);
    expect(await role(browser)).toBe('staff');
    pass(29 * 60);
    setBack(29 * 60);
    expect(await role(browser)).toBe('staff');
    pass(31 * 60);
    setBack(31 * 60);
    expect(await role(browser)).toBe('visitor');
    // Who signs in then has all of it.
    await signInStaff(app, browser);
    pass(29 * 60);
    expect(await role(browser)).toBe('staff');
  });

  it.each([
    'another password',
    'a removal',
    'the loss of the last role that may do it',
    'an end from another browser',
  ])('ends within a second on each of two copies by %s', async (what) => {
    const { app, copies, accounts, pass } = await twoReplicas({}, [
      saras,
      member('omar', { roles: ['admin'] }),
      member('huda', { roles: ['admin'] }),
    ]);
    const browser = await openBrowser(app);
    await signInStaff(app, browser);
    const opens = async () => {
      const headers = { cookie: browser.cookie(), 'sec-fetch-site': 'same-origin' };
      const answers = copies.map((each) => each.inject({ url: '/api/pages/staff/desk', headers }));
      return (await Promise.all(answers)).map(
        (answer) => answer.statusCode === 200 && !('redirect' in answer.json<object>()),
      );
    };
    expect(await opens()).toEqual([true, true]);
    const { members } = await accounts.client.listStaff({}, nobody);
    const idOf = (user: string) => members.find((each) => each.user === user)?.staffId ?? '';
    const staffId = idOf('sara');
    if (what === 'another password') {
      const password = 'quite another sentence';
      await accounts.client.setPassword({ accountId: staffId, password }, nobody);
    } else if (what === 'a removal') {
      await accounts.client.stopStaff({ staffId, by: idOf('omar') }, nobody);
    } else if (what === 'an end from another browser') {
      await accounts.client.endSessions({ accountId: staffId, except: null }, nobody);
    } else {
      const roles = ['underwriter' as const];
      const asked = { user: 'sara', roles, by: idOf('omar') };
      const { proposalId } = await accounts.client.proposeStaff(asked, nobody);
      const by = idOf('huda');
      const agreed = { proposalId: proposalId ?? '', agree: true, by };
      expect(await accounts.client.decideStaff(agreed, nobody)).toMatchObject({
        outcome: 'done',
      });
    }
    pass(1);
    expect(await opens()).toEqual([false, false]);
    const said = async () =>
      (await browser.get('/api/pages/staff')).json<{ error: string | null }>().error;
    const isOut = what !== 'the loss of the last role that may do it';
    expect(await said()).toBe(isOut ? accountMessages.signedOutHere : null);
    expect(await said()).toBeNull();
  });

  it('that nobody can vouch for opens nothing until somebody can', async () => {
    const bff = await bffUnderTest();
    const browser = await openBrowser(bff.app);
    await signInStaff(bff.app, browser);
    const { standing } = bff.accounts.client;
    bff.pass(1);
    Object.assign(bff.accounts.client, { standing: () => Promise.reject(new Error('away')) });
    expect(await role(browser)).toBe('visitor');
    const move = { lead_id: 'x', action: 'take' };
    expect((await browser.form('/staff/desk', move, json)).statusCode).toBe(503);
    Object.assign(bff.accounts.client, { standing });
    expect(await role(browser)).toBe('staff');
  });
});
