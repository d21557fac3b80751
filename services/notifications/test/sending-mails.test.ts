/** With a sender each mail also leaves the house: once, unless we die or the server fails in the middle. */
import { setTimeout as pause } from 'node:timers/promises';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { AppError } from '@muqarin/platform/errors';
import type { OutgoingMail } from '@muqarin/platform/mail';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailbox } from '../src/mailbox.ts';

const now = () => new Date('2026-11-21T08:00:00Z');
const from = 'Muqarin <no-reply@muqarin.example>';
const sentParts = { subject: 'Your plans', text: 'Hello', html: '<p>Hello</p>' };
const content = { subject: 'Your plans', sentence: 'Hello', paragraphs: [], footer: [] };
const mail = { ...sentParts, locale: 'en' as const, content };
const away = () => new AppError('unavailable', 'MAIL.AWAY', 'Away.');

describe('sending mails', () => {
  let connection: Awaited<ReturnType<typeof connectSqlite>>;
  beforeEach(async () => {
    connection = await connectSqlite({ file: ':memory:', now });
  });
  afterEach(() => connection.close());

  /** `fails` decides, for the nth sending, what happens instead of a yes. */
  const mailboxOver = (fails: (nth: number) => Error | null = () => null) => {
    const sent: OutgoingMail[] = [];
    let asked = 0;
    const sender = {
      deliver: async (given: OutgoingMail) => {
        asked += 1;
        const error = fails(asked);
        if (error) throw error;
        await pause(5);
        sent.push(given);
      },
      close: async () => {},
    };
    return { ...createMailbox({ connection, now, from, sender }), sent };
  };

  it('sends what is stored under an id that comes of the event', async () => {
    const box = mailboxOver();
    await box.put('0198-e1', 'mariam@example.com', mail);
    expect(box.sent).toEqual([
      {
        ...sentParts,
        messageId: '<0198-e1@muqarin.example>',
        from,
        to: 'mariam@example.com',
        date: now(),
      },
    ]);
    expect(await box.model.findById('0198-e1').lean()).toMatchObject({
      attempts: 1,
      deliveredAt: now(),
    });
  });

  it('sends once, however often the event comes', async () => {
    const box = mailboxOver();
    for (let i = 0; i < 3; i += 1) await box.put('e1', 'mariam@example.com', mail);
    expect(box.sent).toHaveLength(1);
  });

  it('rejects while the server is away, keeps the mail, and sends it when the event comes again', async () => {
    const box = mailboxOver((nth) => (nth <= 2 ? away() : null));
    for (let i = 0; i < 2; i += 1) {
      await expect(box.put('e1', 'mariam@example.com', mail)).rejects.toMatchObject({
        code: 'MAIL.AWAY',
      });
    }
    expect(await box.list(undefined)).toHaveLength(1);
    expect(await box.model.findById('e1').lean()).toMatchObject({ attempts: 2, deliveredAt: null });
    await box.put('e1', 'mariam@example.com', { ...mail, text: 'A newer text' });
    expect(box.sent).toMatchObject([{ text: 'Hello', messageId: '<e1@muqarin.example>' }]);
    expect(await box.model.findById('e1').lean()).toMatchObject({
      attempts: 3,
      deliveredAt: now(),
    });
  });

  /** The note of the next mail is not stored. */
  const failNotes = ({ model: { collection } }: ReturnType<typeof mailboxOver>) => {
    const bulkWrite = collection.bulkWrite.bind(collection);
    collection.bulkWrite = () => Promise.reject(new Error('killed'));
    return () => {
      collection.bulkWrite = bulkWrite;
    };
  };

  it('sends again under the same id when we died between the yes and the note of it', async () => {
    const dying = mailboxOver();
    const restore = failNotes(dying);
    await expect(dying.put('e1', 'mariam@example.com', mail)).rejects.toThrow('killed');
    restore();
    connection.deleteModel('Mail');
    const next = mailboxOver();
    await next.put('e1', 'mariam@example.com', mail);
    expect([...dying.sent, ...next.sent].map(({ messageId }) => messageId)).toEqual([
      '<e1@muqarin.example>',
      '<e1@muqarin.example>',
    ]);
    await next.put('e1', 'mariam@example.com', mail);
    expect(next.sent).toHaveLength(1);
  });

  it('does not send again what went and only could not be noted', async () => {
    const box = mailboxOver();
    const restore = failNotes(box);
    await expect(box.put('e1', 'mariam@example.com', mail)).rejects.toThrow('killed');
    restore();
    await box.put('e1', 'mariam@example.com', mail);
    expect(box.sent).toHaveLength(1);
    expect(await box.model.findById('e1').lean()).toMatchObject({
      attempts: 1,
      deliveredAt: now(),
    });
  });

  it('keeps, finds again and notes many of a moment in one write each', async () => {
    const away20 = mailboxOver((nth) => (nth <= 20 ? away() : null));
    const calls: string[] = [];
    const collection = away20.model.collection as unknown as Record<string, unknown>;
    for (const name of ['insertMany', 'find', 'findOneAndUpdate', 'bulkWrite']) {
      const original = collection[name] as (...given: unknown[]) => unknown;
      collection[name] = (...given: unknown[]) => {
        calls.push(name);
        return original.apply(away20.model.collection, given);
      };
    }
    const putAll = () =>
      Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          away20.put(`e${index}`, `m${index}@example.com`, mail),
        ),
      );
    await putAll();
    await putAll();
    expect(calls).toEqual(['insertMany', 'insertMany', 'find', 'bulkWrite', 'bulkWrite']);
    const kept = await away20.model.find().lean();
    expect(kept.map(({ attempts, deliveredAt }) => [attempts, deliveredAt])).toEqual(
      Array.from({ length: 20 }, () => [2, now()]),
    );
  });
});
