/** The page of a claim or complaint: one kind a reference, and a code that is refused is refused on the page (decisions A28). */
import { describe, expect, it } from 'vitest';
import type { CasePage } from '../contract/site-forms.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { filedClaim } from './support/site-payloads.ts';

const filedComplaint = (browser: Browser) => {
  const { type: _none, ...filed } = filedClaim(browser);
  return filed;
};

const kinds = [
  ['claim', '/submit-your-claim', filedClaim],
  ['complaint', '/submit-your-complaint', filedComplaint],
] as const;
const other = { claim: 'complaint', complaint: 'claim' } as const;

const pageOf = async (browser: Browser, kind: string, reference: string) => {
  const answer = await browser.get(`/api/pages/site/case?kind=${kind}&reference=${reference}`);
  return answer.json<CasePage>();
};

describe.each(kinds)('a %s', (kind, call, filed) => {
  it('that was opened is none of the other kind', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const { reference } = (await browser.post(call, filed(browser))).json();
    expect(await pageOf(browser, kind, reference)).toMatchObject({ state: { status: 'received' } });
    expect(await pageOf(browser, other[kind], reference)).toMatchObject({ state: null });
  });

  it('whose code is asked for by an old page says so on its own page, once', async () => {
    const { app } = await bffUnderTest();
    const browser = await openBrowser(app);
    const old = { csrf_token: 'of yesterday' };
    const answer = await browser.form(`/${kind}/cl-2222-2222/code`, old);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/${kind}/CL-2222-2222`]);
    const message = 'Your page has expired. Please try again.';
    expect(await pageOf(browser, kind, 'CL-2222-2222')).toMatchObject({
      errors: [{ field: '', message }],
      notice: null,
    });
  });

  it('whose code is asked for too often says so on its own page', async () => {
    const { app, pass } = await bffUnderTest({ MAILS_PER_CONTACT: '2' });
    const browser = await openBrowser(app);
    const ask = () => browser.form(`/${kind}/CL-2222-2222/code`);
    for (const _ of [1, 2]) {
      await ask();
      // A second press within half a minute is the first.
      pass(31);
    }
    const answer = await ask();
    expect(answer.headers.location).toBe(`/${kind}/CL-2222-2222`);
    const { errors } = await pageOf(browser, kind, 'CL-2222-2222');
    expect(errors).toEqual([{ field: '', message: expect.stringMatching(/^Too many/) }]);
  });
});
