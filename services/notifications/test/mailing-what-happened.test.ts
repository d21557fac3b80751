import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { createSqliteEventLog } from '@muqarin/platform/drivers/sqlite-event-log';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import { QuoteEmailedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notificationsContract } from '../contract/notifications-contract.ts';
import { createNotificationsService } from '../src/notifications-service.ts';

const context = { actor: { kind: 'visitor' as const, id: 'v1' }, correlationId: 'c1' };
const now = () => new Date('2026-11-21T08:00:00Z');
const parts = { newId: createNewId(now), now, source: '/test' };

async function underTest() {
  const logger = createLogger({ level: 'silent' });
  const dir = mkdtempSync(path.join(tmpdir(), 'muqarin-mails-'));
  const bus = createSqliteEventLog({
    file: path.join(dir, 'events.sqlite'),
    now,
    newId: parts.newId,
    logger,
    // Every message comes twice, as a broker may deliver it.
    redeliver: () => true,
  });
  const connection = await connectSqlite({ file: ':memory:', now });
  const service = await createNotificationsService({
    bus,
    connection,
    logger,
    now,
    publicOrigin: 'http://localhost:3000',
  });
  const client = createClient({
    service: 'notifications',
    contracts: notificationsContract,
    transport: inProcess(service.app),
    checkAnswers: true,
  });
  return { bus, client, service, connection, dir };
}

describe('mailing what happened', () => {
  let post: Awaited<ReturnType<typeof underTest>>;
  beforeEach(async () => {
    post = await underTest();
  });
  afterEach(async () => {
    await post.service.subscription.stop();
    await post.service.app.close();
    await post.bus.close();
    await post.connection.close();
    rmSync(post.dir, { recursive: true, force: true });
  });

  const mails = async () => {
    for (let i = 0; i < 200; i += 1) {
      const { mails: found } = await post.client.listMails({}, context);
      if (found.length > 0) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    // Long enough for a second delivery to show.
    await new Promise((resolve) => setTimeout(resolve, 150));
    return (await post.client.listMails({}, context)).mails;
  };

  it('thanks for a lead once, however often the event is delivered', async () => {
    const contact = { name: 'Mariam <b>', email: 'mariam@example.com', phone: '501234567' };
    const lead = { leadId: 'l1', reference: 'MQ-7F3K-92QX', contact, productCount: 3 };
    await post.bus.publish([createEvent(defineEvent(LeadCapturedSchema), lead, context, parts)]);
    const [summary, ...others] = await mails();
    expect(others).toEqual([]);
    expect(summary).toMatchObject({
      to: 'mariam@example.com',
      subject: expect.stringContaining('MQ-7F3K-92QX'),
    });
    const mail = await post.client.getMail({ mailId: summary?.mailId ?? '' }, context);
    expect(mail?.text).toContain('3 plans');
    expect(mail?.html).not.toContain('<b>,');
  });

  it('mails a quote with its totals, its last day and a link that opens it', async () => {
    const plan = {
      planId: '12',
      planName: 'Liwan Select',
      insurerName: 'Liwan Insurance',
      netFils: 421_800n,
      vatFils: 21_090n,
      grossFils: 442_890n,
    };
    const quote = {
      quoteId: 'q1',
      reference: 'MQ-7F3K-92QX',
      recipient: { email: 'mariam@example.com', name: 'Mariam' },
      plans: [plan],
      returnPath: '/resume/secret',
      validUntil: '2026-12-21',
    };
    await post.bus.publish([createEvent(defineEvent(QuoteEmailedSchema), quote, context, parts)]);
    const [summary] = await mails();
    const mail = await post.client.getMail({ mailId: summary?.mailId ?? '' }, context);
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('4,428.90');
      expect(body).toContain('4,218.00');
      expect(body).toContain('21/12/2026');
      expect(body).toContain('http://localhost:3000/resume/secret');
    }
  });
});
