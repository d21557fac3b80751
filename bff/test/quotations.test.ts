/** The back office's quotations by links and forms, and the page of their client (features 141, decisions X25, M40). */
import { type StaffRole, staffRoles } from '@muqarin/rules/staff/roles';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BuyPage } from '../contract/medical/plan-pages.ts';
import type {
  ClientQuotationPage,
  QuotationsPage,
  StaffQuotationPage,
} from '../contract/quotation-pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { withQuote } from './support/journey.ts';
import { member, signInStaff, staffBrowser } from './support/staff.ts';

const desk = '/staff/quotations';
const json = { accept: 'application/json' };

describe('quotations', () => {
  let under: BffUnderTest;
  let sara: Browser;
  let quotationId: string;
  const come = (user: string) => staffBrowser(under.app, user);
  const list = async (browser: Browser, query = '') =>
    (await browser.get(`/api/pages/staff/quotations${query}`)).json<QuotationsPage>();
  const open = async (browser = sara) =>
    (
      await browser.get(`/api/pages/staff/quotations/quotation?quotation=${quotationId}`)
    ).json<StaffQuotationPage>();
  const act = async (fields: Record<string, string>, browser = sara) => {
    const { turn } = await open(browser);
    return browser.form(desk, { quotation_id: quotationId, turn: String(turn), ...fields });
  };
  const link = async () => (await under.quoting.waysBack('QuotationSent')).at(-1) ?? '';
  const token = async () => (await link()).replace('/quotation/', '');
  const client = async (browser: Browser) =>
    browser.get(`/api/pages/quotation?link=${encodeURIComponent(await token())}`);

  beforeEach(async () => {
    under = await bffUnderTest({}, {}, [
      member('sara', { roles: ['agent'] }),
      member('omar', { roles: ['underwriter'] }),
    ]);
    sara = await withQuote(under.app);
    await signInStaff(under.app, sara);
    const [quote] = await under.quoting.quotes();
    const selected_product_ids_str = (quote?.tiles ?? [])
      .slice(0, 2)
      .map(({ planId }) => planId)
      .join(',');
    const call = await sara.post('/api/medical/send-quote-from-backend-user', {
      selected_product_ids_str,
    });
    expect(call.json()).toMatchObject({ status: 'success', lines: 2 });
    quotationId = (await list(sara)).rows[0]?.quotationId ?? '';
  });

  it('are for agents, underwriters, supervisors and auditors, who look on', async () => {
    const may = await Promise.all(
      staffRoles.map(async (role: StaffRole) => {
        const { app } = await bffUnderTest({}, {}, [member('sara', { roles: [role] })]);
        const browser = await openBrowser(app);
        await signInStaff(app, browser);
        const page = await browser.get('/api/pages/staff/quotations');
        const told = await Promise.all(
          ['send', 'clear'].map(async (action) => {
            const fields = { quotation_id: 'x', action, email: 'a@example.com' };
            return (await browser.form(desk, fields, json)).statusCode;
          }),
        );
        return [role, 'rows' in page.json<object>() ? 'sees' : 'shut', ...told].join(' ');
      }),
    );
    expect(may.filter((said) => !said.endsWith('shut 403 403'))).toEqual([
      'agent sees 404 403',
      'supervisor sees 403 403',
      'underwriter sees 403 403',
      'auditor sees 403 403',
    ]);
  });

  it('are asked what a change would do before it is made', async () => {
    const [kept, gone] = (await open()).options;
    // Here an age changes no price: that rows sum to a difference is shown where prices are made.
    const fields = { fact_birth_1: '14/03/1961', removed: gone?.lineId ?? '' };
    await act({ action: 'preview', ...fields });
    const { preview, options } = await open();
    expect(preview?.differences).toMatchObject([{ lineId: gone?.lineId, afterFils: null }]);
    expect(options.map(({ lineId }) => lineId)).toEqual([kept?.lineId, gone?.lineId]);
    expect((await open()).preview).toBeNull();
    const again = Object.fromEntries(
      (preview?.fields ?? []).map(({ name, value }) => [name, value]),
    );
    await act({ ...again, action: 'change' });
    const after = await open();
    expect(after.facts[0]?.hint).toBe('Stands as 14/03/1961. As dd/mm/yyyy.');
    expect(after.options.map(({ lineId }) => lineId)).toEqual([kept?.lineId]);
    expect(after.notice).toMatch(/^The quotation is changed/);
  });

  it.each([
    [{ fact_birth_1: '31/02/1990' }, 'fact_birth_1'],
    [{ line_1: 'x', off_1: '1.555' }, 'off_1'],
    [{ line_1: 'x', off_1: '-5' }, 'off_1'],
  ])('give back %o as it was typed, with what is wrong', async (fields, field) => {
    await act({ action: 'change', ...fields });
    const { errors, typed, turn } = await open();
    expect(errors.map((error) => error.field)).toEqual([field]);
    expect(typed).toMatchObject(fields);
    expect(turn).toBe(0);
  });

  it('say why something cannot be, and store nothing', async () => {
    const [option] = (await open()).options;
    await act({ action: 'change', line_1: option?.lineId ?? '', off_1: '10', funding_1: 'nobody' });
    expect((await open()).error).toBe('No insurer has promised a discount under this funding id.');
    await act({ action: 'bind' });
    expect((await open()).error).toBe('Its client has not accepted the quotation.');
    const answer = await sara.form(
      desk,
      { quotation_id: quotationId, turn: '99', action: 'send', email: 'a@example.com' },
      json,
    );
    expect(answer.statusCode).toBe(409);
    expect((await open()).row.state).toBe('priced');
  });

  it('are not sent with an open flag, which an underwriter clears', async () => {
    await act({ action: 'change', fact_birth_1: '14/03/1950' });
    expect(await open()).toMatchObject({
      row: { state: 'draft' },
      flags: [{ code: 'age_65', clearedBy: null, mayClear: false }],
    });
    await act({ action: 'send', email: 'mariam@example.com', name: 'Mariam' });
    expect((await open()).error).toBe('A flag has to be cleared before the quotation is sent.');
    const omar = await come('omar');
    expect((await open(omar)).flags[0]?.mayClear).toBe(true);
    await act({ action: 'clear', code: 'age_65' }, omar);
    expect((await open(omar)).flags[0]?.clearedBy).toBe('omar');
    await act({ action: 'send', email: 'mariam@example.com', name: 'Mariam' });
    expect((await open()).row.state).toBe('shared');
  });

  it('are accepted by their client, who is shown what was sent alone', async () => {
    await act({ action: 'send', email: 'mariam@example.com', name: 'Mariam' });
    const mariam = await openBrowser(under.app);
    const page = (await client(mariam)).json<ClientQuotationPage>();
    expect(page).toMatchObject({ state: 'shared', version: 1, name: 'Mariam' });
    expect(page.options).toHaveLength(2);
    expect((await open()).sent?.openedAt).not.toBeNull();
    const say = async (fields: Record<string, string>) =>
      mariam.form('/quotation', { token: await token(), version: '1', ...fields });
    const lineId = page.options[1]?.lineId ?? '';
    await say({ action: 'accept' });
    expect((await client(mariam)).json()).toMatchObject({ error: 'Choose an option first.' });
    await say({ action: 'select', line_id: lineId });
    await say({ action: 'accept', line_id: lineId });
    expect((await client(mariam)).json()).toMatchObject({
      state: 'accepted',
      chosenLineId: lineId,
      notice: 'Accepted. Thank you.',
    });
    expect((await list(sara, '?view=accepted')).rows).toHaveLength(1);
    await act({ action: 'bind' });
    expect((await open()).row.state).toBe('bound');
  });

  it.each([
    ['another price', 1],
    ['the same price', 0],
  ])('are spoken of where their client buys from the list: %s', async (_at, place) => {
    await act({ action: 'send', email: 'mariam@example.com', name: 'Mariam' });
    const { version, options } = (await client(sara)).json<ClientQuotationPage>();
    const option = options[place];
    const said = { token: await token(), version: String(version) };
    const line = { line_id: option?.lineId ?? '' };
    await sara.form('/quotation', { ...said, ...line, action: 'select' });
    await sara.form('/quotation', { ...said, ...line, action: 'accept' });
    expect((await client(sara)).json()).toMatchObject({ state: 'accepted', onward: 'staff' });
    const [quote] = await under.quoting.quotes();
    const plan = quote?.tiles[0]?.planId;
    const page = await sara.get(`/api/pages/medical/individual/buy-policy?plan=${plan}`);
    const { accepted } = page.json<BuyPage>();
    if (place === 0) return expect(accepted).toBeNull();
    expect(accepted).toMatchObject({ planName: option?.planName, grossFils: option?.grossFils });
    expect(accepted?.path).toBe(await link());
  });

  it('are files for their client once they were sent, and for staff before', async () => {
    const staff = await sara.get(`/api/staff/quotations/${quotationId}/quotation.pdf`);
    expect(staff.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    await act({ action: 'send', email: 'mariam@example.com', name: 'Mariam' });
    const mariam = await openBrowser(under.app);
    const path = `/api/quotation/${await token()}/quotation`;
    for (const headers of [{}, { cookie: 'lang=ar' }]) {
      const pdf = await mariam.get(`${path}.pdf`, headers);
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      const xlsx = await mariam.get(`${path}.xlsx`, headers);
      expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
    }
    const stranger = `/api/staff/quotations/${quotationId}/quotation.xlsx`;
    expect((await mariam.get(stranger)).statusCode).toBe(403);
    expect((await mariam.get('/api/quotation/x/quotation.pdf')).statusCode).toBe(404);
  });

  it('are nobody’s without their link', async () => {
    await act({ action: 'send', email: 'mariam@example.com', name: 'Mariam' });
    const stranger = await openBrowser(under.app);
    const whole = await token();
    for (const wrong of ['', 'x', whole.slice(0, -1), `${quotationId}.2099-01-01.x`]) {
      const page = await stranger.get(`/api/pages/quotation?link=${encodeURIComponent(wrong)}`);
      expect(page.statusCode).toBe(404);
      const fields = { token: wrong, version: '1', action: 'decline' };
      expect((await stranger.form('/quotation', fields, json)).statusCode).toBe(404);
    }
    expect((await open()).row.state).toBe('shared');
  });
});
