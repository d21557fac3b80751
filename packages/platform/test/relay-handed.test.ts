/** What a relay is handed with the write that made it, and when it rather leaves that to a claim. */
import { expect, it } from 'vitest';
import type { Claim } from '../src/events/outbox-claims.ts';
import type { OutboxStore } from '../src/events/outbox-store.ts';
import { createHanded } from '../src/events/relay-handed.ts';

function handedUnderTest(batch: number) {
  const released: Claim[] = [];
  const store = {
    release: async (claims: readonly Claim[]) => {
      released.push(...claims);
    },
  } as unknown as OutboxStore;
  let time = 0;
  let ids = 0;
  const handed = createHanded(store, {
    stores: [store],
    bus: { publish: async () => {} },
    owner: 'test',
    now: () => new Date(time),
    newId: () => `claim-${++ids}`,
    logger: { warn: () => {} },
    batch,
  });
  handed.open();
  /** False where it is left to a claim. */
  const offer = (documentId: string) => {
    const lease = handed.lease();
    if (lease === null) return false;
    handed.add({ documentId, entries: [], attempts: 0, token: lease.token }, lease.until);
    return true;
  };
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { handed, offer, released, pass };
}

const idsOf = (claims: readonly Claim[]) => claims.map(({ documentId }) => documentId);

it('takes up to five batches, and more when one has gone', () => {
  const { handed, offer } = handedUnderTest(2);
  const offered = Array.from({ length: 12 }, (_, i) => offer(`lead-${i}`));
  expect(offered).toEqual([...Array(10).fill(true), false, false]);
  expect(idsOf(handed.take(2))).toEqual(['lead-0', 'lead-1']);
  expect([offer('lead-12'), offer('lead-13'), offer('lead-14')]).toEqual([true, true, false]);
});

it('publishes nothing whose lease has ended while it waited', () => {
  const { handed, offer, pass } = handedUnderTest(2);
  offer('early');
  pass(3_000);
  offer('late');
  pass(2_000);
  expect(idsOf(handed.take(2))).toEqual(['late']);
});

it('gives back what waits, and takes nothing, while the bus is away', async () => {
  const { handed, offer, released } = handedUnderTest(2);
  offer('lead-1');
  await handed.close();
  expect([idsOf(released), offer('lead-2')]).toEqual([['lead-1'], false]);
  handed.open();
  expect(offer('lead-3')).toBe(true);
});
