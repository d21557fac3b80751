/** Pages that only the contact sheet shows: those of groups, policies, accounts and staff, as far as tests walk behind the page. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { changePath } from '@muqarin/rules/policy-pages';
import type { Browser, Page } from '@playwright/test';
import { openAccount } from '../../web/e2e/support/account.ts';
import { signIn } from '../../web/e2e/support/agent.ts';
import { groupPolicyAtOnce, medicalPolicyAtOnce } from '../../web/e2e/support/bought-policies.ts';
import { corporate } from '../../web/e2e/support/corporate-buyer.ts';
import {
  corporateProducts,
  proposeForBoth,
  savedGroupQuoteAtOnce,
} from '../../web/e2e/support/corporate-quote.ts';
import { hydrated } from '../../web/e2e/support/hydrated.ts';
import { dropList, openCounts, staffList } from '../../web/e2e/support/staff-list.ts';
import proposal from '../../web/messages/en/page/corporate-proposal.json' with { type: 'json' };
import { type WalkedPage, walked } from '../bench/journey-pages.ts';
import { root } from '../bench/product.ts';

const walks = [group, census, groupPolicy, policy, account, staff];

/** `dataDir`: of the running product, where the agent's password is. */
export async function morePages(
  browser: Browser,
  origin: string,
  dataDir: string,
): Promise<WalkedPage[]> {
  process.env.E2E_DATA = dataDir;
  const pages: WalkedPage[] = [];
  for (const walk of walks) pages.push(...(await walked(browser, origin, walk)));
  const setUp = { name: 'staff-set-up', address: setUpAddress(dataDir), cookie: '' };
  return [...pages, setUp];
}

async function group(page: Page): Promise<Record<string, string>> {
  await savedGroupQuoteAtOnce(page, [1, 2]);
  await proposeForBoth(page);
  await page.goto(`${corporateProducts}?category=summary`);
  const panel = page.locator('#picks');
  await hydrated(page);
  await panel.getByRole('button', { name: proposal.boardMake }).click();
  const link = await panel.getByLabel(proposal.boardLink).inputValue();
  return {
    'group-first': corporate,
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

async function groupPolicy(page: Page) {
  const address = await groupPolicyAtOnce(page);
  const reference = address.split('/').at(-1) ?? '';
  return {
    'group-policy': address,
    'group-change': changePath(reference),
    'group-documents': `${corporate}/submit-documents`,
    'medical-thank-you': '/survey/medical/thank-you',
  };
}

async function policy(page: Page) {
  const address = await medicalPolicyAtOnce(page);
  return { policy: address, 'policy-cancel': `${address}/cancel` };
}

async function account(page: Page) {
  await openAccount(page);
  return {
    account: '/my-account',
    'account-policies': '/my-account/policies?type=car',
    'account-security': '/my-account/security',
    'sign-in': '/sign-in',
    'sign-up': '/sign-up',
  };
}

async function staff(page: Page) {
  await page.goto('/staff/sign-in');
  await signIn(page);
  await page.waitForURL(/\/staff\/leads/);
  return {
    'staff-leads': '/staff/leads',
    'staff-account': '/staff/account',
    'staff-people': '/staff/people',
  };
}

/** The link that the command of operators gives to the first admin. */
function setUpAddress(dataDir: string): string {
  const command = path.join(root, 'infra/launch/staff.ts');
  const said = execFileSync(
    process.execPath,
    [command, 'first-admins', 'first', 'second', '--data', dataDir],
    { cwd: root, encoding: 'utf8' },
  );
  const link = /\/staff\/set-up\/\S+/.exec(said)?.[0];
  if (!link) throw new Error(`no link to set an account up in: ${said}`);
  return link;
}
