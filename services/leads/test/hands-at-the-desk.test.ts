/** Leads that change hands: one goes into another of its person and comes back; a supervisor gives one to somebody else (X25). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { agent, type DeskUnderTest, deskUnderTest } from './support/desk.ts';

const sara = agent('sara');

describe('the desk', () => {
  let desk: DeskUnderTest;
  beforeEach(async () => {
    desk = await deskUnderTest();
  });
  afterEach(() => desk.stop());
  const open = (leadId: string, staffId = 'sara') =>
    desk.client.openDeskLead({ leadId, staffId }, agent(staffId));

  it('puts one lead of a person into another and back, exactly as it was', async () => {
    const [first, second] = [await desk.medical('d1'), await desk.medical('d2')];
    await desk.client.takeLead({ leadId: second, staffId: 'sara' }, sara);
    const said = { leadId: second, staffId: 'sara', disposition: 'no_answer' as const };
    await desk.client.disposeLead(said, sara);
    await desk.settle();
    const before = await desk.row(second);
    await desk.client.takeLead({ leadId: first, staffId: 'sara' }, sara);
    const merge = (leadId: string, into: string, staffId = 'sara') =>
      desk.client.mergeLeads({ leadId, into, staffId }, agent(staffId));
    const undo = (staffId = 'sara') =>
      desk.client.undoMerge({ leadId: second, staffId }, agent(staffId));
    expect(await merge(second, first, 'omar')).toEqual({ outcome: 'lost', by: 'sara' });
    expect(await merge(first, first)).toMatchObject({ outcome: 'refused' });
    expect(await merge(second, 'nobody')).toMatchObject({ outcome: 'gone' });
    // Two tabs: one of them is first, and none is left without a lead that goes on.
    const both = await Promise.all([merge(second, first), merge(first, second)]);
    expect(both.map(({ outcome }) => outcome)).toEqual(['done', 'refused']);
    expect(await desk.client.takeLead({ leadId: second, staffId: 'omar' }, agent('omar'))).toEqual({
      outcome: 'closed',
    });
    await desk.settle();
    expect(await desk.row(second)).toBeNull();
    const { others = [] } = (await open(first)) ?? {};
    expect(others).toMatchObject([{ leadId: second, merged: { into: first, by: 'sara' } }]);
    expect(await undo('omar')).toEqual({ outcome: 'lost', by: 'sara' });
    await desk.client.releaseLead({ leadId: first, staffId: 'sara' }, sara);
    desk.passDays(29);
    expect(await undo('omar')).toMatchObject({ outcome: 'done' });
    expect(await undo('omar')).toMatchObject({ outcome: 'refused' });
    await desk.settle();
    expect(await desk.row(second)).toEqual({ ...before, view: 'now' });
  });

  it('undoes no merge after thirty days, and merges nothing that was bought or is another’s', async () => {
    const [first, second] = [await desk.medical('d1'), await desk.medical('d2')];
    const other = await desk.site({
      contact: { name: 'Other', email: '', phone: '509', dial_code: '+971', fullNumber: '+971509' },
    });
    await desk.client.takeLead({ leadId: first, staffId: 'sara' }, sara);
    const merge = (leadId: string) =>
      desk.client.mergeLeads({ leadId, into: first, staffId: 'sara' }, sara);
    expect(await merge(other)).toMatchObject({ outcome: 'refused' });
    expect(await merge(second)).toMatchObject({ outcome: 'done' });
    const third = await desk.medical('d3');
    await desk.bought('d3');
    expect(await merge(third)).toMatchObject({ outcome: 'refused' });
    desk.passDays(30);
    const undo = { leadId: second, staffId: 'sara' };
    expect(await desk.client.undoMerge(undo, sara)).toMatchObject({ outcome: 'refused' });
  });

  describe('under a supervisor', () => {
    let leadId: string;
    beforeEach(async () => {
      leadId = await desk.site();
      await desk.client.takeLead({ leadId, staffId: 'sara' }, sara);
      for (const staffId of ['sara', 'omar', 'lina']) await desk.client.atDesk({ staffId }, sara);
    });
    const give = (to: string | null, from = 'sara', by = 'huda') =>
      desk.client.reassignLead({ leadId, staffId: by, from, to, reason: 'away' }, agent(by));
    const moves = async (staffId: string) => (await desk.client.deskMoves({ staffId }, sara)).moves;
    const heldBy = async () => (await open(leadId))?.row.heldBy;

    it('gives a lead to another or to the queue, and tells who had it', async () => {
      expect(await give('omar')).toEqual({ outcome: 'done', by: 'omar' });
      expect(await heldBy()).toBe('omar');
      const told = { leadId, by: 'huda', from: 'sara', to: 'omar', reason: 'away' };
      expect([await moves('sara'), await moves('omar')]).toMatchObject([[told], [told]]);
      const note = { leadId, staffId: 'sara', text: 'Mine?' };
      expect(await desk.client.noteLead(note, sara)).toEqual({ outcome: 'lost', by: 'omar' });
      expect(await give(null, 'omar')).toEqual({ outcome: 'done', by: null });
      expect(await heldBy()).toBeNull();
      await desk.settle();
      const { story = [] } = (await open(leadId)) ?? {};
      expect(story.slice(-2)).toMatchObject([
        { kind: 'reassigned', staffId: 'huda', from: 'sara', to: 'omar', reason: 'away' },
        { kind: 'reassigned', from: 'omar', to: '' },
      ]);
      desk.passSeconds(31 * 60);
      expect(await moves('sara')).toEqual([]);
    });

    it('lets one of two supervisors win, and tells the other who has it', async () => {
      const both = await Promise.all([give('omar'), give('lina', 'sara', 'noor')]);
      const has = await heldBy();
      expect(['omar', 'lina']).toContain(has);
      expect(both).toContainEqual({ outcome: 'done', by: has });
      expect(both).toContainEqual({ outcome: 'lost', by: has });
      expect(await give(null)).toEqual({ outcome: 'lost', by: has });
    });

    it('gives nothing to whoever is away, has no place left, or has it already', async () => {
      expect(await give('nobody')).toEqual({ outcome: 'absent', by: 'nobody' });
      expect(await give('sara')).toEqual({ outcome: 'lost', by: 'sara' });
      for (let at = 0; at < 5; at += 1) {
        const phone = `50900000${at}`;
        const contact = { name: 'O', email: '', phone, dial_code: '+971' };
        const full = { ...contact, fullNumber: `+971${phone}` };
        const other = await desk.site({ contact: full });
        await desk.client.takeLead({ leadId: other, staffId: 'omar' }, agent('omar'));
      }
      expect(await give('omar')).toEqual({ outcome: 'full', by: 'omar' });
      expect(await heldBy()).toBe('sara');
    });
  });
});
