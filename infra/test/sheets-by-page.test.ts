/** Which rules a page gets, of a sheet that the build made for all. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const { sheetsByPage } = createRequire(import.meta.url)('../launch/sheets-by-page.cjs') as {
  sheetsByPage: (dir: string) => void;
};

const whole = [
  'html{color:red}',
  '.markAA_button{color:red}.markAA_wide{width:9px}',
  '.F-D_qq_head{margin:0}@media (hover:hover){.F-D_qq_head:hover{margin:1px}}',
  '@keyframes _9late_spin{}._9late_dialog{animation:_9late_spin}',
  '.others_tile{color:red}',
];

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'muqarin-sheets-'));
  write('static/chunks/all.css', whole.join('\n'));
  write('server/app/blog/page.js', 'R.c("server/chunks/ssr/[root]_a.js")');
  write('server/chunks/ssr/[root]_a.js', 'p({head:"F-D_qq_head"})');
  writePage('blog', 'static/chunks/all.css', '/_next/static/chunks/b.js');
  write('static/chunks/b.js', 'p({button:"markAA_button"});later(["static/chunks/c.js"])');
  write('static/chunks/c.js', 'p({dialog:"_9late_dialog"})');
});

afterEach(() => rmSync(dir, { recursive: true }));

it('gives a page the rules of what its scripts name, of the server and of later parts too, in their order', () => {
  sheetsByPage(dir);
  expect(read(sheetOf('blog'))).toBe(whole.slice(0, 4).join('\n'));
  expect(sheetOf('blog')).toMatch(/^static\/chunks\/all~[0-9a-f]{8}\.css$/);
  expect(read('static/chunks/all.css')).toBe(whole.join('\n'));
});

it('adds the rules of a part that the server draws at once, though its script and sheet come later', () => {
  const later = '.valueB_line{margin:0}';
  write('static/chunks/later.css', `${later}\n.others_tile{color:red}`);
  write('server/app/blog/page.js', 'R.c("server/chunks/ssr/[root]_a.js","server/chunks/ssr/v.js")');
  write('server/chunks/ssr/v.js', 'p({line:"valueB_line"})');
  sheetsByPage(dir);
  expect(read(sheetOf('blog'))).toBe([...whole.slice(0, 4), later].join('\n'));
});

it('changes nothing a second time, and lets pages of the same rules share a sheet', () => {
  write('server/app/twin/page.js', read('server/app/blog/page.js'));
  writePage('twin', 'static/chunks/all.css', '/_next/static/chunks/b.js');
  sheetsByPage(dir);
  const first = sheetOf('blog');
  sheetsByPage(dir);
  expect(sheetOf('blog')).toBe(first);
  expect(sheetOf('twin')).toBe(first);
  expect(
    readdirSync(path.join(dir, 'static/chunks')).filter((name) => name.includes('~')),
  ).toHaveLength(1);
});

it('leaves a page that needs all of a sheet, or whose sheet is not there, as it was', () => {
  write('static/chunks/c.js', '"_9late_dialog others_tile"');
  sheetsByPage(dir);
  expect(sheetOf('blog')).toBe('static/chunks/all.css');
  writePage('blog', 'static/chunks/gone.css', '/_next/static/chunks/gone.js');
  sheetsByPage(dir);
  expect(sheetOf('blog')).toBe('static/chunks/gone.css');
});

function writePage(page: string, sheet: string, script: string): void {
  const css = { '[project]/web/app/layout': [{ path: sheet }] };
  const manifest = { entryCSSFiles: css, clientModules: { chunks: [script] } };
  write(`server/app/${page}/page_client-reference-manifest.js`, JSON.stringify(manifest));
}

/** The sheet that the page asks for. */
function sheetOf(page: string): string {
  const manifest = JSON.parse(read(`server/app/${page}/page_client-reference-manifest.js`));
  return manifest.entryCSSFiles['[project]/web/app/layout'][0].path;
}

function write(name: string, text: string): void {
  const file = path.join(dir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function read(name: string): string {
  return readFileSync(path.join(dir, name), 'utf8');
}
