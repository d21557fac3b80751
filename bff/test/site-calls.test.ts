import { describe, expect, it } from 'vitest';
import { siteCalls as table } from '../src/routes/documented/site/calls.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { holdsContract } from './support/contract-suite.ts';
import { callMeBack, filedClaim, homeContact, siteExamples } from './support/site-payloads.ts';

const many = '100000';
const { app, leads } = await bffUnderTest({ SITE_LEADS_PER_IP: many, LEADS_PER_CONTACT: many });

holdsContract(app, table, siteExamples);

const rpc = (params: unknown) => ({ jsonrpc: '2.0', method: 'call', id: 7, params });

describe('POST /contact', () => {
  it('is the home page’s by its payload and the landing pages’ by theirs (A21)', async () => {
    const browser = await openBrowser(app);
    await browser.post('/contact', homeContact(browser));
    const answer = await browser.post('/contact', rpc(callMeBack));
    expect(answer.json()).toMatchObject({
      jsonrpc: '2.0',
      id: 7,
      result: {
        message: 'Thank you for your interest, Our Insurance expert will contact you soon...',
      },
    });
    expect(answer.json().result).not.toHaveProperty('title');
    expect(leads.captured.slice(-2).map(({ kind }) => kind)).toEqual(['contact', 'call_me_back']);
  });

  it('asks the home page’s payload for its token, and the other not', async () => {
    const browser = await openBrowser(app);
    const { csrf_token: _token, ...without } = homeContact(browser);
    const refused = await browser.post('/contact', without);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      title: 'Your page has expired. Please try again.',
      csrf_token: browser.token(),
    });
    expect((await browser.post('/contact', rpc(callMeBack))).statusCode).toBe(200);
  });

  it('says one sentence for any wrong field of a landing page, and which it was beside it', async () => {
    const browser = await openBrowser(app);
    for (const wrong of [
      { name: '' },
      { phone: '12', fullNumber: '+97112' },
      { email_from: 'mariam@' },
      { insurance_type: 'medical', client_type_id: '0' },
      { insurance_type: 'boats' },
    ]) {
      const answer = await browser.post('/contact', rpc({ ...callMeBack, ...wrong }));
      expect(answer.json().result.title).toBe('Please fill all the fields');
      expect(answer.json().result.errors).toHaveLength(1);
    }
  });

  it('takes the client type as the integer that it is, and as a form’s text (S2 3)', async () => {
    const contact = table.find(({ name }) => name === 'leave-contact');
    const browser = await openBrowser(app);
    const health = { ...callMeBack, insurance_type: 'medical' };
    for (const client_type_id of [2, '2']) {
      expect(contact?.payload.safeParse({ ...health, client_type_id }).success).toBe(true);
      await browser.post('/contact', rpc({ ...health, client_type_id }));
      expect(leads.captured.at(-1)).toMatchObject({ details: { clientTypeId: 2 } });
    }
    const half = { ...health, client_type_id: 1.5 };
    expect(contact?.payload.safeParse(half).success).toBe(false);
  });

  it('takes the health form of a landing page whole or not at all (S0 5, decisions M44)', async () => {
    const browser = await openBrowser(app);
    const short = { ...callMeBack, insurance_type: 'medical', client_type_id: 1 };
    const whole = { ...short, gender_id: 2, date_of_birth: '14/03/1991', nationality_id: 914 };
    await browser.post('/contact', rpc(whole));
    expect(leads.captured.at(-1)).toMatchObject({
      details: { health: { genderId: 2, dateOfBirth: '1991-03-14', nationalityId: 914 } },
    });
    const before = leads.captured.length;
    const refused = await browser.post('/contact', rpc({ ...short, gender_id: 2 }));
    const { title, errors } = refused.json().result;
    expect(title).toBe('Please fill all the fields');
    expect(errors.map(({ field }: { field: string }) => field)).toEqual([
      'date_of_birth',
      'nationality_id',
    ]);
    expect(leads.captured).toHaveLength(before);
  });

  it('keeps what a fleet says of itself, and what was agreed to', async () => {
    const browser = await openBrowser(app);
    const asked = {
      ...callMeBack,
      vehicle_type_id: '4',
      no_of_vehicles: '12',
      whatsapp: 'yes',
      call_slot: 'midday',
      page: '/uae/en/insurance/fleet',
    };
    await browser.post('/contact', rpc(asked));
    expect(leads.captured.at(-1)).toMatchObject({
      kind: 'fleet',
      details: {
        vehicles: 12,
        whatsapp: true,
        marketing: false,
        callSlot: 'midday',
        page: '/uae/en/insurance/fleet',
      },
    });
  });

  it('reads a number of another country without its code', async () => {
    const browser = await openBrowser(app);
    const abroad = { ...callMeBack, phone: '07911 123456', fullNumber: '+447911123456' };
    const answer = await browser.post('/contact', rpc(abroad));
    expect(answer.json().result).not.toHaveProperty('title');
    expect(leads.captured.at(-1)?.contact).toMatchObject({ dial_code: '+44' });
  });
});

