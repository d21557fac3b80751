/** What a service does with the outbox: raise events on documents, save, see them published. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboxPush, raise } from '../src/events/outbox.ts';
import { type OutboxHarness, openHarness } from './events-outbox-harness.ts';
import { until } from './events-waiting.ts';

let harness: OutboxHarness;
beforeEach(async () => {
  harness = await openHarness();
});
afterEach(() => harness.dispose());

describe('an event raised on a document', () => {
  it('is saved with it in one write and then published', async () => {
    const { event, leads, published, raw, relay, waiting } = harness;
    const lead = new leads({ _id: 'lead-1', status: 'new' });
    raise(lead, event('lead-1'), event('lead-1'));
    await lead.save();
    expect(await waiting('lead-1')).toEqual(['event-1', 'event-2']);
    relay();
    await until(() => published.length === 1);
    expect(published).toEqual([['event-1', 'event-2']]);
    await until(async () => (await waiting('lead-1')).length === 0);
    expect(await raw('lead-1')).not.toHaveProperty('outboxPending');
    expect(await raw('lead-1')).not.toHaveProperty('outboxLease');
  });

  it('is not published when the save fails', async () => {
    const { event, leads, published, relay } = harness;
    await leads.create({ _id: 'lead-1', status: 'new' });
    relay();
    const [first, second] = [await leads.findById('lead-1'), await leads.findById('lead-1')];
    if (!first || !second) throw new Error('not found');
    raise(first.set('status', 'contacted'), event('lead-1'));
    await first.save();
    raise(second.set('status', 'won'), event('lead-1'));
    await expect(second.save()).rejects.toMatchObject({ name: 'VersionError' });
    await until(() => published.length === 1);
    expect(published).toEqual([['event-1']]);
  });

  it('goes out when the same loaded document is saved again after the relay emptied it', async () => {
    const { event, leads, published, raw, relay } = harness;
    relay();
    const lead = new leads({ _id: 'lead-1', status: 'new' });
    raise(lead, event('lead-1'));
    await lead.save();
    await until(async () => !('outboxPending' in (await raw('lead-1'))));
    raise(lead.set('status', 'contacted'), event('lead-1'));
    await lead.save();
    await until(() => published.length === 2);
    expect(published).toEqual([['event-1'], ['event-2']]);
  });

  it('goes out when it was pushed by an update', async () => {
    const { event, leads, published, raw, relay } = harness;
    relay();
    await leads.updateOne(
      { _id: 'lead-1' },
      outboxPush([event('lead-1')], { $set: { status: 'new' } }),
      { upsert: true },
    );
    await leads.findOneAndUpdate({ _id: 'lead-1' }, outboxPush([event('lead-1')]));
    await until(() => published.flat().length === 2);
    expect(published.flat()).toEqual(['event-1', 'event-2']);
    expect(await raw('lead-1')).toMatchObject({ status: 'new' });
  });

  it('makes a document loaded before an update refuse to save over it', async () => {
    const { event, leads } = harness;
    await leads.create({ _id: 'lead-1', status: 'new' });
    const stale = await leads.findById('lead-1');
    await leads.updateOne({ _id: 'lead-1' }, outboxPush([event('lead-1')]));
    await expect(stale?.set('status', 'won').save()).rejects.toMatchObject({
      name: 'VersionError',
    });
  });

  it('cannot be raised on a document loaded without its outbox', async () => {
    const { event, leads } = harness;
    await leads.create({ _id: 'lead-1', status: 'new' });
    const lead = await leads.findById('lead-1').select('status');
    expect(() => lead && raise(lead, event('lead-1'))).toThrow(/with its outbox/);
  });

  it('is not seen in the JSON of its document', async () => {
    const { event, leads } = harness;
    const lead = new leads({ _id: 'lead-1', status: 'new' });
    raise(lead, event('lead-1'));
    expect(Object.keys(lead.toJSON())).toEqual(['_id', 'status']);
  });
});
