// The groups of `npm test`: what each runs, what it needs of the machine, and the command that provides it.
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const toolchain = require('../launch/toolchain.cjs');
const engines = require('./engines.cjs');
const { playwrightFailures, vitestFailures } = require('./failures.cjs');

const results = path.join(toolchain.root, 'test-results');
const provide = 'npm run test:setup';

/** Chromium without windows: it has no tab strip to draw for every visitor of a test. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The one of CHROME_PATH, of the system, or the one Playwright would have installed. */
function findChromium() {
  const { chromium } = require('@playwright/test');
  const places = [
    process.env.CHROME_PATH,
    headlessShell,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ];
  return places.find((place) => place && fs.existsSync(place)) ?? null;
}

const groups = [
  {
    name: 'check',
    title: 'types, lint, import rules, dead exports, event contracts',
    missing: () => null,
    command: () => [process.execPath, ['infra/check/check.cjs']],
    count: (output) => lastCount(output),
    failures: (output) => output.split('\n').filter((line) => line.startsWith('FAIL ')),
  },
  {
    name: 'unit',
    title: 'behaviour of every package and service, embedded',
    missing: () => null,
    command: () => vitest('unit'),
    count: () => vitestCount('unit'),
    failures: () => vitestFailures(`${results}/unit.json`),
  },
  {
    name: 'engines',
    title: 'the drivers on real Kafka, MongoDB wire protocol, Redis, S3 and SMTP',
    missing: engines.missing,
    provide,
    before: engines.bring,
    after: engines.takeAway,
    command: () => vitest('engines', '--config', 'vitest.int.config.ts'),
    environment: engines.environment,
    count: () => vitestCount('engines'),
    failures: async () => [
      ...vitestFailures(`${results}/engines.json`),
      ...(await engines.lastWords()),
    ],
  },
  {
    name: 'browser',
    title:
      'the journey in Chromium: phone and desktop, with and without JavaScript, axe on every page',
    missing: () => (findChromium() ? null : 'Chromium'),
    provide,
    before: () => (process.env.E2E_ORIGIN ? undefined : toolchain.ensurePages()),
    command: () => ['playwright', ['test', '--config', 'web/e2e/playwright.config.ts']],
    environment: () => ({ CHROME_PATH: findChromium() ?? '' }),
    count: () => {
      const { stats } = JSON.parse(fs.readFileSync(`${results}/browser.json`, 'utf8'));
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
    },
    failures: () => playwrightFailures(`${results}/browser.json`),
  },
];

function vitest(group, ...extra) {
  const report = `--outputFile.json=${results}/${group}.json`;
  return ['vitest', ['run', ...extra, '--reporter=default', '--reporter=json', report]];
}

/** What is neither passed nor failed was skipped, and a skipped test is a failure. */
function vitestCount(group) {
  const report = JSON.parse(fs.readFileSync(`${results}/${group}.json`, 'utf8'));
  const { numPassedTests: passed, numFailedTests: failed, numTotalTests: all } = report;
  return { passed, failed: failed + Math.max(0, all - passed - failed) + failedFiles(report) };
}

/** Files that could not even be loaded hold no test results of their own. */
function failedFiles(report) {
  return report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
}

function lastCount(output) {
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return found ? { passed: Number(found[1]), failed: Number(found[2]) } : { passed: 0, failed: 1 };
}

module.exports = { groups, results, findChromium, headlessShell };
