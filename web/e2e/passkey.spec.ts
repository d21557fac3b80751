/** A passkey is added with one press, and signs in with one (issue 19); it needs scripts, and one width shows it. */
import { expect, type Page, test } from '@playwright/test';
import { openAccount } from './support/account.ts';
import { hydrated } from './support/hydrated.ts';
import { sound, watch } from './support/sound.ts';

test('a passkey is added and signs in', async ({ page }) => {
  const problems = await watch(page);
  await openAccount(page);
  await page.goto('/my-account/security');
  await addPasskey(page);
  await page.goto('/my-account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await signInByPasskey(page);
  expect(problems).toEqual([]);
});

/** By the browser's own stand-in for a device that knows its owner. */
async function addPasskey(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const owner = { hasUserVerification: true, isUserVerified: true } as const;
  const device = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const;
  const options = { ...device, ...owner, automaticPresenceSimulation: true };
  await browser.send('WebAuthn.addVirtualAuthenticator', { options });
  const add = page.getByRole('button', { name: 'Add a passkey' });
  await hydrated(page, add);
  await add.click();
  await expect(page.getByText('Your new way to sign in is added.')).toBeVisible();
  await expect(page.locator('#passkeys > li')).toHaveCount(1);
  await sound(page, 'security with a passkey');
}

/** One press: the device asks for the second. */
async function signInByPasskey(page: Page): Promise<void> {
  await page.goto('/sign-in');
  const passkey = page.getByRole('button', { name: 'Sign in with a passkey' });
  await hydrated(page, passkey);
  await passkey.click();
  await expect(page).toHaveURL(/\/my-account$/);
}
