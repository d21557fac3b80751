/** The wall of a supervisor: who is on what, and how long the queues have waited (decisions X25). */
import { beforeEach, expect, it } from 'vitest';
import type { DeskWallPage } from '../contract/desk-pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import type { Browser } from './support/browser.ts';
import { leadAtDesk } from './support/lead-at-desk.ts';
import { member, staffBrowser } from './support/staff.ts';

let under: BffUnderTest;
let leadId: string;
beforeEach(async () => {
  under = await bffUnderTest({}, {}, [
    member('sara', { roles: ['agent'] }),
    member('huda', { roles: ['supervisor'] }),
  ]);
  leadId = await leadAtDesk(under);
});

const come = (user: string) => staffBrowser(under.app, user);
const wall = async (browser: Browser) =>
  (await browser.get('/api/pages/staff/desk/wall')).json<DeskWallPage>();

it('shows how many of a line are due since when, and who is on what, without a name', async () => {
  const [sara, huda] = [await come('sara'), await come('huda')];
  under.pass(9 * 60);
  expect(await wall(huda)).toMatchObject({
    queues: [{ line: 'medical', due: 1, untouched: 1, minutes: 9 }],
    total: 1,
    isWhole: true,
  });
  await sara.form('/staff/desk', { action: 'take', lead_id: leadId });
  await sara.get('/api/pages/staff/desk');
  const { agents } = await wall(huda);
  expect(agents).toMatchObject([{ staffId: 'sara', on: [{ leadId, heldBy: 'sara' }] }]);
  expect(JSON.stringify(agents)).not.toMatch(/\+971|@/);
  under.pass(121);
  expect((await wall(huda)).agents).toEqual([]);
});

it('is a supervisor’s', async () => {
  const sara = await come('sara');
  expect(await wall(sara)).toEqual({ redirect: '/staff/sign-in' });
});
