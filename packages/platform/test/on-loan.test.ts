/** A borrowed body: whoever stops to read it lets the rest flow by, wherever in the body that happens. */
import { PassThrough, Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { onLoan } from '../src/http/on-loan.ts';

const chunk = Buffer.alloc(16 * 1024);

it.each([
  ['while the borrower reads as fast as it comes', async (loan: Readable) => void loan.resume()],
  ['while the borrower has not read at all', async () => {}],
  [
    'while the borrower reads slowly',
    async (loan: Readable) => {
      const slow = new Writable({ write: (_chunk, _encoding, done) => setTimeout(done, 1) });
      loan.pipe(slow);
    },
  ],
])('the rest is read to its end when the loan is destroyed %s', async (_when, borrow) => {
  const body = new PassThrough();
  const loan = onLoan(body);
  await borrow(loan);
  for (let sent = 0; sent < 4; sent += 1) body.write(chunk);
  await pause(5);
  loan.destroy();
  await pause(5);
  const over = finished(body, { writable: false });
  for (let sent = 0; sent < 64; sent += 1) body.write(chunk);
  body.end();
  await Promise.race([over, pause(2000).then(() => Promise.reject(new Error('nobody reads')))]);
  expect(body.readableEnded).toBe(true);
});

it('a body that breaks off breaks the loan', async () => {
  const body = new PassThrough();
  const loan = onLoan(body);
  body.write(chunk);
  body.destroy();
  await expect(finished(loan.resume())).rejects.toThrow('the file broke off');
});

it('a loan that was read to its end holds the whole body', async () => {
  let bytes = 0;
  const chunks = Array.from({ length: 64 }, () => chunk);
  for await (const part of onLoan(Readable.from(chunks))) bytes += (part as Buffer).length;
  expect(bytes).toBe(64 * chunk.length);
});
