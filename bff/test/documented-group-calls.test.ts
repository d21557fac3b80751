import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { medicalCorporateCalls } from '../src/routes/documented/medical-corporate/calls.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { holdsContract } from './support/contract-suite.ts';
import { groupExamples } from './support/group-payloads.ts';
import { shippedQuoting } from './support/shipped-quoting.ts';

const many = '100000';
const limits = {
  LEADS_PER_IP: many,
  LEADS_PER_CONTACT: many,
  MAILS_PER_IP: many,
  MAILS_PER_CONTACT: many,
};
const quoting = await shippedQuoting(() => new Date('2026-11-24T08:00:00Z'));
afterAll(() => quoting.close());
const { app, pass } = await bffUnderTest(limits, { quoting: quoting.client, newId: randomUUID });
pass(3 * 86_400);

/** What is bought, its papers and the proposal's file have tests of their own. */
const apart = ['confirm-corporate-policy', 'submit-corporate-documents', 'download-proposal'];
const table = medicalCorporateCalls.filter(({ name }) => !apart.includes(name));

it('has an example for every call but those, and the mirrored prefix for each of all', () => {
  expect(Object.keys(groupExamples)).toEqual(table.map(({ name }) => name));
  for (const { aliases } of medicalCorporateCalls) expect(aliases).toHaveLength(1);
});

holdsContract(app, table, groupExamples);
