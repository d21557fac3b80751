import { createHmac } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** The launcher writes it beside its data. */
function kept(name: string): string {
  return readFileSync(path.join(process.env.E2E_DATA ?? '', name), 'utf8').trim();
}

export const signInForm = (page: Page): Locator => page.locator('form[action$="/staff/sign-in"]');

/** Of the launcher's DEMO_STAFF; `agent` is there without it. */
export type Member =
  | 'agent'
  | 'omar'
  | 'sami'
  | 'layla'
  | 'rana'
  | 'tariq'
  | 'noor'
  | 'huda'
  | 'adam'
  | 'eve';

/** A member of staff at their own browser. */
export async function memberAt(page: Page, user: Member): Promise<void> {
  await page.goto('/staff/sign-in');
  await signIn(page, '', user);
}

/** On the page of the form; `more` after the password makes it wrong, and no code is asked for. */
export async function signIn(page: Page, more = '', user: Member = 'agent'): Promise<void> {
  const form = signInForm(page);
  await form.locator('[name="user"]').fill(user);
  await form.locator('[name="password"]').fill(`${kept(`${user}-password`)}${more}`);
  await form.getByRole('button').click();
  if (more !== '') return;
  const second = page.locator('form[action$="/staff/code"]');
  await alone(user, async () => {
    await second.locator('[name="code"]').fill(await unusedCode(user));
    await second.getByRole('button').click();
    // The page of the code has a way out as well: only without it the code was taken.
    await second.waitFor({ state: 'detached' });
  });
}

/** A code from before the last one is not taken: who signs in as the same member at the other worker waits. */
async function alone(user: Member, work: () => Promise<void>): Promise<void> {
  const lock = `${user}-signs-in`;
  while (!isMine(lock)) await new Promise((resolve) => setTimeout(resolve, 200));
  try {
    await work();
  } finally {
    rmSync(path.join(process.env.E2E_DATA ?? '', lock));
  }
}

const stepMilliseconds = 30_000;

/** Of the codes that are taken now, one that no test has used, of this worker or the other: each is good once. */
async function unusedCode(user: Member): Promise<string> {
  const now = () => Math.floor(Date.now() / stepMilliseconds);
  for (let step = now(); ; step += 1) {
    while (step > now() + 1) await new Promise((resolve) => setTimeout(resolve, 500));
    if (isMine(`${user}-code-${step}`)) return codeOf(user, step);
  }
}

/** Whoever makes the file has what it stands for. */
function isMine(name: string): boolean {
  try {
    writeFileSync(path.join(process.env.E2E_DATA ?? '', name), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** RFC 6238. */
function codeOf(user: Member, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const key = Buffer.from(kept(`${user}-totp`), 'base64url');
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 0x0f;
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}
