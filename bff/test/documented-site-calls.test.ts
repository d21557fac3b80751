import { describe, expect, it } from 'vitest';
import { siteCalls } from '../src/routes/documented/site/calls.ts';
import documented from './fixtures/spec-site-calls.json' with { type: 'json' };
import { fieldsOf, mayBeMissing } from './support/payload-fields.ts';

/** Decisions A3: the document names no target for these. */
const ours = ['/api/travel/create-lead', '/api/life/create-lead', '/api/business/create-lead'];

describe.each(documented)('POST $path with $payload', (row) => {
  const call = siteCalls.find(({ path }) => path === row.path);
  if (!call) throw new Error(`no call at ${row.path}`);

  it('is served as S2 3 and 7 write it', () => {
    expect(call.carries).toBe(row.body);
    const names = row.payload.split(' ');
    const fields = fieldsOf(call).find((given) => names.every((name, at) => given[at] === name));
    expect(fields, 'none of its payloads lists these').toBeDefined();
    for (const added of fields?.slice(names.length) ?? []) {
      expect(mayBeMissing(call, added), added).toBe(true);
    }
  });

  it('tells success from failure', () => {
    expect(call.succeeded(row.works)).toBe(true);
    expect(call.succeeded(row.fails)).toBe(false);
    const failed = call.failure('No.', { errors: [] });
    expect(call.succeeded(failed)).toBe(false);
    expect(failed).toHaveProperty(row.reads);
    expect(call.failureField).toBe(row.reads);
    expect(Object.values(failed)).toContain('No.');
    for (const nonsense of [null, undefined, 'success', 1, [], { error: 'No.' }]) {
      expect(call.succeeded(nonsense)).toBe(false);
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
    for (const call of siteCalls) {
      const payloads = fieldsOf(call);
      const listing = payloads.filter((names) => names.includes('csrf_token')).length;
      const need = { 0: 'if-present', [payloads.length]: 'required' }[listing] ?? 'by the payload';
      const given = typeof call.csrf === 'function' ? 'by the payload' : call.csrf;
      expect([call.name, given]).toEqual([call.name, need]);
    }
  });
});
