import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSums, requireSums } from '../provide/checksums.cjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muqarin-sums-'));
  writeFileSync(path.join(folder, 'a.jar'), 'a');
  writeFileSync(path.join(folder, 'b.jar'), 'b');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');
const listed = () => readSums(`${sumOf('a')}  a.jar\n${sumOf('b')}  b.jar\n`);

it('accepts a folder in which every file is as listed', () => {
  expect(() => requireSums(folder, listed())).not.toThrow();
});

it('refuses a file of another content, naming it', () => {
  writeFileSync(path.join(folder, 'b.jar'), 'B');
  expect(() => requireSums(folder, listed())).toThrow('b.jar has another content than it should');
});

it('refuses a folder in which one is missing or one is too many', () => {
  rmSync(path.join(folder, 'a.jar'));
  writeFileSync(path.join(folder, 'c.jar'), 'c');
  expect(() => requireSums(folder, listed())).toThrow(
    /a\.jar is missing\n {2}c\.jar is not in the list/,
  );
});

it('refuses a list that it cannot read rather than check less', () => {
  expect(() => readSums(`${sumOf('a').slice(1)}  a.jar\n`)).toThrow('no line of a list of sums');
  expect(() => readSums(`${sumOf('a')}  ../a.jar\n`)).toThrow('no line of a list of sums');
});
