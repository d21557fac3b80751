/** How mails that went are noted by a server that speaks MongoDB's protocol: each its own moment, in one statement. */
import { openDatabase, testOn } from '@muqarin/platform/contract-suites/database-under-test';
import { mongoDatabase } from '@muqarin/platform/contract-suites/engines/mongo-database';
import { expect, it } from 'vitest';
import { createHeldReminders } from '../src/held-reminders.ts';
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

it('sends a reminder that waited once, though two copies of the service look at once', async () => {
  let time = Date.parse('2026-11-21T08:00:00Z');
  const now = () => new Date(time);
  const { connection, dispose } = await openDatabase({ now });
  const sent: string[] = [];
  const put = async (eventId: string) => void sent.push(eventId);
  const held = createHeldReminders({ connection, mailbox: { put }, now });
  await held.model.init();
  const mail = { subject: 'S', text: 'T', html: '<p>T</p>', locale: 'ar' as const };
  const content = { subject: 'S', sentence: 'T', paragraphs: [], footer: [] };
  const hold = (eventId: string, cover: string, lastDay: string) =>
    held.hold(
      eventId,
      { ...mail, content },
      { to: 'a@example.com', about: cover, cover, endsAt: new Date(`${lastDay}T20:00:00Z`) },
    );
  await hold('e1', 'later', '2026-12-30');
  await hold('e2', 'sooner', '2026-12-01');
  await hold('e2', 'sooner', '2026-12-01');
  await hold('e3', 'over', '2026-11-20');
  const look = () => held.release(async () => 'yes');
  const counts = await Promise.all([look(), look()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(2);
  expect(sent.toSorted()).toEqual(['e1', 'e2']);
  // One whose sender died: another has it once the first can be at it no more.
  await hold('e4', 'later', '2026-12-30');
  await held.model.updateOne({ _id: 'e4' }, { takenUntil: new Date(time + 60_000) });
  expect(await look()).toBe(0);
  time += 61_000;
  expect(await look()).toBe(1);
  await dispose();
});
