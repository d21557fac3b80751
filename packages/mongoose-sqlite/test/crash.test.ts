import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { connectSqlite } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'mongoose-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the writer, kills it after so many answers and a little more; gives what it promised. */
async function killed(file: string, start: number, answers: number): Promise<string[]> {
  const writer = new URL('./crash-process.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [writer, file, String(start)]);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const enough = output.split('\n').length > answers;
    if (enough && !child.killed) setTimeout(() => child.kill('SIGKILL'), Math.random() * 12);
  });
  await new Promise((resolve) => child.on('close', resolve));
  return output.split('\n').slice(0, -1);
}

it('loses no acknowledged write to kill -9, and leaves indexes whole', async () => {
  const file = join(folder, 'crash.db');
  let promised = 0;
  for (let round = 0; round < 4; round++) {
    const start = round * 10_000;
    const answers = await killed(file, start, 5 + Math.floor(Math.random() * 60));
    expect(answers.length).toBeGreaterThan(4);
    promised += answers.length;
    const connection = await connectSqlite({ file });
    const entries = connection.collection('entries');
    for (const answer of answers) {
      const [what, id] = answer.split(' ');
      const found = await entries.findOne({ _id: Number(id) as never });
      expect(found, answer).not.toBeNull();
      if (what === 'changed') expect(found).toMatchObject({ n: 1, k: `changed-${id}` });
    }
    // Every document is found through the unique index by its own key, and by no other.
    const all = await entries.find({}).toArray();
    for (const { _id, k } of all) expect((await entries.findOne({ k }))?._id).toBe(_id);
    await connection.close();
    const db = new DatabaseSync(file);
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    const rows = db.prepare(
      'SELECT (SELECT count(*) FROM c1) AS docs, (SELECT count(*) FROM i1) AS keys',
    );
    expect(rows.get()).toEqual({ docs: all.length, keys: all.length });
    db.close();
  }
  expect(promised).toBeGreaterThan(20);
}, 30_000);
