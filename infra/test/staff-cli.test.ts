/** `npm run staff` finds each of its commands, and says what is missing. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const script = path.join(import.meta.dirname, '../launch/staff.ts');
const dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-staff-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const { MONGO_URL: _mongo, ...env } = process.env;
const run = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...args, '--data', dataDir],
    { env },
  );

it.each([
  [['list'], 'No accounts in'],
  [['hire'], 'There is no command "hire".'],
])('%j', async (args, said) => {
  await expect(run(...args)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining(said),
  });
});
