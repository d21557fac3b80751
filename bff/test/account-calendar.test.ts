/** When policies end: a countdown, a file for a calendar, and a subscription by a secret link that can be made anew. */
import { expect, it } from 'vitest';
import type { AccountPage } from '../contract/account-pages.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { customer, withAccount } from './support/customers.ts';
import { policiesElsewhere } from './support/policies-elsewhere.ts';

const account = async (browser: Browser) =>
  (await browser.get('/api/pages/account')).json<AccountPage>();

it('says how many days are left, and names the days in a file of its owner alone', async () => {
  const bff = await bffUnderTest();
  const mine = await withAccount(bff);
  const elsewhere = policiesElsewhere(() => mine);
  await elsewhere.add({ expiry_date: '2026-12-21' });
  await elsewhere.add({ expiry_date: '2026-11-20' });
  const { timeline } = await account(mine);
  const left = timeline.rows.map(({ daysLeft }) => daysLeft);
  expect(left).toHaveLength(2);
  expect(left).toEqual(expect.arrayContaining([30, null]));
  const file = await mine.get('/my-account/calendar.ics');
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(file.body).toContain('DTSTART;VALUE=DATE:20261221');
  expect(file.body).not.toContain('20261120');
  // 60, 30 and 7 days before, at nine.
  for (const hours of [60 * 24 - 9, 30 * 24 - 9, 7 * 24 - 9]) {
    expect(file.body).toContain(`TRIGGER:-PT${hours}H`);
  }
  expect(file.body).not.toContain(customer.email);
  expect((await (await openBrowser(bff.app)).get('/my-account/calendar.ics')).statusCode).toBe(401);
});

it('is subscribed to by a link that ends when another is made', async () => {
  const bff = await bffUnderTest();
  const mine = await withAccount(bff);
  await policiesElsewhere(() => mine).add({ expiry_date: '2027-03-14' });
  expect((await account(mine)).calendar).toBeNull();
  const make = async () => {
    await mine.form('/my-account/calendar');
    return (await account(mine)).calendar ?? '';
  };
  const first = await make();
  const phone = await openBrowser(bff.app);
  expect((await phone.get(first)).body).toContain('SUMMARY:Insurance ends: Car insurance\\, Other');
  const inArabic = (await phone.get(`${first}?lang=ar`)).body;
  expect(inArabic).toContain('ينتهي التأمين');
  expect(inArabic).toContain('تأمين السيارة');
  const second = await make();
  expect(second).not.toBe(first);
  expect((await phone.get(first)).statusCode).toBe(404);
  expect((await phone.get(second)).statusCode).toBe(200);
  for (const wrong of ['/calendar/x', second.replace('.ics', '.icsx'), second.replace('.', '.A')]) {
    expect((await phone.get(wrong)).statusCode).toBe(404);
  }
  // Nothing that is kept opens it.
  const kept = JSON.stringify(await bff.accounts.stored('accounts'));
  expect(kept).not.toContain(second.split('.')[1]);
});
