/**
 * The short form of `npm run faults`: kills, absences, poison, and the ledger at the end. SIGTERM under load has
 * packages/platform/test/draining.test.ts, a full disk its own trial by the command: both need the machine to themselves.
 */
import { expect, it } from 'vitest';
import { runFaults } from './faults.ts';
import { readOptions } from './options.ts';

const minutes = 60_000;
const trials = 'kills,broker,mongo,redis,poison';

it('loses and doubles nothing while parts of the product die', {
  timeout: 8 * minutes,
}, async () => {
  const options = readOptions(['--short', '--only', trials, '--seed', '20261121']);
  if (!options) throw new Error('no options');
  const said: string[] = [];
  const report = await runFaults(options, (text) => said.push(text), new AbortController().signal);
  expect(report.problems, said.join('\n')).toEqual([]);
});
