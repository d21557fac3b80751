import { siteMessages } from '@muqarin/rules/site/messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { callMeBack } from './support/site-payloads.ts';

const page = '/api/pages/site/my-data';

describe('what we hold about a person', () => {
  let under: BffUnderTest;
  let browser: Browser;
  beforeEach(async () => {
    under = await bffUnderTest();
    browser = await openBrowser(under.app);
  });
  afterEach(() => under.app.close());

  const openLink = async () => {
    await browser.post('/contact', callMeBack);
    await browser.form('/my-data', { email: callMeBack.email_from });
    return browser.get(await lastLink());
  };
  const lastLink = async () => (await under.leads.mailed('DataLinkRequested')).at(-1) ?? '';
  const stored = () => under.leads.stored('leads');

  it('is promised to any address in the same words', async () => {
    for (const email of [callMeBack.email_from, 'nobody@example.com']) {
      const answer = await browser.form('/my-data', { email });
      expect(answer.headers.location).toBe('/my-data');
      expect((await browser.get(page)).json()).toMatchObject({
        held: null,
        notice: 'If the address is right, a link is on its way. It works for one hour.',
      });
    }
    await browser.form('/my-data', { email: 'x' });
    expect((await browser.get(page)).json()).toMatchObject({
      errors: [{ field: 'email' }],
      typed: { email: 'x' },
    });
  });

  it('is shown and taken along by whoever followed the mailed link, nobody else', async () => {
    const answer = await openLink();
    expect(answer.headers.location).toBe('/my-data');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await browser.get(page)).json()).toMatchObject({
      held: { email: 'mariam@example.com', leads: [{ source: 'call_me_back' }] },
    });
    const file = await browser.get('/my-data/export.json');
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.json()).toMatchObject({
      leads: [{ contact: { name: 'Mariam Test' } }],
      quotes: [],
    });
    const other = await openBrowser(under.app);
    expect((await other.get(page)).json()).toMatchObject({ held: null });
    expect((await other.get('/my-data/export.json')).statusCode).toBe(404);
    await other.form('/my-data/action', { action: 'erase' });
    expect(await stored()).toMatchObject([{ contact: { name: 'Mariam Test' } }]);
  });

  it('is deleted with a proof that stays on the page', async () => {
    await openLink();
    await browser.form('/my-data/action', { action: 'erase' });
    expect(JSON.stringify(await stored())).not.toContain('Mariam');
    for (let n = 0; n < 2; n++) {
      expect((await browser.get(page)).json()).toMatchObject({
        held: null,
        erased: { reference: expect.stringMatching(/^E-.{4}-.{4}$/), leads: 1 },
      });
    }
  });

  it('is said to be deleted when the link is followed again, with the proof only where it was', async () => {
    await openLink();
    const link = await lastLink();
    await browser.form('/my-data/action', { action: 'erase' });
    const other = await openBrowser(under.app);
    for (const [who, erased] of [
      [browser, { reference: expect.stringMatching(/^E-/) }],
      [other, null],
    ] as const) {
      expect((await who.get(link)).headers.location).toBe('/my-data');
      expect((await who.get(page)).json()).toMatchObject({
        held: null,
        erased,
        errors: [{ field: '', message: siteMessages.dataLinkErased }],
      });
      expect((await who.get(page)).json()).toMatchObject({ erased, errors: [] });
    }
  });

  it('has ended where it was open when it was deleted elsewhere', async () => {
    await openLink();
    const other = await openBrowser(under.app);
    await other.form('/my-data', { email: callMeBack.email_from });
    await other.get(await lastLink());
    expect((await other.get(page)).json()).toMatchObject({ held: { email: 'mariam@example.com' } });
    await browser.form('/my-data/action', { action: 'erase' });
    for (const action of ['stop-calls', 'erase']) {
      await other.form('/my-data/action', { action });
    }
    expect((await other.get(page)).json()).toMatchObject({
      held: null,
      notice: siteMessages.dataLinkEnded,
    });
    const again = await openBrowser(under.app);
    await again.post('/contact', { ...callMeBack, email_from: 'omar@example.com' });
    await again.form('/my-data', { email: 'omar@example.com' });
    await again.get(await lastLink());
    expect((await again.get(page)).json()).toMatchObject({ held: { email: 'omar@example.com' } });
    under.pass(60 * 60 + 1);
    const ended = {
      held: null,
      erased: null,
      errors: [{ field: '', message: siteMessages.dataLinkEnded }],
    };
    expect((await again.get(page)).json()).toMatchObject(ended);
    expect((await again.get(page)).json()).toMatchObject({ held: null, errors: [] });
  });

  it('says that calls stop', async () => {
    await openLink();
    await browser.form('/my-data/action', { action: 'stop-calls' });
    await browser.form('/my-data/action', { action: 'renew' });
    await browser.form('/my-data/action', { action: 'constructor' });
    expect((await browser.get(page)).json()).toMatchObject({
      held: { leads: [{ doNotCall: true }] },
    });
  });

  it('is behind no other link', async () => {
    for (const token of ['x', 'an-unknown-token-of-20-signs']) {
      expect((await browser.get(`/my-data/${token}`)).headers.location).toBe('/my-data');
      expect((await browser.get(page)).json()).toMatchObject({
        held: null,
        errors: [{ field: '', message: 'This link has ended. Please ask for a new one.' }],
      });
    }
  });
});
