/** What every key-value store must do, whatever runs beneath. Give it a factory; see test/key-value-embedded.test.ts. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeyValue } from '../src/key-value.ts';

export interface KeyValueUnderTest {
  /** Two doors to one store, as two replicas have them. */
  stores: [KeyValue, KeyValue];
  /** Lets time pass for the store, by its clock or by waiting. */
  pass(seconds: number): Promise<void>;
  dispose(): Promise<void>;
}

export function keyValueContract(name: string, prepare: () => Promise<KeyValueUnderTest>): void {
  describe(`${name} keeps the key-value contract`, () => {
    let under: KeyValueUnderTest;
    let one: KeyValue;
    let other: KeyValue;
    beforeEach(async () => {
      under = await prepare();
      [one, other] = under.stores;
    });
    afterEach(() => under.dispose());

    it('gives what was set last, through either door, until it is deleted', async () => {
      expect(await one.get('a')).toBeNull();
      await one.set('a', 'first', 60);
      await other.set('a', 'مقارن\n"{}"', 60);
      expect(await one.get('a')).toBe('مقارن\n"{}"');
      await one.delete('a');
      await one.delete('a');
      expect(await other.get('a')).toBeNull();
    });

    it('forgets at the end of the lifetime, which each set begins anew', async () => {
      await one.set('a', '1', 1);
      await one.set('b', '1', 1);
      await under.pass(0.6);
      await one.set('a', '2', 1);
      await under.pass(0.6);
      expect([await one.get('a'), await one.get('b')]).toEqual(['2', null]);
    });

    it('lets one of many take a key, and again when it is free', async () => {
      const takers = Array.from({ length: 40 }, (_, i) => (i % 2 ? one : other).take('mark', 1));
      expect((await Promise.all(takers)).filter(Boolean)).toHaveLength(1);
      await one.delete('mark');
      expect(await other.take('mark', 1)).toBe(true);
      expect(await one.take('mark', 1)).toBe(false);
      await under.pass(1.1);
      expect(await one.take('mark', 1)).toBe(true);
    });

    it('sets over the expected value only', async () => {
      expect(await one.compareAndSet('a', 'x', 'y', 60)).toBe(false);
      expect(await one.compareAndSet('a', null, 'x', 60)).toBe(true);
      expect(await other.compareAndSet('a', null, 'z', 60)).toBe(false);
      expect(await other.compareAndSet('a', 'x', 'y', 60)).toBe(true);
      expect(await one.compareAndSet('a', 'x', 'z', 60)).toBe(false);
      expect(await one.get('a')).toBe('y');
    });

    it('gives a compared value its lifetime, and takes an ended one as none', async () => {
      await one.set('a', 'x', 60);
      expect(await one.compareAndSet('a', 'x', 'y', 1)).toBe(true);
      await under.pass(1.1);
      expect(await one.compareAndSet('a', 'y', 'z', 60)).toBe(false);
      expect(await one.compareAndSet('a', null, 'z', 60)).toBe(true);
    });

    it('loses no change of two replicas that compare and try again', async () => {
      const add = async (store: KeyValue) => {
        for (;;) {
          const text = await store.get('sum');
          if (await store.compareAndSet('sum', text, String(Number(text) + 1), 60)) return;
        }
      };
      await Promise.all(Array.from({ length: 30 }, (_, i) => add(i % 2 ? one : other)));
      expect(await one.get('sum')).toBe('30');
    });

    it('counts over replicas, each count once', async () => {
      const all = await Promise.all(
        Array.from({ length: 50 }, (_, i) => (i % 2 ? one : other).increment('tries', 60)),
      );
      const counts = all.map(({ count }) => count).sort((a, b) => a - b);
      expect(counts).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
      for (const { secondsLeft } of all) expect(secondsLeft).toBeGreaterThan(58);
      for (const { secondsLeft } of all) expect(secondsLeft).toBeLessThanOrEqual(60);
    });

    it('begins a new window when the first has ended, however often it was counted in', async () => {
      expect(await one.increment('tries', 1)).toEqual({ count: 1, secondsLeft: 1 });
      await under.pass(0.6);
      expect((await one.increment('tries', 1)).count).toBe(2);
      await under.pass(0.6);
      expect((await other.increment('tries', 1)).count).toBe(1);
    });
  });
}
