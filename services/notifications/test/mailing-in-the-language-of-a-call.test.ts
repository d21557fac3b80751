/** A mail is in the language of whoever asked. */
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import { expect, it } from 'vitest';
import { context, openPostOffice, parts } from './support/post-office.ts';

const contact = { name: 'NAME', email: 'mariam@example.com', phone: '501234567' };

it('writes in the language of the call, later news nobody asked for in that of the last mail', async () => {
  const { bus, client, close } = await openPostOffice();
  const subjects = async (count: number) => {
    for (let tries = 0; tries < 300; tries += 1) {
      const { mails: found } = await client.listMails({}, context);
      if (found.length === count) return found.map(({ subject }) => subject);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return [];
  };
  const tell = (leadId: string, locale?: string) =>
    bus.publish([
      createEvent(
        defineEvent(LeadCapturedSchema),
        { leadId, reference: 'MQ-7F3K-92QX', contact, productCount: 3 },
        { ...context, ...(locale === undefined ? {} : { locale }) },
        parts,
      ),
    ]);
  try {
    await tell('l1', 'ar');
    expect((await subjects(1)).join()).toContain('وصلتنا إجاباتك');
    await tell('l2');
    expect((await subjects(2)).filter((subject) => subject.includes('وصلتنا'))).toHaveLength(2);
    await tell('l3', 'en');
    expect((await subjects(3)).filter((subject) => subject.includes('We have'))).toHaveLength(1);
  } finally {
    await close();
  }
});
