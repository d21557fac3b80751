import type { Page } from '@playwright/test';

/** In the entry form of the home page: its dropdown, or the plain select where no script runs. */
export async function chooseEmirate(page: Page, name: string, scripts: boolean): Promise<void> {
  const form = page.locator('form[action$="/emirate"]');
  if (!scripts) {
    await form.locator('select').selectOption({ label: name });
    return;
  }
  await form.locator('input[role="combobox"]').fill(name.slice(0, 3));
  await form.getByRole('option', { name }).click();
}
