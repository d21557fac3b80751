/** Who calls sees which papers have come, so that nobody is asked for one twice; what they say is not shown (decisions A37). */
import { AppError } from '@muqarin/platform/errors';
import { expect, it } from 'vitest';
import type { DeskLeadPage } from '../contract/desk-pages.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { keepDocument } from './support/general-document.ts';
import { walk } from './support/general-wizard.ts';
import { member, signInStaff } from './support/staff.ts';

it('shows with a lead the papers of its journey, and none of another', async () => {
  const bff = await bffUnderTest({}, {}, [member('sara', { roles: ['agent'] })]);
  const agent = await openBrowser(bff.app);
  await signInStaff(bff.app, agent, { user: 'sara' });
  const leads: string[] = [];
  const ask = async (contact: Record<string, string> = {}) => {
    await walk(await openBrowser(bff.app), contact);
    await bff.leads.heard();
    const made = bff.leads.leads.map(({ leadId }) => leadId);
    leads.push(...made.filter((leadId) => !leads.includes(leadId)));
  };
  const papersOf = async (at: number) => {
    const page = await agent.get(`/api/pages/staff/desk/lead?lead=${leads[at]}`);
    return page.json<DeskLeadPage>().papers;
  };
  await ask();
  expect(await papersOf(0)).toEqual([]);
  for (const slot of ['trade_license', 'census_file']) await keepDocument(bff, slot);
  await ask({ customer_email: 'other@example.com', phone: '501234568' });
  const papers = (await papersOf(0)) ?? [];
  expect(papers.map(({ name }) => name).sort()).toEqual(['census_file', 'trade_license']);
  expect(papers[0]).toMatchObject({ reference: expect.stringMatching(/^MQ-/) });
  expect(await papersOf(1)).toEqual([]);
  // A call does not wait for them.
  const away = new AppError('unavailable', 'DOCUMENTS.UNREACHABLE', 'nobody answered');
  Object.assign(bff.documents.client, { uploadsOf: () => Promise.reject(away) });
  expect(await papersOf(0)).toBeNull();
});
