/** The filter of one's own hospitals: its search, and which plans it leaves (S0 2). */
import { medicalFilters } from '@muqarin/rules/medical/plan-list';
import { expect, test } from '@playwright/test';
import { newEmail } from './support/journey.ts';
import { allTiles, expectFiltered, plansAtOnce } from './support/plans.ts';

const { none: defaultFilters } = medicalFilters;

test('my hospitals: from three letters or on Enter; a plan must include them', async ({ page }) => {
  await plansAtOnce(page, newEmail());
  const tiles = await allTiles(page);
  await page.locator('summary', { hasText: 'My hospitals' }).click();
  const group = page.locator('[data-group="providers"]');
  const search = group.getByRole('searchbox');
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/search-provider'))
      asked.push(url.searchParams.get('keyword') ?? '');
  });
  await search.pressSequentially('ho');
  await search.press('Enter');
  await expect.poll(() => asked).toEqual(['ho']);
  await search.fill('');
  await search.pressSequentially('ho', { delay: 20 });
  const third = page.waitForResponse(/search-provider/);
  await search.pressSequentially('s');
  await third;
  expect(asked).toEqual(['ho', 'hos']);

  // A search that fails says so beside the field, opens no dialog, and can be tried again.
  await page.route('**/search-provider*', (route) => route.abort());
  await search.fill('hosp');
  await expect(group.getByText('We could not search just now.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.unroute('**/search-provider*');
  await group.getByRole('button', { name: 'Try again' }).click();
  await expect(group.locator('input[name="providers"]').first()).toBeVisible();

  const networks = page.waitForResponse(/search-tpa/);
  const first = group.locator('input[name="providers"]').first();
  const id = await first.getAttribute('value');
  await first.click();
  const answer = (await (await networks).json()) as {
    tpa_network: { network_id: number; tpa_id: number }[];
  };
  const pairs = answer.tpa_network.map((row) => `${row.network_id}:${row.tpa_id}`);
  const providers = { ids: [], pairs };
  const left = await expectFiltered(page, tiles, { ...defaultFilters, providers });
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(tiles.length);
  await expect(page).toHaveURL((url) => url.searchParams.get('providers') === id);
  await page.reload();
  await expectFiltered(page, tiles, { ...defaultFilters, providers });
});
