import { describe, expect, it } from 'vitest';
import { contractIds } from '../src/contract-ids.ts';
import { isReference, makeReference } from '../src/reference.ts';
import { randomFrom } from './random.ts';

describe('a reference', () => {
  it('is readable aloud and recognised again', () => {
    const random = randomFrom(3);
    for (let i = 0; i < 500; i++) {
      const reference = makeReference(Uint8Array.from({ length: 8 }, () => random(256)));
      expect(reference).toMatch(/^MQ-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      expect(reference.slice(3)).not.toMatch(/[01IO]/);
      expect(isReference(reference)).toBe(true);
    }
  });

  it('depends on every byte', () => {
    const base = makeReference(new Uint8Array(8));
    for (let i = 0; i < 8; i++) {
      expect(makeReference(new Uint8Array(8).fill(1, i, i + 1))).not.toBe(base);
    }
    expect(() => makeReference(new Uint8Array(7))).toThrow(RangeError);
  });

  it.each(['', 'MQ-7F3K', 'MQ-7F3K-92Q0', 'mq-7f3k-92qx', 'MQ-7F3K-92QX-', 'MQ-7F3K-92QX\n'])(
    'is not %j',
    (text) => {
      expect(isReference(text)).toBe(false);
    },
  );
});

it('the names that the documents fix are kept', () => {
  expect(Object.values(contractIds)).toEqual(
    expect.arrayContaining([
      'medIndProdCount',
      'medCorpProdCount',
      'ans_obj',
      't_and_c_3',
      'hme-tab2',
      'ip_home_emirate_id',
      'agree1',
      'agree2',
      'g-recaptcha-response',
      'csrf_token',
    ]),
  );
});
