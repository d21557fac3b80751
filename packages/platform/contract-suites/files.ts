/** What every store of files must do, whatever runs beneath. Give it a factory; see test/files-local.test.ts. */
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Files } from '../src/files.ts';

export interface FilesUnderTest {
  files: Files;
  dispose(): Promise<void>;
}

export function filesContract(name: string, prepare: () => Promise<FilesUnderTest>): void {
  describe(`${name} keeps the files contract`, () => {
    let under: FilesUnderTest;
    let files: Files;
    beforeEach(async () => {
      under = await prepare();
      files = under.files;
      await files.prepare();
    });
    afterEach(() => under.dispose());

    it('gives back every byte', async () => {
      const content = randomBytes(100_000);
      await files.put('quotes/one.pdf', content);
      expect(await files.get('quotes/one.pdf')).toEqual(content);
      await files.put('empty', new Uint8Array());
      expect(await files.get('empty')).toEqual(Buffer.alloc(0));
    });

    it('knows what is there and what is not', async () => {
      expect(await files.exists('a')).toBe(false);
      expect(await files.get('a')).toBeNull();
      expect(await files.stream('a')).toBeNull();
      expect(await files.get('deep/in/a')).toBeNull();
      await files.put('a', Buffer.from('1'));
      expect(await files.exists('a')).toBe(true);
    });

    it('puts over what was there, and deletes, also twice', async () => {
      await files.put('a', Buffer.from('a longer first'));
      await files.put('a', Buffer.from('second'));
      expect(String(await files.get('a'))).toBe('second');
      await files.delete('a');
      await files.delete('a');
      expect(await files.get('a')).toBeNull();
    });

    it('takes and gives streams of some megabytes', async () => {
      const chunk = randomBytes(64 * 1024);
      const chunks = 48;
      const content = Readable.from(Array.from({ length: chunks }, () => chunk));
      await files.putStream('big', content, chunks * chunk.length);
      const stream = await files.stream('big');
      const got = await buffer(stream ?? Readable.from([]));
      expect(got.length).toBe(chunks * chunk.length);
      const hash = createHash('sha256');
      for (let i = 0; i < chunks; i += 1) hash.update(chunk);
      expect(createHash('sha256').update(got).digest('hex')).toBe(hash.digest('hex'));
    });

    it('shows the old file until the new one is there whole', async () => {
      await files.put('x', Buffer.from('old'));
      const rest = Promise.withResolvers<void>();
      const slow = Readable.from(
        (async function* () {
          yield Buffer.from('ne');
          await rest.promise;
          yield Buffer.from('w');
        })(),
      );
      const writing = files.putStream('x', slow, 3);
      await pause(200);
      const during = await files.get('x').finally(rest.resolve);
      await writing;
      expect([String(during), String(await files.get('x'))]).toEqual(['old', 'new']);
    });

    it('keeps nothing of a stream that breaks', async () => {
      const content = Readable.from(
        (async function* () {
          yield Buffer.from('half');
          await pause(200);
          throw new Error('the sender went away');
        })(),
      );
      await expect(files.putStream('broken', content, 8)).rejects.toThrow();
      expect(await files.exists('broken')).toBe(false);
    });

    it('may be prepared twice', async () => {
      await files.put('a', Buffer.from('1'));
      await files.prepare();
      expect(await files.exists('a')).toBe(true);
    });

    it.each(['', '/a', '../a', 'a/../b', 'a/./b', '.hidden', 'a//b', 'a b', 'a\0b', 'ä', 'a/'])(
      'refuses the key %j',
      async (key) => {
        await expect(async () => files.put(key, Buffer.from('1'))).rejects.toThrow('no key');
        await expect(async () => files.get(key)).rejects.toThrow('no key');
      },
    );
  });
}
