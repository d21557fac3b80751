/** The list's filters, order and address, against the rules' own predicate over the tiles' data (S0 2, 5; M31 to M37). */
import { type FilterTile, medicalFilters } from '@muqarin/rules/medical/plan-list';
import { messages } from '@muqarin/rules/messages';
import { formatAed } from '@muqarin/rules/money-format';
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { newEmail } from './support/journey.ts';
import { products } from './support/medical-at-once.ts';
import { allTiles, expectFiltered, openFilters, plansAtOnce, shownIds } from './support/plans.ts';

const { none: defaultFilters } = medicalFilters;

async function start(page: Page): Promise<FilterTile[]> {
  await plansAtOnce(page, newEmail());
  return allTiles(page);
}

/** The first option that keeps some plans and hides others. */
function dividing(tiles: readonly FilterTile[], idsOf: (tile: FilterTile) => readonly number[]) {
  const shown = tiles.filter((tile) => tile.insured_for.includes('self'));
  const ids = [...new Set(shown.flatMap(idsOf))];
  const having = (id: number) => shown.filter((tile) => idsOf(tile).includes(id)).length;
  const found = ids.filter((id) => having(id) < shown.length);
  expect(found.length).toBeGreaterThan(1);
  return found;
}

test('filters one by one and together, pills, Clear, the address and Back', async ({ page }) => {
  const tiles = await start(page);
  const all = await expectFiltered(page, tiles, defaultFilters);
  expect(all).toBeGreaterThan(10);
  await expect(page.getByText(`${all} of ${all} plans`, { exact: true })).toBeVisible();
  await expect(page.getByText(`${tiles.length - all} more are for investors only`)).toBeVisible();

  await openFilters(page);
  const panel = page.locator('#filters');
  const box = (name: string, value: number | string) =>
    panel.locator(`input[name="${name}"][value="${value}"]`);
  const [bid = 0, secondBid = 0] = dividing(tiles, ({ bids }) => bids).toReversed();
  const [did = 0] = dividing(tiles, ({ dids }) => dids).toReversed();
  const [insurer = 0, secondInsurer = 0] = dividing(tiles, ({ ins_id }) => [ins_id]);
  const alone = [
    [box('bids', bid), { bids: [bid] }],
    [box('dids', did), { dids: [did] }],
    [box('ins_ids', insurer), { ins_ids: [insurer] }],
    [box('salary', 'lsb'), { salary: ['lsb'] }],
    [box('is_investor', 1), { is_investor: true }],
  ] as const;
  for (const [option, change] of alone) {
    const beside = await option.locator('xpath=..').locator('span').last().textContent();
    await option.check();
    const left = await expectFiltered(page, tiles, { ...defaultFilters, ...change });
    expect(left).not.toBe(all);
    expect(Number(beside)).toBe(left);
    await option.uncheck();
  }
  await box('pre_existing', 'yes').check();
  expect(
    await expectFiltered(page, tiles, { ...defaultFilters, pre_existing: 'yes' }),
  ).toBeLessThan(all);
  await box('pre_existing', 'no').check();
  await expectFiltered(page, tiles, defaultFilters);

  // Benefits: all of the chosen. Insurers: any of them.
  for (const option of [box('bids', bid), box('bids', secondBid)]) await option.check();
  for (const option of [box('ins_ids', insurer), box('ins_ids', secondInsurer)])
    await option.check();
  const filters = {
    ...defaultFilters,
    bids: [bid, secondBid],
    ins_ids: [insurer, secondInsurer],
  };
  const both = await expectFiltered(page, tiles, filters);
  expect(both).toBeGreaterThan(0);
  await expect(panel.getByRole('button', { name: /^Show/ })).toHaveText(
    both === 1 ? 'Show 1 plan' : `Show ${both} plans`,
  );
  await panel.getByRole('button', { name: /^Show/ }).click();
  await expect(panel).toBeHidden();

  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === products &&
      searchParams.get('bids') === `${bid},${secondBid}` &&
      searchParams.get('ins_ids') === `${insurer},${secondInsurer}`,
  );
  const kept = page.url();
  await page.locator('#plans > li:not([hidden]) button[name="product_id"]:visible').first().click();
  await expect(page).toHaveURL(/buy-policy/);
  await page.goBack();
  await expect(page).toHaveURL(kept);
  await expectFiltered(page, tiles, filters);
  await page.reload();
  await hydrated(page);
  await expectFiltered(page, tiles, filters);

  const pill = page.locator('main a[href*="ins_ids"]').filter({ hasText: 'Remove' }).first();
  await pill.click();
  await expect(page).toHaveURL((url) => url.searchParams.get('bids') === String(secondBid));
  await expectFiltered(page, tiles, { ...filters, bids: [secondBid] });
  await page.locator('main').getByRole('link', { name: 'Clear', exact: true }).first().click();
  await expectFiltered(page, tiles, defaultFilters);
  await expect(page).toHaveURL(({ searchParams }) => !searchParams.has('bids'));
});

