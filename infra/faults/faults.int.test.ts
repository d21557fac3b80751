/** The short form of `npm run faults`: every trial, and the ledger at the end. */
import { expect, it } from 'vitest';
import { runFaults } from './faults.ts';
import { readOptions } from './options.ts';

/** It gives itself up before, with a sentence that says on what it waited. */
const timeout = 16 * 60_000;

it('loses and doubles nothing while parts of the product die', { timeout }, async () => {
  const options = readOptions(['--short', '--seed', '20261121']);
  if (!options) throw new Error('no options');
  const said: string[] = [];
  const report = await runFaults(options, (text) => said.push(text), new AbortController().signal);
  // What is wrong first: a report of many tests keeps the beginning of each.
  expect(report.problems, [...report.problems, ...said].join('\n')).toEqual([]);
});
