import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** The launcher writes it beside its data. */
function password(): string {
  return readFileSync(path.join(process.env.E2E_DATA ?? '', 'agent-password'), 'utf8').trim();
}

export const signInForm = (page: Page): Locator => page.locator('form[action$="/staff/sign-in"]');

/** On the page of the form; `more` after the password makes it wrong. */
export async function signIn(page: Page, more = ''): Promise<void> {
  const form = signInForm(page);
  await form.locator('[name="user"]').fill('agent');
  await form.locator('[name="password"]').fill(`${password()}${more}`);
  await form.getByRole('button').click();
}
