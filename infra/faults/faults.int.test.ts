/** The short form of `npm run faults`: kills, absences, poison, SIGTERM, and the ledger at the end. */
import { expect, it } from 'vitest';
import { runFaults } from './faults.ts';
import { readOptions } from './options.ts';

const minutes = 60_000;

it('loses and doubles nothing while parts of the product die', {
  timeout: 8 * minutes,
}, async () => {
  const options = readOptions(['--short']);
  if (!options) throw new Error('no options');
  const said: string[] = [];
  const report = await runFaults(options, (text) => said.push(text), new AbortController().signal);
  expect(report.problems, said.join('\n')).toEqual([]);
});
