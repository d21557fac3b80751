import { accountCalls as accountPages } from '@muqarin/rules/account/calls';
import { type PageCall, succeeded } from '@muqarin/rules/calls/success';
import { generalCalls as generalPages } from '@muqarin/rules/general/calls';
import { medicalCalls as medicalPages } from '@muqarin/rules/medical/calls';
import { corporateCalls as groupPages } from '@muqarin/rules/medical-corporate/calls';
import { motorCalls as motorPages } from '@muqarin/rules/motor/calls';
import { siteCalls as sitePages } from '@muqarin/rules/site/calls';
import { describe, expect, it } from 'vitest';
import { documentedCalls } from '../src/routes/documented/call-table.ts';
import { generalCalls } from '../src/routes/documented/general/calls.ts';
import { fieldsOf } from './support/payload-fields.ts';

describe('the table of all lines', () => {
  it('has no name and no address twice, aliases included', () => {
    const addresses = documentedCalls.flatMap((call) => [call.path, ...call.aliases]);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(documentedCalls.map(({ name }) => name)).size).toBe(documentedCalls.length);
  });

  const lines = [medicalPages, groupPages, motorPages, generalPages, sitePages, accountPages];
  const known = lines
    .flatMap((line) => Object.values<PageCall>(line))
    .filter(({ success }) => success.kind !== 'file');
  const answers = [
    [],
    {},
    { error: 'No.' },
    { title: 'No.' },
    { message: 'No.' },
    { message: 'success' },
    { message: { status: 1 } },
    { applied: true },
    { applied: false },
    { success: true },
    { status: 'Login Successful' },
    { msg_status: '1' },
    { image: '/picture' },
    { policy_id: 'p' },
    { documents: [] },
    ...[0, 1, '1', 'success', 'Success', 'error'].map((status) => ({ status })),
    ...['products', 'header', 'variants', 'providers', 'tpa_network'].map((field) => {
      return { [field]: [] };
    }),
  ];

  it.each(known)('serves what a page calls, told from a failure alike: $path', (page) => {
    const call = documentedCalls.find(({ path }) => path === page.path);
    expect(call?.handle).toBeTypeOf('function');
    const successes = answers.map((body) => succeeded(page, body));
    expect(successes).toContain(true);
    expect(answers.map((body) => call?.succeeded(body))).toEqual(successes);
    expect(call?.succeeded(call.failure('No.', {}))).toBe(false);
  });
});

describe('the general calls', () => {
  const callOf = (path: string) => generalCalls.find((call) => call.path === path);

  it('serves the upload of S1 7 where it is written, and under /api (decisions X7)', () => {
    const call = callOf('/survey/general/upload');
    expect(call?.methods).toEqual(['POST']);
    expect(call?.files).toBeDefined();
    expect(call && fieldsOf(call)).toEqual([['trade_license', 'census_file']]);
    expect(call?.aliases).toContain('/api/survey/general/upload');
  });

  it('say success and failure as their screen reads them', () => {
    for (const call of generalCalls) {
      const works = call.path === generalPages.upload.path ? { status: 1 } : { products: [] };
      expect(call.succeeded(works)).toBe(true);
      const failed = call.failure('No.', {});
      expect(call.succeeded(failed)).toBe(false);
      expect(failed.error).toBe('No.');
    }
  });
});
