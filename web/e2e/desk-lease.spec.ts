/** An agent’s machine dies in the middle of a call: their lead is free and shown to the others within the lease (issue of desks, "Bad input"). */
/* oxlint-disable no-empty-pattern -- Playwright reads the pattern */
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { type Member, memberAt } from './support/agent.ts';
import { hydrated } from './support/hydrated.ts';
import { leadOf, newPhone } from './support/lead.ts';
import { startOwnProduct } from './support/own-product.ts';
import { watch } from './support/sound.ts';

/** The shortest there is: nobody waits two minutes for a test. */
const leaseSeconds = 10;

const test = base.extend<object, { ownOrigin: string }>({
  ownOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const product = await startOwnProduct({
        LOG_LEVEL: 'silent',
        DESK_LEASE_SECONDS: String(leaseSeconds),
        DEMO_STAFF: 'omar=agent sami=agent',
        CAPTCHA_DIFFICULTY: '2000',
        SIGN_INS_PER_IP: '1000',
      });
      // Nobody of this worker works at the other product meanwhile.
      const before = process.env.E2E_DATA;
      process.env.E2E_DATA = product.dataDir;
      await use(product.origin);
      process.env.E2E_DATA = before;
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownOrigin }, use) => use(ownOrigin),
});

async function deskOf(browser: Browser, user: Member, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await memberAt(page, user);
  return page;
}

const rowOf = (page: Page, reference: string) =>
  page.locator('main ol > li', { hasText: reference });

async function take(page: Page, reference: string): Promise<void> {
  await hydrated(page, rowOf(page, reference).locator('form'));
  await rowOf(page, reference).getByRole('button').click();
  await expect(page.getByText('The lead is yours.')).toBeVisible();
}

test('what a dead browser held is free within the lease, shown without a press, and said to whoever comes back', async ({
  page,
  browser,
  ownOrigin,
}) => {
  test.slow();
  const problems = await watch(page);
  const reference = await leadOf(newPhone(), { at: ownOrigin });
  const omar = await deskOf(browser, 'omar', ownOrigin);
  await memberAt(page, 'sami');
  for (const desk of [page, omar]) await desk.goto('/staff/desk');
  await take(omar, reference);
  await expect(rowOf(page, reference)).toContainText('With omar');

  // Signs keep it for as long as the browser lives: longer than the lease.
  const taken = Date.now();
  await expect.poll(() => Date.now() - taken, { timeout: 20_000 }).toBeGreaterThan(14_000);
  await expect(rowOf(page, reference)).toContainText('With omar');
  await expect(rowOf(page, reference).getByRole('button')).toHaveCount(0);

  const died = Date.now();
  const lead = omar.url();
  await omar.context().close();
  await expect(rowOf(page, reference).getByRole('button')).toBeVisible({ timeout: 20_000 });
  // The lease, and one look at the list.
  expect(Date.now() - died).toBeLessThan((leaseSeconds + 5) * 1000);
  await take(page, reference);

  const back = await deskOf(browser, 'omar', ownOrigin);
  const word = `sami took ${reference}: nothing was heard from your browser for too long.`;
  await back.goto('/staff/desk');
  await expect(back.getByText(word)).toBeVisible();
  await expect(rowOf(back, reference)).toContainText('With sami');
  await back.goto(lead);
  await expect(back.getByText(word)).toBeVisible();
  await expect(back.getByLabel('What came of the call?')).toHaveCount(0);
  await back.context().close();
  expect(problems).toEqual([]);
});
