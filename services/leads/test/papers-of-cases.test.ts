/** Papers of a claim or complaint: that one came, whether anybody looked, and who (features 140). */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leadsUnderTest, visitor } from './support/leads.ts';

let leads: Awaited<ReturnType<typeof leadsUnderTest>>;
let caseId: string;
beforeEach(async () => {
  leads = await leadsUnderTest();
  const filed = { idempotencyKey: 'complaint-0001', kind: 'complaint' as const, type: '' };
  const said = {
    request: 'Late',
    description: '',
    telephone: '+971501234567',
    email: 'a@b.example',
  };
  ({ caseId } = await leads.client.fileCase({ ...filed, ...said }, visitor));
});
afterEach(() => leads.stop());

const row = async () => (await leads.client.listCases({ staffId: 'nour' }, visitor)).cases[0];
const open = (staffId = 'nour') => leads.client.openStaffCase({ caseId, staffId }, visitor);
const send = (of = caseId) => leads.client.addCasePaper({ caseId: of }, visitor);
const raised = async (name: string) => (await leads.eventsOf(`muqarin.leads.v1.${name}`)).length;

it('is told until somebody has looked, though they looked a moment before', async () => {
  await open();
  expect(await row()).toMatchObject({ hasNewPaper: false });
  leads.passSeconds(60);
  expect(await send()).toEqual({ outcome: 'done' });
  expect(await row()).toMatchObject({ hasNewPaper: true });
  leads.passSeconds(60);
  expect(await open()).toMatchObject({
    row: { hasNewPaper: true },
    acts: [{ act: 'paper', by: '' }],
  });
  expect(await row()).toMatchObject({ hasNewPaper: false });
  expect([await raised('CasePaperAdded'), await raised('CaseRead')]).toEqual([1, 2]);
});

it('is told of each time that a file is opened', async () => {
  const read = (of: string) => leads.client.readCasePaper({ caseId: of, staffId: 'nour' }, visitor);
  expect([await read(caseId), await read(caseId), await read('nobody')]).toEqual([
    { noted: true },
    { noted: true },
    { noted: false },
  ]);
  expect(await raised('CasePaperRead')).toBe(2);
});

it('is taken of a case that is there and open alone', async () => {
  expect(await send('nobody')).toEqual({ outcome: 'gone' });
  const settled = { caseId, staffId: 'nour', act: 'settle' as const, text: 'We paid.' };
  await leads.client.workCase(settled, visitor);
  expect(await send()).toEqual({ outcome: 'closed' });
  await leads.client.workCase({ caseId, staffId: 'nour', act: 'reopen', text: '' }, visitor);
  expect(await send()).toEqual({ outcome: 'done' });
  expect(await raised('CasePaperAdded')).toBe(1);
});
