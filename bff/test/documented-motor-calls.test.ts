import { purchaseTexts } from '@muqarin/rules/motor/purchase-form';
import { labelField, motorDocuments } from '@muqarin/rules/motor/uploads';
import { describe, expect, it } from 'vitest';
import { mirrored } from '../src/routes/documented/define-call.ts';
import { motorCalls } from '../src/routes/documented/motor/calls.ts';
import documented from './fixtures/spec-motor-calls.json' with { type: 'json' };
import { fieldsOf, mayBeMissing, requiresToken } from './support/payload-fields.ts';

/** What the document says of the files in words: six, each with a matching label. */
const files = new Set(motorDocuments.flatMap(({ field }) => [field, labelField(field)]));
const carriers: Record<string, readonly string[]> = {
  json: ['fields'],
  form: ['fields'],
  data: ['data'],
  multipart: ['multipart'],
};

const callAt = (path: string) =>
  motorCalls.find((call) => [call.path, ...call.aliases].includes(path as `/${string}`));

describe.each(documented)('$methods $path', ({ methods, path, body, payload, works }) => {
  const call = callAt(path);
  if (!call) throw new Error(`no call at ${path}`);

  it('is served as S1 7 writes it', () => {
    expect(call.methods.join(' ')).toBe(methods);
    expect(carriers[body]).toContain(call.files ? 'multipart' : call.carries);
    const names = payload.split(' ').filter(Boolean);
    const [fields = []] = fieldsOf(call);
    const others = fields.filter((name) => !files.has(name));
    expect(others.slice(0, names.length)).toEqual(names);
    for (const ours of others.slice(names.length)) expect(mayBeMissing(call, ours)).toBe(true);
  });

  it('tells success from failure', () => {
    expect(call.succeeded(works)).toBe(works !== null);
    const failed = call.failure('No.', { price: 1 });
    expect(call.succeeded(failed)).toBe(false);
    const read = failed[call.failureField];
    expect(read).toEqual(call.failureField === 'message' ? { status: 0, error: 'No.' } : 'No.');
    expect(failed.price).toBe(1);
  });

  it('is refused by a client that gets nonsense', () => {
    for (const nonsense of [null, undefined, 'x', 1, { status: 2 }, { error: 'No.' }]) {
      if (call.success === 'no error' && !hasError(nonsense)) continue;
      expect(call.succeeded(nonsense)).toBe(false);
    }
  });
});

describe('the table', () => {
  it('has no call that the document lacks, and no name twice', () => {
    const known = new Set(documented.map((row) => row.path));
    expect(motorCalls.filter((call) => !known.has(call.path))).toEqual([]);
    expect(new Set(motorCalls.map((call) => call.name)).size).toBe(motorCalls.length);
  });

  it('mirrors every call under the other prefix', () => {
    for (const call of motorCalls.filter(({ name }) => name !== 'open-policy-details')) {
      expect(call.aliases).toContain(mirrored('motor', call.path));
    }
    expect(mirrored('motor', '/api/motor/get-models')).toBe('/api/survey/motor/get-models');
  });

  it('changes nothing by GET without offering POST', () => {
    const byGet = motorCalls.filter(
      (call) => call.methods.includes('GET') && call.effect !== 'none',
    );
    expect(byGet.map((call) => call.name)).toEqual(['submit-find-car', 'update-chassis-number']);
    for (const call of byGet) expect(call.addedMethods).toEqual(['POST']);
  });

  it('asks for the token where the document lists it, and remembers what creates', () => {
    for (const call of motorCalls) {
      expect(call.csrf === 'required', call.name).toBe(requiresToken(call));
      expect(call.remember !== undefined, call.name).toBe(call.effect === 'create');
    }
  });

  it('takes 1 and "1" for success', () => {
    for (const status of [1, '1']) {
      expect(callAt('/api/survey/motor/confirm-product')?.succeeded({ status })).toBe(true);
      const message = { message: { status } };
      expect(callAt('/api/survey/motor/no-car-found')?.succeeded(message)).toBe(true);
    }
    const status = true;
    expect(callAt('/api/survey/motor/confirm-product')?.succeeded({ status })).toBe(false);
  });

  it('carries every text of the purchase form', () => {
    const call = motorCalls.find(({ name }) => name === 'confirm-product');
    const names = new Set(call ? fieldsOf(call).flat() : []);
    expect(purchaseTexts.filter((name) => !names.has(name))).toEqual([]);
  });
});

function hasError(body: unknown): boolean {
  return typeof body !== 'object' || body === null || 'error' in body;
}
