import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createRandomBytes } from '../src/random.ts';

it('gives every byte of its store once, and asks for more in time', () => {
  const drawn: Buffer[] = [];
  const random = createRandomBytes((size) => {
    const bytes = randomBytes(size);
    drawn.push(Buffer.from(bytes));
    return bytes;
  });
  const given = Array.from({ length: 1_024 }, () => random(12));
  const all = Buffer.concat(drawn);
  // What does not fill a whole draw at the end of a store is left unused.
  let at = 0;
  for (const each of given) {
    const found = all.indexOf(each, at);
    expect(found).toBeGreaterThanOrEqual(at);
    expect(found - at).toBeLessThan(12);
    at = found + 12;
  }
  expect(new Set(given.map((each) => each.toString('hex'))).size).toBe(given.length);
  expect(drawn.length).toBe(2);
  expect(random(2_000)).toHaveLength(2_000);
});
