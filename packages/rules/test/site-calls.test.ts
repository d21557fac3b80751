import { describe, expect, it } from 'vitest';
import { siteCalls } from '../src/site/calls.ts';
import { siteCallFailure, siteCallSucceeded } from '../src/site/contract.ts';
import documented from './fixtures/spec-site-calls.json' with { type: 'json' };

/** Decisions A3: the document names no target for these. */
const ours = ['/api/travel/create-lead', '/api/life/create-lead', '/api/business/create-lead'];

describe.each(documented)('POST $path with $payload', (row) => {
  const call = siteCalls.find(({ path }) => path === row.path);
  if (!call) throw new Error(`no call at ${row.path}`);

  it('is served as S2 3 and 7 write it', () => {
    expect(call.carries).toBe(row.body);
    const payloads = call.payloads.map((payload) => Object.keys(payload).join(' '));
    expect(payloads).toContain(row.payload);
    expect(call.captcha).toBe(row.payload.includes('g-recaptcha-response'));
  });

  it('tells success from failure', () => {
    expect(siteCallSucceeded(call, row.works)).toBe(true);
    expect(siteCallSucceeded(call, row.fails)).toBe(false);
    const failed = siteCallFailure(call, 'No.', { errors: [] });
    expect(siteCallSucceeded(call, failed)).toBe(false);
    expect(failed).toHaveProperty(row.reads);
    expect(Object.values(failed)).toContain('No.');
    for (const nonsense of [null, undefined, 'success', 1, [], { error: 'No.' }]) {
      expect(siteCallSucceeded(call, nonsense)).toBe(false);
    }
  });
});

describe('the table', () => {
  it('has no call that the document and the decisions lack, and none twice', () => {
    const known = new Set([...documented.map(({ path }) => path), ...ours]);
    expect(siteCalls.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([]);
    expect(new Set(siteCalls.map(({ path }) => path)).size).toBe(known.size);
    expect(new Set(siteCalls.map(({ name }) => name)).size).toBe(siteCalls.length);
  });

  it('asks for the token where every payload lists it', () => {
    for (const { name, csrf, payloads } of siteCalls) {
      const listing = payloads.filter((payload) => 'csrf_token' in payload).length;
      const need = { 0: 'if-present', [payloads.length]: 'required' }[listing] ?? 'as-the-payload';
      expect([name, csrf]).toEqual([name, need]);
    }
  });
});
