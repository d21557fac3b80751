/** The desk's read model is the same bytes from the log, in any order of its events, and however often they come. */
import type { EventBus, EventMessage, StoredMessage } from '@muqarin/platform/events/bus';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rebuildDesk } from '../src/desk/rebuild.ts';
import { agent, type DeskUnderTest, deskUnderTest } from './support/desk.ts';

describe('the read model of the desk', () => {
  let desk: DeskUnderTest;
  beforeEach(async () => {
    desk = await deskUnderTest();
    await journeys();
  });
  afterEach(() => desk.stop());

  /** Four leads of two persons; one bought, one was called, one said no, one went into another. */
  async function journeys() {
    const sara = agent('sara');
    const medical = await desk.medical('d1');
    await desk.client.takeLead({ leadId: medical, staffId: 'sara' }, sara);
    await desk.client.noteLead({ leadId: medical, staffId: 'sara', text: 'Has a child' }, sara);
    const said = { leadId: medical, staffId: 'sara', disposition: 'no_answer' as const };
    await desk.client.disposeLead(said, sara);
    await desk.mailed('d1', 'medical');
    const contact = {
      name: 'O',
      email: '',
      phone: '509',
      dial_code: '+971',
      fullNumber: '+971509',
    };
    await desk.site({ contact });
    await desk.bought('d2');
    const bought = await desk.medical('d2');
    const again = await desk.medical('d3');
    const merge = async (leadId: string) => {
      const merged = { leadId, into: medical, staffId: 'sara' };
      return (await desk.client.mergeLeads(merged, sara)).outcome;
    };
    await desk.settle();
    expect(await merge(bought)).toBe('refused');
    await desk.client.takeLead({ leadId: medical, staffId: 'sara' }, sara);
    expect(await merge(again)).toBe('done');
    await desk.client.atDesk({ staffId: 'omar' }, sara);
    const move = { leadId: medical, staffId: 'huda', from: 'sara', to: 'omar' };
    const moved = await desk.client.reassignLead({ ...move, reason: 'away' }, sara);
    expect(moved.outcome).toBe('done');
    await desk.settle();
  }

  const inLog = (messages: readonly EventMessage[]): Pick<EventBus, 'scan'> => ({
    scan: async function* () {
      yield messages.map((message) => ({ ...message, storedAt: 1 }) as unknown as StoredMessage);
    },
  });
  const rebuild = (messages: readonly EventMessage[], swap = false) =>
    rebuildDesk({ connection: desk.connection, bus: inLog(messages), swap });

  it('is what the running service made, and takes its place', async () => {
    const done = await rebuild(desk.log(), true);
    expect(done).toMatchObject({ equal: true, unreadable: 0, after: { leads: 4 } });
    expect(await rebuild(desk.log())).toMatchObject({ equal: true, before: done.after });
    const { leads } = await desk.client.listDesk({ staffId: 'omar' }, agent('omar'));
    expect(leads).toHaveLength(1);
  });

  it('is the same from a log that has every event twice, in the other order', async () => {
    const twice = [...desk.log(), ...desk.log()].reverse();
    expect(await rebuild(twice)).toMatchObject({ equal: true });
  });

  it('differs when one event is lost, and changes nothing then', async () => {
    const without = desk.log().slice(0, -1);
    expect(await rebuild(without)).toMatchObject({ equal: false });
    expect(await rebuild(desk.log())).toMatchObject({ equal: true });
  });

  it('counts what nobody can read and passes by', async () => {
    const [first, ...others] = desk.log();
    const broken = { ...(first as EventMessage), value: 'no JSON' };
    expect(await rebuild([broken, ...others])).toMatchObject({ unreadable: 1, equal: false });
  });

  it('holds no name, address or telephone number', async () => {
    const kept = await desk.connection.collection('desk_leads').find({}).toArray();
    expect(kept).toHaveLength(4);
    expect(JSON.stringify(kept)).not.toMatch(/Mariam|example\.com|501234567|1991/);
  });
});
