/** How much a relay claims, what it leaves to others, and when it looks no further. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BusUnavailable } from '../src/events/bus-unavailable.ts';
import { mongooseOutboxStore } from '../src/events/outbox-store.ts';
import { type OutboxHarness, openHarness } from './events-outbox-harness.ts';
import { pause, until } from './events-waiting.ts';

let harness: OutboxHarness;
beforeEach(async () => {
  harness = await openHarness();
});
afterEach(() => harness.dispose());

describe('a relay', () => {
  it('claims no more than one document to see whether the broker is back', async () => {
    const { leads, relay, save } = harness;
    for (let n = 0; n < 5; n++) await save(`lead-${n}`);
    const store = mongooseOutboxStore(leads);
    const limits: number[] = [];
    const claim: typeof store.claim = (lease) => {
      limits.push(lease.limit);
      return store.claim(lease);
    };
    relay({
      stores: [{ ...store, claim }],
      sleep: () => pause(1),
      bus: { publish: () => Promise.reject(new BusUnavailable()) },
    });
    await until(() => limits.length >= 4);
    expect(limits.slice(0, 4)).toEqual([100, 1, 1, 1]);
  });

  it('looks no further where fewer waited than it may claim', async () => {
    const { leads, published, relay, save } = harness;
    for (const n of [1, 2, 3]) await save(`lead-${n}`);
    const store = mongooseOutboxStore(leads);
    let looks = 0;
    const claim: typeof store.claim = (lease) => {
      looks += 1;
      return store.claim(lease);
    };
    relay({ stores: [{ ...store, claim }], batch: 2, sweepMilliseconds: 60_000 });
    await until(() => published.flat().length === 3);
    await pause(20);
    expect(looks).toBe(2);
  });

  it('shares a backlog with other relays without sending anything twice', async () => {
    const { published, relay, save } = harness;
    for (let n = 0; n < 40; n++) await save(`lead-${n}`);
    for (const owner of ['first', 'second', 'third'])
      relay({ owner, batch: 4, sweepMilliseconds: 5 });
    await until(() => published.flat().length >= 40);
    await pause(30);
    expect(published.flat().toSorted()).toEqual([...new Set(published.flat())].toSorted());
  });

  it('leaves alone what another relay has claimed, until the lease ends', async () => {
    const { leads, published, relay, save } = harness;
    await save('lead-1');
    const store = mongooseOutboxStore(leads);
    expect(await store.claim(leaseOf('other', 500))).toHaveLength(1);
    relay({ sweepMilliseconds: 5 });
    await pause(25);
    expect(published).toEqual([]);
    await until(() => published.length === 1);
  });

  it('takes back at its start what its earlier life had claimed', async () => {
    const { leads, published, relay, save } = harness;
    await save('lead-1');
    await mongooseOutboxStore(leads).claim(leaseOf('test', 60_000));
    relay();
    await until(() => published.length === 1);
  });
});

function leaseOf(owner: string, milliseconds: number) {
  const now = new Date();
  const until = new Date(now.getTime() + milliseconds);
  return { owner, token: `claim of ${owner}`, now, until, limit: 10 };
}
