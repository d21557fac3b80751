import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { engine } from '../contract-suites/engines/address.ts';
import { createSmtpMail } from '../src/drivers/smtp-mail.ts';

const mail = () => ({
  messageId: `<${randomUUID()}@muqarin.example>`,
  from: 'Muqarin <no-reply@muqarin.example>',
  to: `${randomUUID()}@example.com`,
  subject: 'عرض Your plans',
  text: 'Hello Mariam\n.\nNot the end',
  html: '<p>مقارن Hello</p>',
  date: new Date('2026-11-21T08:00:00Z'),
});

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

it('is taken by a mail server as it is', async () => {
  const sender = createSmtpMail({ url: engine('SMTP_URL') });
  const sent = mail();
  await sender.deliver(sent);
  await sender.close();
  // It shows a mail a moment after it has taken it.
  await expect.poll(() => caughtFor(sent.to), { timeout: 10_000 }).toHaveLength(1);
  const caught = await caughtFor(sent.to);
  const { subject, html, text, headers } = caught[0] ?? {};
  expect({ subject, html: html?.trim(), text: text?.trim() }).toEqual({
    subject: sent.subject,
    html: sent.html,
    text: sent.text,
  });
  expect(headers?.['message-id']).toBe(sent.messageId);
});

it('says that no server answers, and nothing of the person', async () => {
  const sender = createSmtpMail({ url: 'smtp://127.0.0.1:9' });
  const refused = await sender.deliver(mail()).catch((error: unknown) => error);
  await sender.close();
  expect(refused).toMatchObject({ kind: 'unavailable', code: 'MAIL.AWAY' });
  expect(everything(refused)).not.toContain('example.com');
});

it('says that a mail was refused, and nothing of the person', async () => {
  const sender = createSmtpMail({ url: await refusingServer() });
  const refused = await sender.deliver(mail()).catch((error: unknown) => error);
  await sender.close();
  expect(refused).toMatchObject({
    kind: 'internal',
    code: 'MAIL.REFUSED',
    details: { answer: 550 },
  });
  expect(everything(refused)).not.toContain('example.com');
});

interface Caught {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  to: { address: string }[];
}

async function caughtFor(to: string): Promise<Caught[]> {
  const answer = await fetch(`${engine('MAIL_API_URL')}/email`);
  const all = (await answer.json()) as Caught[];
  return all.filter((caught) => caught.to.some(({ address }) => address === to));
}

function everything(error: unknown): string {
  const { message, stack, cause } = error as Error;
  return JSON.stringify([error, message, stack, String(cause)]);
}

/** Refuses each recipient, and quotes them, as servers do. */
async function refusingServer(): Promise<string> {
  const server = createServer((socket) => {
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      const line = String(data);
      const recipient = /RCPT TO:(\S+)/.exec(line)?.[1];
      socket.write(recipient ? `550 no such user ${recipient}\r\n` : '250 ok\r\n');
    });
    socket.on('error', () => {});
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `smtp://127.0.0.1:${(server.address() as { port: number }).port}`;
}