test('the price by keyboard and by numbers; the order; nothing left', async ({ page }) => {
  const tiles = await start(page);
  await openFilters(page);
  const panel = page.locator('#filters');
  const low = panel.getByRole('slider', { name: /Minimum/ });
  const high = panel.getByRole('slider', { name: /Maximum/ });
  const price = async () => {
    const read = async (slider: typeof low) =>
      Math.round(
        Number((await slider.getAttribute('aria-valuetext'))?.replace(/[^\d.]/g, '')) * 100,
      );
    return { minFils: await read(low), maxFils: await read(high) };
  };
  const whole = await price();
  const listed = tiles.filter((tile) => tile.insured_for.includes('self'));
  expect(whole.minFils).toBe(
    Math.floor(Math.min(...listed.map((tile) => tile.premiumFils)) / 100) * 100,
  );
  expect(whole.maxFils).toBe(
    Math.ceil(Math.max(...listed.map((tile) => tile.premiumFils)) / 100) * 100,
  );

  await high.press('PageDown');
  await high.press('ArrowLeft');
  await low.press('ArrowRight');
  const moved = await price();
  expect(moved.maxFils).toBeLessThan(whole.maxFils);
  expect(moved.minFils).toBeGreaterThan(whole.minFils);
  await expectFiltered(page, tiles, { ...defaultFilters, price: moved });
  await low.press('End');
  const crossed = await price();
  expect(crossed.minFils).toBeLessThan(crossed.maxFils);

  const fields = { min: page.locator('#price-min'), max: page.locator('#price-max') };
  await low.press('Home');
  await fields.min.fill('AED 3,000');
  await fields.min.press('Enter');
  await fields.max.fill('5000');
  await fields.max.press('Enter');
  const typed = { minFils: 300_000, maxFils: 500_000 };
  await expectFiltered(page, tiles, { ...defaultFilters, price: typed });
  await expect(fields.max).toHaveValue(formatAed(typed.maxFils, 'slider-max'));
  const warning = panel.getByText(messages.premiumLimits, { exact: true });
  await expect(warning).toBeHidden();
  for (const wrong of ['AED 3,000', '2000', '']) {
    await fields.max.fill(wrong);
    await fields.max.press('Enter');
    await expect(warning).toBeVisible();
    await expect(fields.max).toHaveAttribute('aria-invalid', 'true');
    await expectFiltered(page, tiles, { ...defaultFilters, price: typed });
  }
  await fields.max.fill('4500');
  await fields.max.press('Enter');
  await expect(warning).toBeHidden();
  await panel.getByRole('link', { name: 'Clear', exact: true }).click();
  await panel.getByRole('button', { name: /^Show/ }).click();

  await page.getByRole('link', { name: /change to highest first/ }).click();
  await expectFiltered(page, tiles, defaultFilters, 'desc');
  await expect(page).toHaveURL(/sort=desc/);
  await page.getByRole('link', { name: /change to lowest first/ }).click();
  await expectFiltered(page, tiles, defaultFilters, 'asc');

  await openFilters(page);
  await fields.min.fill('1638');
  await fields.max.fill('1639');
  await fields.max.press('Enter');
  await panel.getByRole('button', { name: /^Show/ }).click();
  await expect.poll(() => shownIds(page)).toEqual([]);
  await expect(page.getByText(messages.noPlanHasAll)).toBeVisible();
  await page.getByRole('link', { name: messages.clearFilters }).click();
  await expectFiltered(page, tiles, defaultFilters);
  await expect(page.getByText(messages.noPlanHasAll)).toHaveCount(0);
});

test('an end that is typed while the other is being taken over is kept with it', {
  tag: '@phone',
}, async ({ page }) => {
  await start(page);
  await openFilters(page);
  await page.evaluate(async () => {
    const text = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const [id, typed] of [
      ['#price-min', '3000'],
      ['#price-max', '5000'],
    ] as const) {
      const field = document.querySelector<HTMLInputElement>(id);
      field?.focus();
      // What the last field's leaving changes at once is drawn, what follows from that not yet.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      text?.set?.call(field, typed);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await page.locator('#price-max').press('Enter');
  await expect(page.locator('#price-min')).toHaveValue(formatAed(300_000, 'slider-min'));
  await expect(page.locator('#price-max')).toHaveValue(formatAed(500_000, 'slider-max'));
});
