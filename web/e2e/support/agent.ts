import { createHmac } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** The launcher writes it beside its data. */
function kept(name: string): string {
  return readFileSync(path.join(process.env.E2E_DATA ?? '', name), 'utf8').trim();
}

export const signInForm = (page: Page): Locator => page.locator('form[action$="/staff/sign-in"]');

/** On the page of the form; `more` after the password makes it wrong, and no code is asked for. */
export async function signIn(page: Page, more = ''): Promise<void> {
  const form = signInForm(page);
  await form.locator('[name="user"]').fill('agent');
  await form.locator('[name="password"]').fill(`${kept('agent-password')}${more}`);
  await form.getByRole('button').click();
  if (more !== '') return;
  const second = page.locator('form[action$="/staff/code"]');
  await second.locator('[name="code"]').fill(await unusedCode());
  await second.getByRole('button').click();
  // The page of the code has a way out as well: only without it the code was taken.
  await second.waitFor({ state: 'detached' });
}

const stepMilliseconds = 30_000;

/** Of the codes that are taken now, one that no test has used: each is good once. */
async function unusedCode(): Promise<string> {
  const file = path.join(process.env.E2E_DATA ?? '', 'agent-code-used');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const now = () => Math.floor(Date.now() / stepMilliseconds);
  const step = Math.max(last + 1, now());
  while (step > now() + 1) await new Promise((resolve) => setTimeout(resolve, 500));
  writeFileSync(file, String(step));
  return codeOf(step);
}

/** RFC 6238. */
function codeOf(step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const key = Buffer.from(kept('agent-totp'), 'base64url');
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 0x0f;
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}
