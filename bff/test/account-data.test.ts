/** What we hold, taken along and deleted from inside the account; and what its owner may be told. */
import { expect, it } from 'vitest';
import type { AccountPage } from '../contract/account-pages.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { customer, signInAs, withAccount } from './support/customers.ts';
import { policiesElsewhere } from './support/policies-elsewhere.ts';
import { callMeBack } from './support/site-payloads.ts';

it('is exported with the account and deleted with it, by whoever has just shown who they are', async () => {
  const bff = await bffUnderTest();
  const mine = await withAccount(bff);
  await mine.post('/contact', callMeBack);
  await policiesElsewhere(() => mine).add();
  bff.pass(10 * 60 + 1);
  const late = await mine.form('/my-account/data');
  expect(late.headers.location).toBe('/sign-in?again=1');
  expect((await mine.get('/my-data/export.json')).statusCode).toBe(404);
  await signInAs(mine);
  expect((await mine.form('/my-account/data')).headers.location).toBe('/my-data');
  expect((await mine.get('/my-data/export.json')).json()).toMatchObject({
    leads: [{ contact: { name: callMeBack.name } }],
    account: { email: customer.email, policies: [{ insuranceType: 'car' }] },
  });
  await mine.form('/my-data/action', { action: 'erase' });
  expect((await mine.get('/api/pages/site/my-data')).json()).toMatchObject({
    held: null,
    erased: { reference: expect.stringMatching(/^E-/) },
  });
  expect((await mine.get('/api/pages/account')).json()).toHaveProperty('redirect');
  const again = await openBrowser(bff.app);
  expect((await signInAs(again)).json()).toEqual({ title: 'E-mail or password is not right.' });
  const kept = await Promise.all(
    ['accounts', 'external_policies'].map((name) => bff.accounts.stored(name)),
  );
  expect(JSON.stringify(kept)).not.toContain('mariam');
  expect(await bff.accounts.raised('AccountErased')).toMatchObject([{ email: customer.email }]);
});

it('is told what it agreed to, and nothing else', async () => {
  const bff = await bffUnderTest();
  const mine = await withAccount(bff);
  const consents = async () => (await mine.get('/api/pages/account')).json<AccountPage>().consents;
  expect(await consents()).toMatchObject({ marketing: false, reminders: true });
  await mine.form('/my-account/consents', { marketing: 'yes', calls: 'no' });
  const said = { marketing: true, calls: false, whatsapp: false, reminders: false };
  expect(await consents()).toEqual(said);
});

it('has with it what began in the account’s sessions under another address', async () => {
  const bff = await bffUnderTest();
  const mine = await withAccount(bff, { ...customer, email: 'work@example.com' });
  await mine.submit();
  await mine.form('/my-account/data');
  const held = (await mine.get('/my-data/export.json')).json();
  expect(held).toMatchObject({
    email: 'work@example.com',
    leads: [{ contact: { email: callMeBack.email_from } }],
    quotes: [{ line: 'medical' }],
  });
  await mine.form('/my-data/action', { action: 'erase' });
  expect(JSON.stringify(await bff.leads.stored('leads'))).not.toContain('mariam');
});

it('by a mailed link is what is held about its address, and leaves the account alone', async () => {
  const bff = await bffUnderTest();
  const mine = await withAccount(bff);
  await mine.post('/contact', callMeBack);
  await policiesElsewhere(() => mine).add();
  await mine.form('/my-data', { email: customer.email });
  await mine.get((await bff.leads.mailed('DataLinkRequested')).at(-1) ?? '');
  const held = (await mine.get('/my-data/export.json')).json();
  expect(held).toMatchObject({ leads: [{ contact: { name: callMeBack.name } }] });
  expect(held).not.toHaveProperty('account');
  await mine.form('/my-data/action', { action: 'erase' });
  expect(await bff.leads.stored('leads')).not.toMatchObject([
    { contact: { name: callMeBack.name } },
  ]);
  expect((await mine.get('/api/pages/account')).json()).toMatchObject({
    email: customer.email,
    policies: { car: 1 },
  });
});
