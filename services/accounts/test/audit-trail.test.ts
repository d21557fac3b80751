/** What was done about staff is entered once, in order, and nobody changes it unseen. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSqliteEventLog } from '@muqarin/platform/drivers/sqlite-event-log';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { topicSpecs } from '@muqarin/platform/events/topics';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { CasePaperReadSchema, CaseReadSchema } from '@muqarin/proto/muqarin/leads/v1/case_desk_pb';
import { LeadMergedSchema, LeadReadSchema } from '@muqarin/proto/muqarin/leads/v1/desk_pb';
import { topicDeclarations } from '@muqarin/proto/topics';
import { describe, expect, it } from 'vitest';
import { accountsUnderTest, visitor } from './support/accounts.ts';

describe('the audit trail', () => {
  it('has each thing once in order, and shows when an entry was changed', async () => {
    const accounts = await accountsUnderTest();
    const { now } = accounts;
    const bus = createSqliteEventLog({
      file: path.join(mkdtempSync(path.join(tmpdir(), 'audit-')), 'events.sqlite'),
      topics: topicSpecs(topicDeclarations),
      now,
      newId: createNewId(now),
      logger: createLogger({ level: 'silent' }),
    });
    const hearing = await accounts.service.hear(bus);
    const users: [string, string] = ['sara', 'omar'];
    await accounts.client.firstAdmins({ users, by: 'command' }, visitor);
    const published = await accounts.relay.published();
    await bus.publish(published);
    await bus.publish(published);
    const looked = { leadId: 'l1', reference: 'L-1', staffId: 'sara' };
    const parts = { now, newId: createNewId(now), source: '/tests' };
    const read = () => accounts.client.readAudit({}, visitor);
    const entered = async (count: number) => {
      for (let tries = 0; tries < 100 && (await read()).entries.length < count; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await entered(2);
    await bus.publish([createEvent(defineEvent(LeadReadSchema), looked, visitor, parts)]);
    await entered(3);
    const ofCase = { caseId: 'c1', reference: 'C-1', staffId: 'omar' };
    await bus.publish([createEvent(defineEvent(CaseReadSchema), ofCase, visitor, parts)]);
    await entered(4);
    await bus.publish([createEvent(defineEvent(CasePaperReadSchema), ofCase, visitor, parts)]);
    await entered(5);
    const merged = { ...looked, intoLeadId: 'l2', intoReference: 'L-2' };
    await bus.publish([createEvent(defineEvent(LeadMergedSchema), merged, visitor, parts)]);
    await entered(6);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { entries, whole } = await read();
    expect(whole).toBe(true);
    expect(entries.map(({ seq, act, by, user }) => [seq, act, by, user]).toReversed()).toEqual([
      [1, 'added', 'command', 'sara'],
      [2, 'added', 'command', 'omar'],
      [3, 'read_lead L-1', 'sara', 'sara'],
      [4, 'read_case C-1', 'omar', 'omar'],
      [5, 'read_case_paper C-1', 'omar', 'omar'],
      [6, 'merged_lead L-1 L-2', 'sara', 'sara'],
    ]);
    const raw = accounts.connection.collection('staff_audit');
    await expect(
      accounts.connection.model('StaffAudit').updateOne({ seq: 1 }, { $set: { by: 'nobody' } }),
    ).rejects.toThrow('only ever appended');
    await raw.updateOne({ seq: 1 }, { $set: { by: 'nobody' } });
    expect((await read()).whole).toBe(false);
    await hearing.stop();
    await bus.close();
    await accounts.stop();
  });
});
