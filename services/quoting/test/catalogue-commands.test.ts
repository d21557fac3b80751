import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCatalogue } from './support/catalogue-folder.ts';
import { runCatalog } from './support/catalogue-terminal.ts';
import { makeFolder, removeFolder } from './support/temporary-folder.ts';

let root: string;
const catalog = (...args: string[]) => runCatalog(root, ...args);

beforeAll(async () => {
  root = await makeFolder();
  for (const name of ['built-in', 'card', 'faulty']) await writeCatalogue(join(root, name));
  await edit('card', '31,35,female,3640.00', '31,35,female,3700.00');
  await edit('faulty', '31,35,female,3640.00', '31,34,female,3640.00');
});
afterAll(() => removeFolder(root));

async function edit(folder: string, from: string, to: string) {
  const file = join(root, folder, 'rates/liwan-select.csv');
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}

const person = ['--emirate', 'dubai', '--dob', '1991-12-14', '--gender', 'female', '--married'];

describe('catalog lint', () => {
  it('is content with the catalogue that ships', async () => {
    expect(await catalog('lint')).toEqual({ code: 0, out: 'No problem in 8 plans.', error: '' });
  });

  it('prints file, line and column of a problem and exits 1', async () => {
    expect(await catalog('lint', 'faulty')).toEqual({
      code: 1,
      out: 'rates/liwan-select.csv:11:1 age-gap No rate for female 35.',
      error: '1 problem.',
    });
  });

  it('prints problems as JSON for other programs', async () => {
    const { out } = await catalog('lint', 'faulty', '--json');
    expect(JSON.parse(out)).toEqual([expect.objectContaining({ line: 11, rule: 'age-gap' })]);
  });
});

describe('catalog explain', () => {
  it('prints rows that add up to the net premium, VAT and the total', async () => {
    const { code, out } = await catalog('explain', 'liwan-select', ...person);
    expect(code).toBe(0);
    expect(out).toMatch(/Base rate +woman, 31 to 35 +3,640\.00/);
    expect(out).toMatch(/You pay 20 % of visits +× 0\.95 +-196\.56/);
    expect(out).toMatch(/Net premium +4,218\.00\n.*210\.90\n.*4,428\.90/);
  });

  it('takes the id of a plan, another day and another catalogue', async () => {
    const [id, card] = ['1010', ['--catalogue', 'card']];
    const { out } = await catalog('explain', id, ...person, ...card, '--day', '2026-01-02');
    expect(out).toContain('Age 34 on 2026-01-02');
    expect(out).toMatch(/Base rate +woman, 31 to 35 +3,700\.00/);
  });

  it('says why there is no price and exits 1', async () => {
    const { code, error } = await catalog(
      'explain',
      'liwan-domestic',
      ...person.slice(0, 2),
      '--dob',
      '2020-01-01',
      '--gender',
      'male',
    );
    expect([code, error]).toEqual([
      1,
      'Liwan Domestic has no price: its rates do not reach this age.',
    ]);
  });
});

describe('catalog diff', () => {
  it('shows by plan what changes', async () => {
    const { code, out } = await catalog('diff', 'built-in', 'card');
    expect(code).toBe(0);
    expect(out).toMatch(/liwan-select +\d+ +3500 +\+\d+\.\d\d/);
    expect(out).toContain('7 plans without a change.');
  });

  it('writes a table for a pull request', async () => {
    const { out } = await catalog('diff', 'built-in', 'card', '--format', 'markdown');
    expect(out).toMatch(/^\| liwan-select \| \d+ \| 3500 \|/m);
  });

  it('refuses to compare a faulty catalogue', async () => {
    const { code, error } = await catalog('diff', 'built-in', 'faulty');
    expect(code).toBe(1);
    expect(error).toContain('rates/liwan-select.csv:11:1');
  });
});

describe('catalog import', () => {
  it('goes from dry run over import to undo, and compares kept versions', async () => {
    await rm(join(root, 'data'), { recursive: true, force: true });
    const first = await catalog('import', 'built-in');
    const dry = await catalog('import', 'card', '--dry-run');
    const second = await catalog('import', 'card');
    expect(dry.out).toContain('nothing was changed');
    expect(second.out).toMatch(/^[0-9a-f]{16} is live in place of [0-9a-f]{16}\.$/);
    const [old] = first.out.split(' ');
    expect((await catalog('diff', String(old), 'live')).out).toContain('liwan-select');
    expect((await catalog('import', 'faulty')).error).toBe('1 problem: nothing was imported.');
    expect((await catalog('import', '--undo')).out).toContain(`${old} is live again`);
    expect(await catalog('import', '--undo')).toMatchObject({ code: 1 });
  });
});

describe('a wrong command line', () => {
  it.each([
    [['lnt'], 'There is no command "lnt".'],
    [['lint', 'nowhere'], 'There is no folder'],
    [['lint', '.'], 'holds no catalogue'],
    [['lint', '--fast'], "Unknown option '--fast'"],
    [['diff', 'built-in'], 'diff takes two catalogues'],
    [['diff', 'built-in', 'card', '--format', 'xml'], '--format is text, markdown or json'],
    [['diff', 'built-in', '0123456789abcdef'], 'does not keep the version 0123456789abcdef'],
    [['import'], 'import takes one folder.'],
    [['import', 'card', '--undo'], 'takes neither a folder'],
    [['explain', 'liwan', ...person], 'Did you mean liwan-essential'],
    [['explain', 'liwan-select', '--emirate', 'doha'], '--emirate is one of the seven'],
    [['explain', 'liwan-select', '--emirate', '2', '--gender', 'x'], '--gender is male or female'],
    [
      ['explain', 'liwan-select', '--emirate', '2', '--gender', 'male', '--dob', '2001-02-29'],
      '--dob is a day',
    ],
  ])('%j says what is wrong and exits 2', async (args, message) => {
    const { code, error } = await catalog(...args);
    expect(code).toBe(2);
    expect(error).toContain(message);
  });

  it.each(['lint', 'diff', 'import', 'explain'])(
    '%s --help tells usage and exit codes',
    async (name) => {
      const { code, out } = await catalog(name, '--help');
      expect(code).toBe(0);
      expect(out).toContain(`npm run catalog -- ${name}`);
      expect(out).toContain('Exit code: 0');
    },
  );
});

describe('the process', () => {
  it('prints no colour codes into a pipe and passes on its exit code', async () => {
    const script = join(import.meta.dirname, '../src/cli/catalog.ts');
    const { FORCE_COLOR: _, ...env } = process.env;
    const args = [script, 'lint', join(root, 'faulty')];
    const failed = await promisify(execFile)(process.execPath, args, { env }).catch(
      (error) => error,
    );
    expect(failed.code).toBe(1);
    expect(failed.stdout).toContain('age-gap');
    expect(failed.stdout + failed.stderr).not.toContain('\u001b');
  });
});
