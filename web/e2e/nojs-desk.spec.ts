/** The call centre's desk without a script: by links and forms, as it stood when it was asked for (ADR 41). */
import { expect, test } from '@playwright/test';
import { memberAt } from './support/agent.ts';
import { leadOf, newPhone } from './support/lead.ts';
import { sound } from './support/sound.ts';

test('a lead is taken and given back by plain forms, and the list is looked at again by a link', async ({
  page,
}) => {
  test.slow();
  const before = await leadOf(newPhone(), { slot: 'any' });
  await memberAt(page, 'tariq');
  await page.goto('/staff/desk?slot=any&page=9999');
  await sound(page, 'desk', { scripts: false });
  const rowOf = (reference: string) => page.locator('main ol > li', { hasText: reference });
  await rowOf(before).getByRole('button', { name: 'Take' }).click();
  await expect(page.getByText('The lead is yours.')).toBeVisible();
  await sound(page, 'lead', { scripts: false });
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByText('The lead is free again.')).toBeVisible();
  await page.goto('/staff/desk?slot=any&page=9999');
  const meanwhile = await leadOf(newPhone(), { slot: 'any' });
  await page.getByRole('link', { name: 'Look again' }).click();
  await expect(rowOf(meanwhile)).toBeVisible();
  await expect(rowOf(before).getByRole('button', { name: 'Take' })).toBeVisible();
});
