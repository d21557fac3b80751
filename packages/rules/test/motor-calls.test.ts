import { describe, expect, it } from 'vitest';
import { mirrored, motorCallFailure, motorCallSucceeded } from '../src/calls/documented-call.ts';
import { motorCalls } from '../src/motor/calls.ts';
import { purchaseTexts } from '../src/motor/purchase-form.ts';
import { labelField, motorDocuments } from '../src/motor/uploads.ts';
import documented from './fixtures/spec-motor-calls.json' with { type: 'json' };

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
    const own = call.methods.filter((method) => !call.addedMethods.includes(method));
    expect(own.join(' ')).toBe(methods);
    expect(carriers[body]).toContain(call.carries);
    const names = Object.keys(call.payload).filter((name) => !files.has(name));
    expect(names).toEqual(payload.split(' ').filter(Boolean));
  });

  it('tells success from failure', () => {
    expect(motorCallSucceeded(call, works)).toBe(works !== null);
    const failed = motorCallFailure(call, 'No.', { price: 1 });
    expect(motorCallSucceeded(call, failed)).toBe(false);
    const read = call.failure.field
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], failed);
    expect(read).toBe('No.');
    expect(failed.price).toBe(1);
  });

  it('is refused by a client that gets nonsense', () => {
    for (const nonsense of [null, undefined, 'x', 1, { status: 2 }, { error: 'No.' }]) {
      if (call.success.kind === 'no-error' && !hasError(nonsense)) continue;
      expect(motorCallSucceeded(call, nonsense)).toBe(false);
    }
  });
});

describe('the table', () => {
  it('has no call that the document lacks, and no name twice', () => {
    const known = new Set(documented.map((row) => row.path));
    expect(motorCalls.filter((call) => !known.has(call.path))).toEqual([]);
    expect(new Set(motorCalls.map((call) => call.name)).size).toBe(motorCalls.length);
  });

  it('has no address twice, aliases included', () => {
    const addresses = motorCalls.flatMap((call) =>
      call.methods.flatMap((m) => [call.path, ...call.aliases].map((path) => `${m} ${path}`)),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('mirrors every call under the other prefix', () => {
    for (const call of motorCalls.filter(({ name }) => name !== 'open-policy-details')) {
      expect(call.aliases).toContain(mirrored(call.path));
    }
    expect(mirrored('/api/motor/get-models')).toBe('/api/survey/motor/get-models');
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
      expect(call.csrf === 'required', call.name).toBe('csrf_token' in call.payload);
      expect(call.remember !== undefined, call.name).toBe(call.effect === 'create');
    }
  });

  it('takes 1 and "1" for success', () => {
    for (const status of [1, '1']) {
      expect(motorCallSucceeded({ success: { kind: 'status' } }, { status })).toBe(true);
      const message = { message: { status } };
      expect(motorCallSucceeded({ success: { kind: 'message-status' } }, message)).toBe(true);
    }
    expect(motorCallSucceeded({ success: { kind: 'status' } }, { status: true })).toBe(false);
  });

  it('carries every text of the purchase form', () => {
    const call = motorCalls.find(({ name }) => name === 'confirm-product');
    const names = { ...call?.payload, ...call?.addedPayload };
    expect(purchaseTexts.filter((name) => !(name in names))).toEqual([]);
  });
});

function hasError(body: unknown): boolean {
  return typeof body !== 'object' || body === null || 'error' in body;
}
