/** Leads that change hands at the desk: merged with another of their person, and given to somebody else by a supervisor. */
import { beforeEach, expect, it } from 'vitest';
import type { DeskLeadPage, DeskPage, DeskWallPage } from '../contract/desk-pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import type { Browser } from './support/browser.ts';
import { withQuote } from './support/journey.ts';
import { leadAtDesk } from './support/lead-at-desk.ts';
import { member, staffBrowser } from './support/staff.ts';

const desk = '/staff/desk';
let under: BffUnderTest;
let sara: Browser;
let omar: Browser;
let leadId: string;
const come = (user: string) => staffBrowser(under.app, user);
beforeEach(async () => {
  under = await bffUnderTest({}, {}, [
    member('sara', { roles: ['agent'] }),
    member('omar', { roles: ['sales'] }),
    member('huda', { roles: ['supervisor'] }),
    member('noor', { roles: ['supervisor'] }),
  ]);
  leadId = await leadAtDesk(under);
  [sara, omar] = [await come('sara'), await come('omar')];
});
const list = async (browser: Browser) =>
  (await browser.get('/api/pages/staff/desk')).json<DeskPage>();
const open = async (browser: Browser) =>
  (await browser.get(`/api/pages/staff/desk/lead?lead=${leadId}`)).json<DeskLeadPage>();
const wall = async (browser: Browser) =>
  (await browser.get('/api/pages/staff/desk/wall')).json<DeskWallPage>();
const act = (browser: Browser, fields: Record<string, string>) =>
  browser.form(desk, { lead_id: leadId, ...fields });

it('merges another request of the person and undoes it, with a word to whoever may not', async () => {
  await withQuote(under.app);
  await under.leads.heard();
  const other = under.leads.leads.at(-1)?.leadId ?? '';
  const merge = (browser: Browser) =>
    browser.form(desk, { action: 'merge', lead_id: other, into: leadId });
  await merge(sara);
  expect((await open(sara)).error).toBe('You do not have this lead. Take it first.');
  await act(sara, { action: 'take' });
  await merge(omar);
  expect((await open(omar)).error).toBe('sara has this lead by now.');
  expect((await merge(sara)).headers.location).toBe(`${desk}/${leadId}`);
  await under.leads.heard();
  const { reference } = (await list(omar)).rows[0] ?? {};
  expect(await open(sara)).toMatchObject({
    notice: 'Merged: nobody is called about the other request any more.',
    others: [{ leadId: other, merged: { into: leadId, reference, by: 'sara' } }],
  });
  expect((await list(omar)).total).toBe(1);
  await merge(sara);
  expect((await open(sara)).error).toContain('cannot be merged');
  await act(sara, { action: 'unmerge', lead_id: other, return: `${desk}/${leadId}` });
  await under.leads.heard();
  expect(await open(sara)).toMatchObject({
    notice: 'Back as it was.',
    others: [{ merged: null }],
  });
  expect((await list(omar)).total).toBe(2);
  await act(sara, { action: 'unmerge', lead_id: other });
  const page = await sara.get(`/api/pages/staff/desk/lead?lead=${other}`);
  expect(page.json<DeskLeadPage>().error).toBe('This cannot be undone any more.');
});

it('has a supervisor give a lead to another, and tells who had it on each of their pages', async () => {
  await act(sara, { action: 'take' });
  await list(omar);
  const [huda, noor] = [await come('huda'), await come('noor')];
  expect(await open(huda)).toMatchObject({ reassignTo: ['omar'], moved: null });
  expect((await open(sara)).reassignTo).toBeNull();
  const give = (browser: Browser, fields: Record<string, string> = {}) => {
    const move = { from: 'sara', to: 'omar', reason: 'away', return: `${desk}/wall` };
    return act(browser, { action: 'reassign', ...move, ...fields });
  };
  await give(huda, { reason: 'because' });
  expect(await wall(huda)).toMatchObject({ mayReassign: true, error: 'Choose a reason.' });
  await give(huda, { to: 'noor' });
  expect((await wall(huda)).error).toBe('noor is not at the desk.');
  expect((await give(huda)).headers.location).toBe(`${desk}/wall`);
  expect((await wall(huda)).notice).toBe('omar has the lead now.');
  await give(noor, { to: '' });
  expect((await wall(noor)).error).toBe('omar has this lead.');
  await under.leads.heard();
  const moved = { leadId, by: 'huda', to: 'omar', isToMe: false, reason: 'away' };
  expect(await open(sara)).toMatchObject({ moved, row: { heldBy: 'omar' } });
  expect((await list(sara)).moves).toMatchObject([moved]);
  expect((await list(omar)).moves).toMatchObject([{ ...moved, isToMe: true }]);
  await give(huda, { from: 'omar', to: '' });
  expect((await wall(huda)).notice).toBe('The lead waits in the queue again.');
  await give(huda, { from: 'omar', to: '' });
  expect((await wall(huda)).error).toBe('Nobody has this lead by now.');
});
