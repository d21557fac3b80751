/** My Account: who somebody is, and their picture (S2 4-8; decisions A19, A20). */
import { accountMessagesInArabic } from '@muqarin/rules/ar/messages-account';
import { fillMessage } from '@muqarin/rules/fill-message';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountPage } from '../contract/account-pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { customer, filePart, sendParts, withAccount } from './support/customers.ts';
import { aPdf } from './support/pdf.ts';
import { makePng, pngSize } from './support/png.ts';

let bff: BffUnderTest;
let browser: Browser;
beforeEach(async () => {
  bff = await bffUnderTest();
  browser = await withAccount(bff);
});
afterEach(() => bff.app.close());

const stranger = async () => {
  const other = await openBrowser(bff.app);
  return withAccount(bff, { ...customer, email: 'omar@example.com' }, other);
};

describe('my account', () => {
  const save = (over: Record<string, string> = {}) =>
    browser.post('/update-my-account', {
      name: 'Mariam Al Test',
      phone: '050 123 4567',
      email: customer.email,
      gender: 'female',
      ...over,
    });
  const account = async () => (await browser.get('/api/pages/account')).json<AccountPage>();

  it('saves name, number, address and gender, green at 1', async () => {
    expect((await save()).json()).toEqual({ msg_status: 1, msg: 'Your details are saved.' });
    expect(await account()).toMatchObject({
      name: 'Mariam Al Test',
      dial_code: '+971',
      gender: 'female',
    });
  });

  it.each([
    ['phone', '12'],
    ['email', 'nobody'],
    ['name', ''],
  ])('says no in red for a wrong %s', async (field, value) => {
    const answer = (await save({ [field]: value })).json<{ msg_status: number; msg: string }>();
    expect(answer.msg_status).toBe(0);
    expect(answer.msg).toMatch(/^Please/);
    expect((await account()).name).toBe('Mariam Test');
  });

  it('takes another address once its link was followed', async () => {
    const email = 'mariam@new.example.com';
    expect((await save({ email })).json()).toMatchObject({
      msg_status: 1,
      msg: expect.stringContaining(email),
    });
    expect(await account()).toMatchObject({ email: customer.email, newEmail: email });
    const [path = ''] = await bff.accounts.mailed('AccountEmailChangeRequested');
    expect(path).toMatch(/^\/confirm-email\//);
    const elsewhere = await openBrowser(bff.app);
    await elsewhere.form('/confirm-email', { token: path.split('/').at(-1) ?? '' });
    expect(await account()).toMatchObject({ email, newEmail: null });
  });

  it('says in the reader’s language to follow the link that was mailed', async () => {
    const email = 'mariam@new.example.com';
    const fields = { name: 'Mariam Al Test', phone: '050 123 4567', email, gender: 'female' };
    await browser.form('/update-my-account', fields, { accept: 'text/html' });
    const shown = await browser.get('/api/pages/account', { 'x-muqarin-locale': 'ar' });
    expect(shown.json<AccountPage>().notice).toBe(
      fillMessage(accountMessagesInArabic.emailToConfirm, { email }),
    );
  });

  it('has a picture, cut to 256 pixels, for its owner alone', async () => {
    const wide = makePng(900, 500);
    const sent = await sendParts(browser, '/update-profile-pic', [
      filePart('image', wide, 'me.png'),
    ]);
    const { user_id, image } = sent.json<{ user_id: string; image: string }>();
    expect(user_id).toMatch(/^[\w-]+$/);
    const shown = await browser.get(image);
    expect(pngSize(shown.rawPayload)).toEqual([256, 256]);
    expect((await account()).picture).toBe(image);
    expect((await (await openBrowser(bff.app)).get(image)).statusCode).toBe(401);
    expect((await (await stranger()).get(image)).statusCode).toBe(404);
    const second = await sendParts(browser, '/update-profile-pic', [
      filePart('image', wide, 'again.png'),
    ]);
    expect(second.statusCode).toBe(200);
    expect(
      (await bff.documents.kept()).filter(({ purpose }) => purpose === 'picture'),
    ).toHaveLength(1);
  });

  it('refuses a picture that is none, or too large', async () => {
    const none = await sendParts(browser, '/update-profile-pic', [
      filePart('image', aPdf(), 'me.png'),
    ]);
    expect(none.json()).toHaveProperty('error');
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    const big = await sendParts(browser, '/update-profile-pic', [
      filePart('image', large, 'me.png'),
    ]);
    expect(big.json()).toMatchObject({ error: expect.stringContaining('5 MB') });
    expect(await bff.documents.kept()).toEqual([]);
  });
});
