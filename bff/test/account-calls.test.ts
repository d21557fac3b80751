/** The calls of accounts as S2 3 and 7 write them (decisions A7-A20). */
import { describe, expect, it } from 'vitest';
import { accountCalls } from '../src/routes/documented/account/calls.ts';
import documented from './fixtures/spec-account-calls.json' with { type: 'json' };
import { bffUnderTest } from './support/bff-under-test.ts';
import { holdsContract } from './support/contract-suite.ts';
import { type asCustomer, customer } from './support/customers.ts';
import { fieldsOf } from './support/payload-fields.ts';
import type { Example } from './support/payloads.ts';

describe.each(documented)('$path', ({ path, payload, reads, works, fails }) => {
  const call = accountCalls.find((each) => each.path === path);
  if (!call) throw new Error(`no call at ${path}`);

  it('lists the fields that the document lists, first', () => {
    const names = payload.split(' ');
    expect(fieldsOf(call)[0]?.slice(0, names.length)).toEqual(names);
  });

  it('tells success from failure', () => {
    if (works) expect(call.succeeded(works)).toBe(true);
    expect(call.succeeded(fails)).toBe(false);
    const failed = call.failure('No.', {});
    expect(call.succeeded(failed)).toBe(false);
    expect(failed).toHaveProperty(reads, 'No.');
  });
});

it('the table has no call that the document lacks', () => {
  const known = documented.map(({ path }) => path);
  expect(accountCalls.map(({ path }) => path)).toEqual(known);
});

const { app } = await bffUnderTest({
  SIGN_INS_PER_PAIR: '1000',
  SIGN_INS_PER_IP: '1000',
  MAILS_PER_IP: '1000',
});

const policy = {
  insurance_type: 'health',
  insurance_company_id: 'other',
  expiry_date: '2027-03-14',
  no_attachments: '0',
};

/** A customer with a noted policy: its checklist. */
async function checklistOf(browser: Awaited<ReturnType<typeof asCustomer>>) {
  await browser.post('/add-external-policy', { ...policy, csrf_token: browser.token() });
  const { policies } = (await browser.get('/api/pages/account/policies?type=health')).json<{
    policies: { policyId: string; items: { id: string }[] }[];
  }>();
  const [first] = policies;
  return { policyId: first?.policyId ?? '', itemId: first?.items[0]?.id ?? '' };
}

const account = {
  name: 'Mariam',
  phone: '501234567',
  email: 'mariam@example.com',
  gender: 'female',
};

/** Those with files have tests of their own. */
const examples: Record<string, Example> = {
  'user-sign-in': {
    needs: 'customer',
    good: async (browser) => {
      const { email } = (await browser.get('/api/pages/account')).json<{ email: string }>();
      return { csrf_token: browser.token(), email, password: customer.password };
    },
    refused: (browser) => ({
      csrf_token: browser.token(),
      email: 'nobody@example.com',
      password: 'x',
    }),
  },
  'reset-password-request': {
    needs: 'nothing',
    good: (browser) => ({ csrf_token: browser.token(), email: 'nobody@example.com' }),
    refused: (browser) => ({ csrf_token: browser.token(), email: 'nobody' }),
  },
  'update-my-account': {
    needs: 'customer',
    good: () => account,
    refused: () => ({ ...account, phone: '12' }),
  },
  'add-external-policy': {
    needs: 'customer',
    good: (browser) => ({ ...policy, csrf_token: browser.token() }),
    refused: (browser) => ({ ...policy, expiry_date: '2027-02-30', csrf_token: browser.token() }),
  },
  'delete-attachment': {
    needs: 'customer',
    good: async (browser) => {
      const { itemId: id } = await checklistOf(browser);
      return { id, model: 'cri.lead.checklist' };
    },
    refused: null,
  },
  'get-policy-checklist': {
    needs: 'customer',
    good: async (browser) => {
      const { policyId: id } = await checklistOf(browser);
      return { id, model: 'cri.policy' };
    },
    refused: null,
  },
};

const withoutFiles = accountCalls.filter(({ name }) => Object.hasOwn(examples, name));
holdsContract(app, withoutFiles, examples);

it.each(accountCalls.filter(({ customer: needs }) => needs))(
  'answers 401 to whoever is not signed in: $path',
  async (call) => {
    const { openBrowser } = await import('./support/browser.ts');
    const browser = await openBrowser(app);
    const body = { csrf_token: browser.token(), id: 'x', model: 'x' };
    const answer = call.methods.includes('GET')
      ? await browser.get(`${call.path}?id=x`)
      : await browser.post(call.path, body);
    expect(answer.statusCode).toBe(401);
    if (call.handle) expect(answer.json()).toHaveProperty(call.failureField);
  },
);
