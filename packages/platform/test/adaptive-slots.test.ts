/** How many work at once: fewer while what they need is away, all again when it is back. */
import { describe, expect, it } from 'vitest';
import { createAdaptiveSlots } from '../src/drivers/adaptive-slots.ts';
import type { Sleep } from '../src/events/retry.ts';

const away = new Error('away');

/** Work that the test ends, and pauses that it ends too. */
function staged(most: number) {
  const under: { end: () => void; fail: (why: Error) => void }[] = [];
  const pauses: { milliseconds: number; end: () => void }[] = [];
  const stopping = new AbortController();
  const sleep: Sleep = (milliseconds, signal) =>
    new Promise((resolve) => {
      pauses.push({ milliseconds, end: resolve });
      signal.addEventListener('abort', () => resolve());
    });
  const slots = createAdaptiveSlots({
    most,
    isAway: (error) => error === away,
    sleep,
    stopping: stopping.signal,
  });
  const ask = () =>
    slots
      .use(
        () =>
          new Promise<void>((resolve, reject) => {
            under.push({ end: resolve, fail: reject });
          }),
      )
      .catch(() => {});
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    slots,
    under,
    pauses,
    stopping,
    ask: async (times: number) => {
      for (let index = 0; index < times; index += 1) void ask();
      await turn();
    },
    /** Ends all that is under way now. */
    all: async (how: 'end' | Error) => {
      for (const each of under.splice(0)) {
        if (how === 'end') each.end();
        else each.fail(how);
      }
      await turn();
    },
  };
}

describe('adaptive slots', () => {
  it('let in as many as they may, the next ones in their order', async () => {
    const { slots, under, ask, all } = staged(3);
    await ask(5);
    expect([under.length, slots.limit]).toEqual([3, 3]);
    await all('end');
    expect(under.length).toBe(2);
  });

  it('halve once for all that were under way together when the store went', async () => {
    const { slots, under, ask, all } = staged(16);
    await ask(40);
    expect(under.length).toBe(16);
    await all(away);
    expect([under.length, slots.limit]).toEqual([8, 8]);
    await all(away);
    expect([under.length, slots.limit]).toEqual([4, 4]);
  });

  it('come down to one that asks alone, with growing pauses, while all others wait', async () => {
    const { slots, under, pauses, ask, all } = staged(2);
    await ask(50);
    await all(away);
    expect([under.length, slots.limit, pauses.length]).toEqual([1, 1, 0]);
    for (let times = 0; times < 5; times += 1) {
      await all(away);
      expect(under.length).toBe(0);
      pauses.at(-1)?.end();
      await new Promise((resolve) => setImmediate(resolve));
      expect(under.length).toBe(1);
    }
    expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([250, 500, 1_000, 2_000, 2_000]);
  });

  it('let one more in with each success, until all may again', async () => {
    const { slots, under, ask, all } = staged(8);
    // Eight, then four, then two.
    await ask(14);
    await all(away);
    await all(away);
    await all(away);
    expect(slots.limit).toBe(1);
    await ask(100);
    const seen: number[] = [];
    for (let times = 0; times < 5; times += 1) {
      seen.push(under.length);
      await all('end');
    }
    expect(seen).toEqual([1, 2, 4, 8, 8]);
  });

  it('are not lowered by work that fails for a reason of its own', async () => {
    const { slots, ask, all } = staged(4);
    await ask(4);
    await all(new TypeError('no such thing'));
    expect(slots.limit).toBe(4);
  });

  it('let everybody through when all ends, so that nobody waits for a store that is away', async () => {
    const { under, pauses, stopping, ask, all } = staged(1);
    await ask(3);
    await all(away);
    expect([under.length, pauses.length]).toEqual([0, 1]);
    stopping.abort();
    await all('end');
    expect(under.length).toBe(1);
  });
});
