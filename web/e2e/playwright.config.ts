import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3977);
// A product that runs already; E2E_DATA is its data folder then, where the agent's password is.
const running = process.env.E2E_ORIGIN || undefined;
const origin = running ?? `http://localhost:${port}`;
const root = path.join(import.meta.dirname, '..', '..');
// The launcher and the workers read this file too; only the first makes the folder.
const data = process.env.E2E_DATA ?? mkdtempSync(path.join(tmpdir(), 'muqarin-e2e-'));
process.env.E2E_DATA = data;
process.env.E2E_MARK ??= `e2e-${process.pid}`;

// What depends on the width runs at both. What a page does at either runs at one: at the narrow one, where there is least room.
// A test of a file that runs at both says so by its tag.
const onPhonesOnly = specs(
  'account|addresses|arabic|compared|disclosures|endings|few-taps|first-load|general|general-documents',
  'group-price-picture|group-proposal|half-filled|landing-ways|late|list-lengths|medical-corporate-buying',
  'invited|motor-purchase|motor-questionnaire|motor-scripts|nojs.*|passkey|policy-pages|prices-first|prices-with-vat|site-forms|staff-cases|staff-list',
);
const onPhones = /@phone/;
// Windows of their own, a pointer, filters beside the list; or no page at all.
const onDesktopsOnly = specs(
  'call-centre|carousel|contact|desk-lease|general-list|google-captcha|landing-forms|links|questionnaire.*|quote|share-list|sponsor',
);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 900 } };

export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results', 'browser'),
  fullyParallel: false,
  // Two journeys at once on two cores: each has its own visitor, and none looks at what another does.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results', 'browser.json') }]],
  use: {
    baseURL: origin,
    // A trace of every step costs a third of the time; a failure leaves its picture and the page's outline.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A visitor's page is gone before optimized code has paid for its making: a tenth of what pages take.
        '--js-flags=--no-opt',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: desktop,
      // Where the product runs elsewhere nothing was built here for one with other settings.
      testIgnore: [onPhonesOnly, ...(running ? [specs('desk-lease|google-captcha')] : [])],
      grepInvert: onPhones,
    },
    {
      name: 'phone',
      use: phone,
      testIgnore: [onDesktopsOnly, specs('nojs.*')],
    },
    {
      name: 'desktop without JavaScript',
      use: { ...desktop, javaScriptEnabled: false },
      testMatch: specs('checkout-money'),
    },
    {
      name: 'phone without JavaScript',
      use: { ...phone, javaScriptEnabled: false },
      testMatch: specs(
        'checkout-money|journey|journey-pages|motor-purchase|motor-questionnaire|nojs.*|policy-pages',
      ),
    },
  ],
  ...(running ? {} : { webServer: ownServer() }),
});

function specs(...names: string[]): RegExp {
  return new RegExp(`/(${names.join('|')})\\.spec\\.ts$`);
}

function ownServer() {
  return {
    // Each part as processes of its own on real engines: E2E_MODE=distributed, with two copies of each.
    command:
      process.env.E2E_MODE === 'distributed'
        ? 'node infra/launch/start.cjs distributed --replicas 2'
        : 'node infra/launch/start.cjs',
    cwd: root,
    url: `${origin}/readyz`,
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 8000 },
    // What it says when it does not start.
    stdout: 'pipe' as const,
    env: {
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      // Each desk has people of its own (support/agent.ts).
      DEMO_STAFF:
        'omar=agent sami=agent layla=agent rana=agent tariq=agent noor=agent huda=supervisor adam=admin eve=admin',
      // Distributed: names of its own on engines that others use too.
      KAFKA_PREFIX: `${process.env.E2E_MARK}.`,
      MONGO_PREFIX: `${process.env.E2E_MARK}_`,
      REDIS_PREFIX: `${process.env.E2E_MARK}:`,
      // One machine plays everybody here.
      LEADS_PER_IP: '10000',
      LEADS_PER_CONTACT: '10000',
      SITE_LEADS_PER_IP: '10000',
      MAILS_PER_IP: '10000',
      MAILS_PER_CONTACT: '10000',
      SIGN_INS_PER_IP: '1000',
      CAPTCHA_DIFFICULTY: '2000',
    },
  };
}
