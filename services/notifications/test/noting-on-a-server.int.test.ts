/** How mails that went are noted by a server that speaks MongoDB's protocol: each its own moment, in one statement. */
import { openDatabase, testOn } from '@muqarin/platform/contract-suites/database-under-test';
import { mongoDatabase } from '@muqarin/platform/contract-suites/engines/mongo-database';
import { expect, it } from 'vitest';
import { createMailbox } from '../src/mailbox.ts';

testOn(mongoDatabase);

it('notes of each mail when it was stored, and of one that is sent again only that it went', async () => {
  let time = Date.parse('2026-11-21T08:00:00Z');
  const now = () => new Date(time++);
  const { connection, dispose } = await openDatabase({ now });
  const sender = { deliver: async () => {}, close: async () => {} };
  const box = createMailbox({
    connection,
    now,
    from: 'Muqarin <no-reply@muqarin.example>',
    sender,
  });
  await box.model.init();
  const mail = { subject: 'S', text: 'T', html: '<p>T</p>', locale: 'en' as const };
  const content = { subject: 'S', sentence: 'T', paragraphs: [], footer: [] };
  // Stored by a life that died before it could send it.
  await box.model.collection.insertOne({
    _id: 'again',
    to: 'again@example.com',
    ...mail,
    from: 'f',
    sentAt: now(),
    attempts: 1,
    deliveredAt: null,
  } as never);
  const ids = ['e1', 'e2', '$e3', 'again'];
  await Promise.all(ids.map((id) => box.put(id, `${id}@example.com`, { ...mail, content })));
  const kept = await box.model.find().lean();
  expect(kept).toHaveLength(4);
  expect(kept.every(({ deliveredAt }) => deliveredAt instanceof Date)).toBe(true);
  const moments = new Map(
    kept.flatMap(({ _id, storedAt }) => (storedAt ? [[_id, storedAt.getTime()] as const] : [])),
  );
  expect(new Set(moments.keys())).toEqual(new Set(['$e3', 'e1', 'e2']));
  expect(new Set(moments.values()).size).toBe(3);
  await dispose();
});
