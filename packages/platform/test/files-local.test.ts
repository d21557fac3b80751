import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { filesContract } from '../contract-suites/files.ts';
import { createLocalFiles } from '../src/drivers/local-files.ts';

const folder = () => mkdtemp(join(tmpdir(), 'muqarin-files-'));

filesContract('a local folder', async () => {
  const parent = await folder();
  return {
    files: createLocalFiles({ dir: join(parent, 'not', 'yet', 'there') }),
    dispose: () => rm(parent, { recursive: true }),
  };
});

it('leaves no draft behind', async () => {
  const dir = await folder();
  const files = createLocalFiles({ dir });
  await files.put('a', Buffer.from('1'));
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('1');
      throw new Error('gone');
    })(),
  );
  await expect(files.putStream('b', broken, 2)).rejects.toThrow('gone');
  expect(await readdir(dir)).toEqual(['a']);
  await rm(dir, { recursive: true });
});
