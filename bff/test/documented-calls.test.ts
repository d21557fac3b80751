import { expect, it } from 'vitest';
import { bffUnderTest, contractTable } from './support/bff-under-test.ts';
import { holdsContract } from './support/contract-suite.ts';
import { examples } from './support/payloads.ts';

// One BFF for all: every test comes with a browser, and so a session, of its own.
const many = '100000';
const { app } = await bffUnderTest({
  LEADS_PER_IP: many,
  LEADS_PER_CONTACT: many,
  MAILS_PER_IP: many,
  MAILS_PER_CONTACT: many,
  SIGN_INS_PER_IP: many,
  SIGN_INS_PER_PAIR: many,
});

it('has an example for every call and the mirrored prefix for each', () => {
  expect(Object.keys(examples)).toEqual(contractTable().map((call) => call.name));
  for (const { path, aliases } of contractTable()) {
    const mirrored = path.startsWith('/api/survey/')
      ? path.replace('/api/survey/', '/api/')
      : path.replace('/api/', '/api/survey/');
    expect(aliases).toEqual([mirrored]);
  }
});

holdsContract(app, contractTable(), examples);
