import { messages } from '@muqarin/rules/messages';
import { expect, type Locator, type Page } from '@playwright/test';

/** The warning says this, and is hydrated: as the server wrote it, it is open as well, but hears no Escape yet. */
export async function expectWarning(page: Page, text: string): Promise<Locator> {
  const dialog = page.getByRole('alertdialog', { name: messages.warningTitle });
  await expect(dialog.locator('p')).toHaveText(text);
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  return dialog;
}

export async function escapeWarning(page: Page, text: string): Promise<void> {
  const dialog = await expectWarning(page, text);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
