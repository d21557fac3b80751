/** The end of `npm test`: whoever has only the last lines of its log finds there what failed, and why. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { vitestFailures, playwrightFailures } = createRequire(import.meta.url)('./failures.cjs') as {
  vitestFailures: (file: string) => string[];
  playwrightFailures: (file: string) => string[];
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'muqarin-failures-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function reportOf(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const passed = { status: 'passed', fullName: 'is well' };
const failed = (fullName: string) => ({
  status: 'failed',
  fullName,
  failureMessages: ['\u001b[31mAssertionError\u001b[39m:\n  expected 1\n  to be 2'],
});
const times = { startTime: 1_000, endTime: 61_000 };

it('tells each file of the tests that failed, some of its tests and one line of their causes', () => {
  const tests = ['one', 'two', 'three', 'four', 'five', 'six'].map(failed);
  const file = reportOf({
    testResults: [
      { name: '/a/good.test.ts', status: 'passed', assertionResults: [passed], ...times },
      { name: '/a/bad.test.ts', status: 'failed', assertionResults: [passed, ...tests], ...times },
    ],
  });
  expect(vitestFailures(file)).toEqual([
    '/a/bad.test.ts: 6 of 7 failed (60 s)',
    ...['one', 'two', 'three', 'four'].flatMap((name) => [
      `  ✗ ${name}`,
      '    AssertionError: expected 1 to be 2',
    ]),
    '  … and 2 more',
  ]);
});

it('tells a file that could not be loaded, and a skipped test', () => {
  const skipped = { status: 'skipped', fullName: 'later', failureMessages: [] };
  const file = reportOf({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: 'No such file',
        assertionResults: [],
        ...times,
      },
      { name: 'b.test.ts', status: 'passed', message: '', assertionResults: [skipped], ...times },
    ],
  });
  expect(vitestFailures(file)).toEqual([
    'a.test.ts: 0 of 0 failed (60 s)',
    '    No such file',
    'b.test.ts: 1 of 1 failed (60 s)',
    '  ✗ later',
    '    skipped',
  ]);
});

it('tells a browser test with its window and its file', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'journey.spec.ts',
    tests: [{ status, projectName: 'phone', results: [message ? { error: { message } } : {}] }],
  });
  const file = reportOf({
    errors: [],
    suites: [
      {
        specs: [spec('walks', 'expected')],
        suites: [{ specs: [spec('falls', 'unexpected', 'no button'), spec('sits', 'skipped')] }],
      },
    ],
  });
  expect(playwrightFailures(file)).toEqual([
    '  ✗ [phone] journey.spec.ts: falls',
    '    no button',
    '  ✗ [phone] journey.spec.ts: sits',
    '    skipped',
  ]);
});
