/** The pages of a group, from the first question to the policy: posted behind the page, so that each has something to show. */
import { changePath } from '@muqarin/rules/policy-pages';
import type { Page } from '@playwright/test';
import {
  confirmableGroupAtOnce,
  groupPolicyAtOnce,
} from '../../web/e2e/support/bought-policies.ts';
import { corporate } from '../../web/e2e/support/corporate-buyer.ts';
import {
  corporateProducts,
  proposeForBoth,
  savedGroupQuoteAtOnce,
} from '../../web/e2e/support/corporate-quote.ts';
import { hydrated } from '../../web/e2e/support/hydrated.ts';
import { dropList, openCounts, staffList } from '../../web/e2e/support/staff-list.ts';
import proposal from '../../web/messages/en/page/corporate-proposal.json' with { type: 'json' };

/** Each in a browser of its own. */
export const groupWalks = [list, census, purchase, policy];

async function list(page: Page) {
  await savedGroupQuoteAtOnce(page, [1, 2]);
  await proposeForBoth(page);
  await page.goto(`${corporateProducts}?category=summary`);
  const panel = page.locator('#picks');
  await hydrated(page, panel.locator('form').last());
  await panel.getByRole('button', { name: proposal.boardMake }).click();
  const field = panel.getByLabel(proposal.boardLink);
  // Its room is there before it.
  const link = await field.and(page.locator('[value]:not([value=""])')).inputValue();
  return {
    'group-first': `${corporate}?step=emirate`,
    'group-plans': `${corporateProducts}?category=1`,
    'group-summary': `${corporateProducts}?category=summary`,
    'group-board': new URL(link).pathname,
  };
}

async function census(page: Page) {
  await openCounts(page, true);
  await dropList(page, staffList());
  await page.waitForURL(`**${corporate}/census`);
  return { 'group-counts': `${corporate}?step=category`, 'group-census': `${corporate}/census` };
}

async function purchase(page: Page) {
  await confirmableGroupAtOnce(page);
  return { 'group-buy': `${corporate}/buy-policy` };
}

async function policy(page: Page) {
  const address = await groupPolicyAtOnce(page);
  return {
    'group-documents': `${corporate}/submit-documents`,
    'group-policy': address,
    'group-change': changePath(address.split('/').at(-1) ?? ''),
  };
}
