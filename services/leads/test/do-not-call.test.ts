/** Numbers that nobody may call to sell: read in whole or not at all, and asked by the law on calls. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { agent, type DeskUnderTest, deskUnderTest } from './support/desk.ts';

let desk: DeskUnderTest;
beforeEach(async () => {
  desk = await deskUnderTest();
});
afterEach(() => desk.stop());

const read = (text: string) => desk.service.importDoNotCall(text);
const verdict = async (leadId: string) =>
  (await desk.client.openDeskLead({ leadId, staffId: 'sara' }, agent('sara')))?.verdict;

it('are not called, unless they ask for a call after that', async () => {
  const leadId = await desk.site();
  desk.passSeconds(60);
  expect(await read('\uFEFF"050 123 4567",Dubai\r\n\r\n+971 50 123 4567\n')).toEqual({
    outcome: 'done',
    rows: 2,
    added: 1,
  });
  expect(await verdict(leadId)).toMatchObject({ may: false, because: 'do_not_call' });
  const next = await desk.client.takeNextLead({ staffId: 'sara' }, agent('sara'));
  expect(next).toEqual({ outcome: 'nobody' });
  desk.passSeconds(60);
  await desk.site();
  expect(await verdict(leadId)).toMatchObject({ may: true });
  // The same list a month later lists nobody anew.
  expect(await read('0501234567')).toMatchObject({ added: 0 });
  expect(await verdict(leadId)).toMatchObject({ may: true });
});

it.each([
  ['number\n0501234567\n', [1]],
  ['0501234567\n<script>\n12\n\u0000\u0001PK\n', [2, 3, 4]],
  ['', []],
])('are refused with their rows, and nothing is kept: %j', async (text, badRows) => {
  const leadId = await desk.site();
  expect(await read(text)).toEqual({ outcome: 'refused', badRows });
  expect(await verdict(leadId)).toMatchObject({ may: true });
});
