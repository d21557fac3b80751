import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyValueContract } from '../contract-suites/key-value.ts';
import { createSqliteKeyValue } from '../src/drivers/sqlite-key-value.ts';

keyValueContract('the SQLite store', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muqarin-key-value-'));
  let time = Date.parse('2026-11-21T08:00:00Z');
  const open = () =>
    createSqliteKeyValue({ file: join(folder, 'entries.sqlite'), now: () => new Date(time) });
  const stores: [ReturnType<typeof open>, ReturnType<typeof open>] = [open(), open()];
  return {
    stores,
    pass: async (seconds) => {
      time += seconds * 1000;
    },
    dispose: async () => {
      for (const store of stores) await store.close();
      await rm(folder, { recursive: true });
    },
  };
});
