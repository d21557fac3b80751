/** What this copy knows of signed-in sessions, and when it asks again. */
import type { Standing } from '@muqarin/accounts/contract/sessions';
import { expect, it } from 'vitest';
import { createStandings } from '../src/session/standings.ts';

const standing = (sessionId: string): Standing => {
  return { sessionId, accountId: 'mariam', kind: 'customer', user: '', roles: [] };
};

function standingsUnderTest() {
  const asked: string[] = [];
  let time = 0;
  const standings = createStandings({
    accounts: {
      standing: async ({ sessionId }) => {
        asked.push(sessionId);
        return standing(sessionId);
      },
    },
    elapsed: () => time,
  });
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { standings, asked, pass };
}

it('asks nobody of a session that has just begun, and within a second again', async () => {
  const { standings, asked, pass } = standingsUnderTest();
  standings.note(standing('new'));
  pass(699);
  expect(await standings.of('new')).toEqual(standing('new'));
  expect(asked).toEqual([]);
  pass(1);
  await standings.of('new');
  expect(asked).toEqual(['new']);
});

it('asks of a session that this copy has changed at once', async () => {
  const { standings, asked } = standingsUnderTest();
  standings.note(standing('ended'));
  standings.forget('ended');
  await standings.of('ended');
  expect(asked).toEqual(['ended']);
});
