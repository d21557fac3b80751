/** A leased body: whoever stops to read it lets the rest flow by, wherever in the body that happens. */
import { PassThrough, Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { leaseBody } from '../src/http/lease-body.ts';

const chunk = Buffer.alloc(16 * 1024);

it.each([
  ['while the reader reads as fast as it comes', async (lease: Readable) => void lease.resume()],
  ['while the reader has not read at all', async () => {}],
  [
    'while the reader reads slowly',
    async (lease: Readable) => {
      const slow = new Writable({ write: (_chunk, _encoding, done) => setTimeout(done, 1) });
      lease.pipe(slow);
    },
  ],
])('the rest is read to its end when the lease is destroyed %s', async (_when, read) => {
  const body = new PassThrough();
  const lease = leaseBody(body);
  await read(lease);
  for (let sent = 0; sent < 4; sent += 1) body.write(chunk);
  await pause(5);
  lease.destroy();
  await pause(5);
  const over = finished(body, { writable: false });
  for (let sent = 0; sent < 64; sent += 1) body.write(chunk);
  body.end();
  await Promise.race([over, pause(2000).then(() => Promise.reject(new Error('nobody reads')))]);
  expect(body.readableEnded).toBe(true);
});

it('a body that breaks off breaks the lease', async () => {
  const body = new PassThrough();
  const lease = leaseBody(body);
  body.write(chunk);
  body.destroy();
  await expect(finished(lease.resume())).rejects.toThrow('the file broke off');
});

it('a lease that was read to its end holds the whole body', async () => {
  let bytes = 0;
  const chunks = Array.from({ length: 64 }, () => chunk);
  for await (const part of leaseBody(Readable.from(chunks))) bytes += (part as Buffer).length;
  expect(bytes).toBe(64 * chunk.length);
});
