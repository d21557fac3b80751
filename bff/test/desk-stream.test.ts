/** The desk as it happens: every page that is open hears of a lead, also after its line was cut (decisions A37). */
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import type { CallContext } from '@muqarin/platform/context';
import { draining } from '@muqarin/platform/http/drain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DeskNews } from '../contract/desk-pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { asAgent, withQuote } from './support/journey.ts';

let under: BffUnderTest;
let agent: Browser;
let origin: string;
beforeEach(async () => {
  under = await bffUnderTest();
  agent = await asAgent(under.app);
  await under.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(under.app.server.address() as AddressInfo).port}`;
});
afterEach(() => under.app.close());

const stream = '/api/staff/desk/stream';

const nobody: CallContext = { actor: { kind: 'system', id: 'tests' }, correlationId: 'tests' };

async function listen(lastEventId?: string) {
  const answer = await fetch(`${origin}${stream}`, {
    headers: {
      cookie: agent.cookie(),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  return {
    news: async () => {
      for (;;) {
        const found = /id: (\S+)\ndata: (.*)\n\n/.exec(text);
        if (found) {
          text = text.slice(found.index + found[0].length);
          return { id: found[1], ...(JSON.parse(found[2] ?? '') as DeskNews) };
        }
        const { value, done } = await reader.read();
        if (done) return null;
        text += new TextDecoder().decode(value);
      }
    },
    cut: () => reader.cancel(),
  };
}

it('tells each page of a lead that comes, and of one that is taken', async () => {
  const pages = await Promise.all([listen(), listen()]);
  await withQuote(under.app);
  await under.leads.heard();
  const leadId = under.leads.leads.at(-1)?.leadId ?? '';
  for (const page of pages) {
    const { leads } = (await page.news()) ?? { leads: [] };
    expect(leads.at(-1)).toMatchObject({ leadId, heldBy: null });
    expect(JSON.stringify(leads)).not.toMatch(/\+971|@/);
  }
  await agent.form('/staff/desk', { action: 'take', lead_id: leadId });
  await under.leads.heard();
  for (const page of pages) {
    const { leads } = (await page.news()) ?? { leads: [] };
    expect(leads).toMatchObject([{ leadId, heldBy: 'sara', isNew: false }]);
    await page.cut();
  }
});

it('tells a page that comes again what it missed, whichever copy it came from', async () => {
  const before = under.now().toISOString();
  under.pass(60);
  await withQuote(under.app);
  await under.leads.heard();
  under.pass(60);
  const page = await listen(before);
  const { leads } = (await page.news()) ?? { leads: [] };
  expect(leads.at(-1)).toMatchObject({ leadId: under.leads.leads.at(-1)?.leadId, isNew: true });
  await page.cut();
});

it('says nothing more to a page whose stream has ended, whatever is known later', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const at = under.now().toISOString();
  Object.assign(under.leads.client, {
    deskChanges: async () => {
      await asked;
      return { changes: [{ leadId: 'l1', known: 1, at }], isWhole: true };
    },
    deskRows: async () => ({ rows: [] }),
  });
  const wrong: unknown[] = [];
  const note = (error: unknown) => wrong.push(error);
  process.on('uncaughtException', note);
  const page = await listen(at);
  // What it missed comes when its stream was ended a moment ago and its line is still open.
  under.app.server.emit(draining);
  answer();
  expect(await page.news()).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.off('uncaughtException', note);
  expect(wrong).toEqual([]);
});

it('tells nobody anything who was removed or signed out while their page is open (decisions A8)', async () => {
  const page = await listen();
  const { accounts } = under;
  const { members } = await accounts.client.listStaff({}, nobody);
  const accountId = members.find(({ user }) => user === 'sara')?.staffId ?? '';
  await accounts.client.endSessions({ accountId, except: null }, nobody);
  under.pass(1);
  await withQuote(under.app);
  await under.leads.heard();
  expect(await page.news()).toBeNull();
});

it('is shut to anybody else, and ends with the server', async () => {
  const visitor = await openBrowser(under.app);
  expect((await visitor.get(stream)).statusCode).toBe(403);
  const page = await listen();
  const ended = page.news();
  await under.app.close();
  expect(await ended).toBeNull();
});
