/** The process that looks at files: it may die or stop, and has nothing to tell. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usualLimits } from '../src/uploads/inspect/verdict.ts';
import { createInspectors } from '../src/uploads/inspectors.ts';
import { createClamd } from '../src/uploads/virus-scan.ts';
import { makePdf } from './support/make-pdf.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'muqarin-look-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const program = fileURLToPath(new URL('./support/frail-inspector.ts', import.meta.url));

it('a file that kills its inspector, or stops it, is broken; the next one is looked at by another', async () => {
  const warned: object[] = [];
  const logger = { warn: (facts: object) => void warned.push(facts) };
  const inspectors = createInspectors({
    logger,
    spoolDir: dir,
    program,
    timeoutMilliseconds: 5000,
  });
  const look = (what: string) => inspectors.inspect(jobOf(what, Buffer.from(what)));
  const verdicts = await Promise.all(['fine', 'die', 'fine', 'hang', 'fine'].map(look));
  const fine = { fit: true, kind: 'pdf', isFresh: false };
  const broken = { fit: false, reason: 'broken' };
  expect(verdicts).toEqual([fine, broken, fine, broken, fine]);
  expect(warned).toMatchObject([{ why: 'SIGKILL' }, { why: 'too slow' }]);
  await expect(look('fail')).rejects.toThrow('no space');
  expect(await look('fine')).toEqual(fine);
  await inspectors.close();
  expect(inspectors.pid()).toBeNull();
});

it('the inspector is given no setting of ours', async () => {
  process.env.SESSION_SECRET_OF_TEST = 'secret';
  const inspectors = createInspectors({ logger: { warn: () => {} }, spoolDir: dir, program });
  await inspectors.inspect(jobOf('environment', Buffer.from('environment')));
  const environment = readFileSync(path.join(dir, 'environment.fresh'), 'utf8');
  expect(environment).toContain('TMPDIR');
  expect(environment).not.toContain('SESSION_SECRET_OF_TEST');
  await inspectors.close();
  delete process.env.SESSION_SECRET_OF_TEST;
});

it('the real one tells a good file from a bad one', async () => {
  const inspectors = createInspectors({ logger: { warn: () => {} }, spoolDir: dir });
  expect(await inspectors.inspect(jobOf('a', makePdf()))).toMatchObject({ fit: true });
  const script = makePdf({ catalog: '/OpenAction << /S /JavaScript >>' });
  expect(await inspectors.inspect(jobOf('b', script))).toEqual({ fit: false, reason: 'macro' });
  await inspectors.close();
});

it('clamd is sent the whole file in pieces; its word counts, and its silence is no word', async () => {
  const heard: Buffer[] = [];
  let answer: string | null = 'stream: OK\0';
  const server = createServer((socket: Socket) => {
    const parts: Buffer[] = [];
    socket.on('error', () => {});
    socket.on('data', (part) => {
      parts.push(part);
      const all = Buffer.concat(parts);
      if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
      heard.push(all);
      if (answer === null) socket.destroy();
      else socket.end(answer);
    });
  });
  const address = path.join(dir, 'clamd.sock');
  await new Promise<void>((resolve) => server.listen(address, resolve));
  const file = path.join(dir, 'large');
  const content = Buffer.alloc(300_000, 'x');
  writeFileSync(file, content);
  const scan = createClamd({ address, timeoutMilliseconds: 500 });
  expect(await scan(file)).toBe(true);
  expect(contentSent(heard[0] ?? Buffer.alloc(0)).equals(content)).toBe(true);
  answer = 'stream: Eicar-Test-Signature FOUND\0';
  expect(await scan(file)).toBe(false);
  const away = { kind: 'unavailable', code: 'DOCUMENTS.SCAN_AWAY' };
  for (const word of ['INSTREAM size limit exceeded. ERROR\0', null]) {
    answer = word;
    await expect(scan(file)).rejects.toMatchObject(away);
  }
  server.close();
  await expect(createClamd({ address: '127.0.0.1:1' })(file)).rejects.toMatchObject(away);
});

function jobOf(name: string, bytes: Buffer) {
  const file = path.join(dir, name);
  writeFileSync(file, bytes);
  return {
    file,
    fresh: `${file}.fresh`,
    bytes: bytes.length,
    extension: null,
    accept: ['pdf' as const],
    limits: usualLimits,
  };
}

/** As clamd reads it: pieces with their length before them, up to one without any. */
function contentSent(said: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let at = 'zINSTREAM\0'.length;
  for (let length = said.readUInt32BE(at); length > 0; length = said.readUInt32BE(at)) {
    pieces.push(said.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return Buffer.concat(pieces);
}
