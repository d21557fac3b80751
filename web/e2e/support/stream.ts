/** What the event stream and the mailbox know, as their viewers read it. */
import { type APIRequestContext, expect } from '@playwright/test';

interface StreamEvent {
  type: string;
  correlationId: string;
  time: string;
  value: string;
}

export async function eventsAbout(
  request: APIRequestContext,
  text: string,
): Promise<StreamEvent[]> {
  const answer = await request.get('/api/dev/events?full=1');
  const { events } = (await answer.json()) as { events: StreamEvent[] };
  return events.filter((event) => event.value.includes(text));
}

/** Types of the story that holds an address, oldest first. */
export async function storyOf(request: APIRequestContext, email: string): Promise<string[]> {
  const answer = await request.get('/api/dev/events?full=1');
  const { events } = (await answer.json()) as { events: StreamEvent[] };
  const mine = events.find((event) => event.value.includes(email));
  if (!mine) return [];
  return events
    .filter((event) => event.correlationId === mine.correlationId)
    .sort((a, b) => (a.time < b.time ? -1 : 1))
    .map((event) => event.type.split('.').at(-1) ?? '');
}

export async function mailTo(request: APIRequestContext, email: string, subject: RegExp) {
  let found: { mailId: string; subject: string } | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get('/api/dev/mails');
      const { mails } = (await answer.json()) as {
        mails: { mailId: string; to: string; subject: string }[];
      };
      found = mails.find((mail) => mail.to === email && subject.test(mail.subject));
      return found !== undefined;
    })
    .toBe(true);
  const answer = await request.get(`/api/dev/mails/${found?.mailId}`);
  return (await answer.json()) as { subject: string; text: string; html: string };
}

/** The link of ours in a mail that carries somebody back. */
export function linkIn(text: string): string {
  const found = /https?:\/\/\S+\/(resume|my-data|quotation)\/\S+/.exec(text)?.[0];
  expect(found, 'a link in the mail').toBeTruthy();
  return found ?? '';
}
