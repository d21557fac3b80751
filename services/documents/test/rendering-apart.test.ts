/** The process that renders papers: whoever serves never does it, and what happens to it harms nobody else. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { MadeFor } from '@muqarin/platform/http/abandon';
import { createClient } from '@muqarin/platform/http/client';
import { overHttp } from '@muqarin/platform/http/over-http';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { documentsContract } from '../contract/documents-contract.ts';
import { createPdfRenderer, type PdfRendererOptions } from '../src/pdf/renderer.ts';
import { documentsUnderTest, filesIn, visitor } from './support/documents.ts';

const support = (name: string) => fileURLToPath(new URL(`./support/${name}`, import.meta.url));
const program = support('frail-renderer.ts');
const paper = (title: string) => ({ title, subtitle: '', footer: '', sections: [] });

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

function rendererWith(options: PdfRendererOptions) {
  const warned: object[] = [];
  const logger = { warn: (facts: object) => void warned.push(facts) };
  const renderer = createPdfRenderer(logger, { program, ...options });
  ends.push(renderer.close);
  return { ...renderer, warned };
}

it('a paper that kills its process, stops it or fails is refused; the next one is made', async () => {
  const { render, warned } = rendererWith({ timeoutMilliseconds: 3000 });
  const made = await Promise.allSettled(
    ['one', 'die', 'two', 'hang', 'three', 'fail', 'four'].map((title) => render(paper(title))),
  );
  const shown = made.map((each) =>
    each.status === 'fulfilled' ? each.value.toString().split(' ')[0] : each.reason.code,
  );
  const not = 'DOCUMENTS.NOT_RENDERED';
  expect(shown).toEqual(['%PDF-one', not, '%PDF-two', not, '%PDF-three', not, '%PDF-four']);
  // A new process may make what one did not live to make.
  const refused = made.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  const later = { kind: 'unavailable', retryAfterSeconds: 5 };
  expect(refused).toMatchObject([later, later, { kind: 'internal' }]);
  expect(warned).toMatchObject([{ why: 'SIGKILL' }, { why: 'too slow' }, { why: 'no room' }]);
});

it('refuses a paper for which no process can be begun, and the next one in its turn', async () => {
  const { render } = rendererWith({ program: '\0' });
  const made = await Promise.allSettled(['one', 'two'].map((title) => render(paper(title))));
  const later = { status: 'rejected', reason: { kind: 'unavailable', retryAfterSeconds: 5 } };
  expect(made).toMatchObject([later, later]);
});

it('gives it nothing of ours, and lets it end when no paper comes', async () => {
  process.env.SESSION_SECRET_OF_TEST = 'secret';
  const { render, pid } = rendererWith({ idleMilliseconds: 100 });
  const text = (await render(paper('one'))).toString();
  delete process.env.SESSION_SECRET_OF_TEST;
  expect(text).toContain('NODE_ENV');
  expect(text).not.toContain('SESSION_SECRET_OF_TEST');
  await vi.waitFor(() => expect(pid()).toBeNull(), 5000);
  expect((await render(paper('two'))).toString()).toContain('%PDF-two');
});

it('says at once that too many wait, and later to whom it would take too long', async () => {
  const waiting = { atMost: 2, milliseconds: 60_000 };
  const { render } = rendererWith({ waiting });
  await render(paper('warm'));
  const made = await Promise.allSettled(['slow 1', 'slow 2', 'slow 3', 'slow 4'].map(paperOf));
  expect(made.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect(made[3]).toMatchObject({
    reason: { kind: 'unavailable', code: 'DOCUMENTS.MANY_PAPERS', retryAfterSeconds: 5 },
  });
  expect((await paperOf('slow 5')).toString()).toContain('%PDF-slow');
  const hasty = rendererWith({ waiting: { atMost: 5, milliseconds: 100 } });
  await hasty.render(paper('warm'));
  const first = hasty.render(paper('slow 1'));
  await expect(hasty.render(paper('two'))).rejects.toMatchObject({ kind: 'unavailable' });
  expect((await first).toString()).toContain('%PDF-slow');

  function paperOf(title: string) {
    return render(paper(title));
  }
});

it('makes one paper for all who ask for the same at once', async () => {
  const { client, app } = await documentsUnderTest({
    pdf: { program, waiting: { atMost: 0, milliseconds: 60_000 } },
  });
  ends.push(() => app.close());
  const model = paper('slow');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => client.renderPdf({ model }, visitor)),
  );
  expect(new Set(answers.map(({ pdfBase64 }) => pdfBase64)).size).toBe(1);
  const others = ['slow a', 'slow b'].map((title) =>
    client.renderPdf({ model: paper(title) }, visitor),
  );
  expect((await Promise.allSettled(others)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
  ]);
});

it.each(['in process', 'over a socket'])(
  'makes no paper that nobody waits for any more, and gives its place away: %s',
  async (way) => {
    const service = await documentsUnderTest({
      pdf: { program, waiting: { atMost: 1, milliseconds: 60_000 } },
    });
    ends.push(() => service.app.close());
    const client = way === 'in process' ? service.client : await overSocket(service.app);
    const made = (title: string, madeFor?: MadeFor) => {
      const context = madeFor ? { ...visitor, madeFor } : visitor;
      return client.renderPdf({ model: paper(title) }, context);
    };
    await made('warm');
    const ready = path.join(service.filesDir, '..', `ready-${way.length}`);
    const first = made(`until ${ready}`);
    const reader = whoMayGo();
    await pause(arrived);
    const second = made('slow 2', reader.madeFor);
    const refusal = expect(second).rejects.toMatchObject({ kind: 'unavailable' });
    await pause(arrived);
    await expect(made('slow 3')).rejects.toMatchObject({ code: 'DOCUMENTS.MANY_PAPERS' });
    reader.go();
    await pause(arrived);
    const fourth = made('four');
    await pause(arrived);
    writeFileSync(ready, '');
    await Promise.all([first, fourth, refusal]);
    rmSync(ready);
    expect(filesIn(service.filesDir).length).toBe(3);
  },
);

/** Time for a request to arrive; what is before it is held until it is let go. */
const arrived = 300;

function whoMayGo() {
  const listeners: (() => void)[] = [];
  let isOver = false;
  const madeFor: MadeFor = {
    get isOver() {
      return isOver;
    },
    whenOver: (listener) => void listeners.push(listener),
  };
  const go = () => {
    isOver = true;
    for (const listener of listeners) listener();
  };
  return { madeFor, go };
}

async function overSocket(app: FastifyInstance) {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const { transport, close } = overHttp({ origins: [origin] });
  ends.unshift(close);
  return createClient({ service: 'documents', contracts: documentsContract, transport });
}

it.each(['wait', 'hang'])('ends with the process that began it, on a paper: %s', async (title) => {
  const parent = spawn(process.execPath, [support('begin-renderer.ts'), title], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(said.toString());
  await pause(200);
  expect(isThere(pid)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), { timeout: 8000, interval: 100 });
});

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
