/** Pages that only the contact sheet shows: those of policies, accounts and staff, as far as tests walk behind the page. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import type { Browser, Page } from '@playwright/test';
import { openAccount } from '../../web/e2e/support/account.ts';
import { signIn } from '../../web/e2e/support/agent.ts';
import { groupPolicyAtOnce, medicalPolicyAtOnce } from '../../web/e2e/support/bought-policies.ts';
import { type WalkedPage, walked } from '../bench/journey-pages.ts';
import { root } from '../bench/product.ts';

const walks = [thanks, policy, account, staff];

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

async function thanks(page: Page) {
  await groupPolicyAtOnce(page);
  return { 'medical-thank-you': '/survey/medical/thank-you' };
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
  await page.locator('main a[href$="/staff/desk"]').first().waitFor();
  return {
    'staff-desk': '/staff/desk',
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
