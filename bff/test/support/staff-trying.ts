/** Somebody who tries to come in as staff, from an address. */
import type { Browser } from './browser.ts';

export const behindProxy = { TRUST_PROXY: 'on' };
export const from = (address: string) => ({
  accept: 'application/json',
  'x-forwarded-for': address,
});

export const tryWith = (browser: Browser, password: string, address = '192.0.2.1', user = 'sara') =>
  browser.form('/staff/sign-in', { user, password }, from(address));
export const role = async (browser: Browser) =>
  (await browser.get('/api/pages/staff')).json<{ role: string }>().role;