describe('one effect', () => {
  it.each(table.map(({ name, path }) => [name, path] as const))(
    '%s: ten submits at once and one later make one',
    async (name, path) => {
      const under = await bffUnderTest({ SITE_LEADS_PER_IP: many, LEADS_PER_CONTACT: many });
      const browser = await openBrowser(under.app);
      await browser.post(path, {});
      const payload = await siteExamples[name]?.good(browser);
      const post = () => browser.post(path, payload);
      const all = await Promise.all(Array.from({ length: 10 }, post));
      under.pass(590);
      const later = await post();
      const { leads: made, filed } = under.leads;
      expect(made.length + filed.length).toBe(1);
      expect(new Set([...all, later].map(({ payload: body }) => body)).size).toBe(1);
    },
  );
});

describe('a claim', () => {
  it('is stopped by request and telephone only, with the first message in its field', async () => {
    const browser = await openBrowser(app);
    const say = async (over: object) =>
      (await browser.post('/submit-your-claim', { ...filedClaim(browser), ...over })).json();
    expect(await say({ request: '', telephone: '' })).toMatchObject({
      message: 'Please enter your claim request.',
    });
    expect(await say({ telephone: '' })).toMatchObject({
      message: 'Please enter your phone number.',
    });
    expect(await say({ description: '', type: '', telephone: 'ask my wife' })).toMatchObject({
      message: 'success',
    });
    expect(leads.filed.at(-1)).toMatchObject({ type: 'other', telephone: 'ask my wife' });
  });

  it('can be followed in the browser that filed it, elsewhere with the mailed code', async () => {
    const browser = await openBrowser(app);
    const filed = { ...filedClaim(browser), email: 'mariam@example.com' };
    const { reference } = (await browser.post('/submit-your-claim', filed)).json();
    const page = `/api/pages/site/case?kind=claim&reference=${reference}`;
    expect((await browser.get(page)).json()).toMatchObject({ state: { status: 'received' } });
    const other = await openBrowser(app);
    expect((await other.get(page)).json()).toMatchObject({ state: null, codeAsked: false });
    const asked = await other.form(`/claim/${reference}/code`);
    expect(asked.headers.location).toBe(`/claim/${reference}`);
    expect((await other.get(page)).json()).toMatchObject({ codeAsked: true });
    await other.form(`/claim/${reference}`, { code: '999999' });
    expect((await other.get(page)).json()).toMatchObject({
      state: null,
      errors: [{ field: 'code' }],
    });
    const [code = ''] = await leads.mailed('CaseCodeRequested');
    await other.form(`/claim/${reference}`, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect((await other.get(page)).json()).toMatchObject({ state: { request: 'Front bumper' } });
  });

  it('says of an unknown reference what it says of a known one', async () => {
    const browser = await openBrowser(app);
    await browser.form('/complaint/C-9999-9999/code');
    const { body } = await browser.get('/api/pages/site/case?kind=complaint&reference=C-9999-9999');
    expect(JSON.parse(body)).toMatchObject({
      state: null,
      codeAsked: true,
      notice:
        'If this reference is ours and we have an e-mail address for it, a code is on its way.',
    });
  });
});
