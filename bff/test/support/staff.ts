/** Staff of tests: one agent with an app already, and the two steps by which they come in. */
import { scryptSync } from 'node:crypto';
import { toBase32, totpCode, totpStep } from '@muqarin/accounts/totp';
import type { FastifyInstance } from 'fastify';
import type { accountsInProcess, StaffSetting } from './accounts-in-process.ts';
import { type Browser, type Headers, openBrowser } from './browser.ts';

export const staffPassword = 'a long enough word';
const totp = toBase32(Buffer.from('12345678901234567890'));

export function member(user: string, over: Partial<StaffSetting> = {}): StaffSetting {
  return { user, hash: quickHash(user), totp, ...over };
}

/** Worth little: a right password has it made anew, and wrong ones cost a test no time until then. */
function quickHash(user: string): string {
  const salt = Buffer.alloc(16, user);
  const key = scryptSync(staffPassword, salt, 32, { N: 1024, r: 8, p: 1 });
  return `scrypt:N=1024,r=8,p=1:${salt.toString('base64url')}:${key.toString('base64url')}`;
}

export const sara = member('sara');

interface Desk {
  accounts: ReturnType<typeof accountsInProcess>;
  now: () => Date;
}

const desks = new WeakMap<object, Desk>();

/** Whose accounts and clock belong to an app. */
export function rememberStaff(app: FastifyInstance, desk: Desk): void {
  desks.set(app, desk);
}

export function accountsOf(app: FastifyInstance): Desk['accounts'] {
  const desk = desks.get(app);
  if (!desk) throw new Error('this app has no desk');
  return desk.accounts;
}

/** The code of now. Each is good once, and clocks of tests stand still: that it was used is forgotten. */
export async function staffCode(app: FastifyInstance): Promise<string> {
  const accounts = await accountsOf(app).collection('accounts');
  for (const { _id, totps } of await accounts.find({ kind: 'staff' }).toArray()) {
    const unused = (totps as object[]).map((each) => ({ ...each, lastStep: 0 }));
    await accounts.updateOne({ _id }, { $set: { totps: unused } });
  }
  return totpCode(totp, totpStep(desks.get(app)?.now() ?? new Date()));
}

/** Password and code; answers what the last of them did. */
export async function signInStaff(
  app: FastifyInstance,
  browser: Browser,
  { user = 'sara', password = staffPassword } = {},
  headers: Headers = {},
) {
  const first = await browser.form('/staff/sign-in', { user, password }, headers);
  const { asks } = (await browser.get('/api/pages/staff')).json<{ asks: string | null }>();
  if (asks !== 'code') return first;
  return browser.form('/staff/code', { code: await staffCode(app) }, headers);
}

/** A browser of their own, in which they are signed in. */
export async function staffBrowser(app: FastifyInstance, user: string): Promise<Browser> {
  const browser = await openBrowser(app);
  await signInStaff(app, browser, { user });
  return browser;
}
