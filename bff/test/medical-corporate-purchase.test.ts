/** A group that buys by the documented calls: all categories as one policy, then its papers (S0 7; decisions M41, M45, M50, M69, X5, X6). */
import { randomUUID } from 'node:crypto';
import type { CallContext } from '@muqarin/platform/context';
import type { GroupTile } from '@muqarin/quoting/contract/medical-corporate/plan';
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { messages } from '@muqarin/rules/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CorporateDocumentsPage } from '../contract/medical-corporate/purchase.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { aPdf } from './support/pdf.ts';
import { shippedQuoting } from './support/shipped-quoting.ts';

const visitor: CallContext = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' };
const confirmPath = '/api/survey/medical/corporate/confirm-policy';
const questionnaire = {
  client_type: 'Corporate',
  member_count: 27,
  multiple_categories: 1,
  category: { 'CAT A': { no_employees: 7 }, 'CAT B': { no_employees: 20 } },
  emirate_id: 2,
  contact: {
    company_name: 'Palm Trading LLC',
    contact_name: 'Maryam Saleh',
    customer_email: 'maryam@example.com',
    customer_tel: '501234567',
    dial_code: '+971',
  },
};

type Data = Record<string, Record<string, Record<string, unknown>>>;

let quoting: Awaited<ReturnType<typeof shippedQuoting>>;
beforeAll(async () => {
  quoting = await shippedQuoting(() => new Date('2026-11-24T08:00:00Z'));
});
afterAll(() => quoting.close());

let bff: BffUnderTest;
let browser: Browser;
let quoteId: string;
let tiles: GroupTile[];
beforeEach(async () => {
  bff = await bffUnderTest(
    { LEADS_PER_CONTACT: '100', LEADS_PER_IP: '100' },
    { quoting: quoting.client, newId: randomUUID },
  );
  bff.pass(3 * 86_400);
  browser = await openBrowser(bff.app);
  const captcha = await browser.captcha();
  const data = { ...questionnaire, 'g-recaptcha-response': captcha, csrf_token: browser.token() };
  await browser.post('/api/medical/submit-corporate-questionnaire', { data });
  const [lead] = await bff.leads.stored('leads');
  quoteId = String(lead?.quoteId);
  ({ tiles } = await quoting.client.groupList({ quoteId, category: 1 }, visitor));
});

async function saveMembers() {
  const quote = await quoting.client.groupQuote({ quoteId }, visitor);
  for (const { number: category, flag: _flag, ...details } of quote?.answers.categories ?? [])
    await quoting.client.updateGroupMembers({ quoteId, category, details }, visitor);
  ({ tiles } = await quoting.client.groupList({ quoteId, category: 1 }, visitor));
}

/** As the pages of the document hold what is chosen: category, plan, bifurcation. */
async function wired(plans: readonly (number | string)[]): Promise<Data> {
  const entries = plans.map(async (plan, at) => {
    const asked = { quoteId, category: at + 1, plan: String(plan) };
    const answer = await quoting.client.groupBifurcation(asked, visitor);
    if (answer.outcome !== 'priced') throw new Error(answer.reason);
    return [`CAT ${at + 1}`, { [String(plan)]: { ...answer.price.record } }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const pairOf = ({ insurerId, tpaId }: GroupTile) => `${insurerId} ${tpaId}`;
/** Two plans of one insurer and TPA that nobody needs a low salary for. */
function pair() {
  const open = tiles.filter(({ conditions }) => conditions.length === 0);
  for (const first of open) {
    const second = open.find((tile) => tile !== first && pairOf(tile) === pairOf(first));
    if (second) return [first.planId, second.planId] as const;
  }
  throw new Error('no pair');
}

const get = (data: object, path = confirmPath) =>
  browser.get(`${path}?${new URLSearchParams({ data: JSON.stringify(data) }).toString()}`);
const status = (answer: { json: () => unknown }) => (answer.json() as { status: unknown }).status;
const policies = () => bff.orders.groupPolicies();

describe('confirm-policy', () => {
  it.each(['GET', 'POST', 'JSON-RPC'])('buys all categories once by %s', async (way) => {
    await saveMembers();
    const data = await wired(pair());
    const send = () => {
      if (way === 'GET') return get(data);
      if (way === 'POST') return browser.post(confirmPath, { data });
      return browser.post(confirmPath, { jsonrpc: '2.0', id: 1, params: { data } });
    };
    const first = (await send()).json();
    const said = way === 'JSON-RPC' ? first.result : first;
    expect(said).toMatchObject({ status: 'Success', reference: expect.any(String) });
    expect((await send()).json()).toEqual(first);
    const [policy, ...others] = await policies();
    expect(others).toEqual([]);
    expect(policy).toMatchObject({
      policyReference: said.reference,
      categories: pair().map((planId, at) => ({ category: at + 1, planId })),
      startDate: '2026-11-24',
    });
  });

  it('reads letters, texts for numbers and the start, under the mirrored path as well', async () => {
    await saveMembers();
    const { 'CAT 1': a = {}, 'CAT 2': b = {} } = await wired(pair());
    const asText = (plans: Data[string]) =>
      Object.fromEntries(
        Object.entries(plans).map(([plan, record]) => [
          plan,
          { ...record, total_sum: String(record.total_sum), ins_id: String(record.ins_id) },
        ]),
      );
    const data = { 'CAT B': asText(b), 'CAT A': asText(a), policy_start_date: '2026-12-31' };
    const path = '/api/medical/corporate/confirm-policy';
    expect(status(await get(data, path))).toBe('Success');
    expect(await policies()).toMatchObject([{ startDate: '2026-12-31', endDate: '2027-12-30' }]);
  });

  it('takes by POST what a query cannot carry, and says that of a query (X6)', async () => {
    await saveMembers();
    const data = { ...(await wired(pair())), more: 'x'.repeat(100_000) };
    const padded = { ...data, more: 'x'.repeat(20_000) };
    const byGet = await get(padded);
    expect([byGet.statusCode, status(byGet)]).toEqual([413, 'The data is too large.']);
    expect(await policies()).toEqual([]);
    const asForm = await browser.form(confirmPath, { data: JSON.stringify(data) });
    expect(status(asForm)).toBe('Success');
    const tooMuch = { ...data, more: 'x'.repeat(300_000) };
    expect((await browser.post(confirmPath, { data: tooMuch })).statusCode).toBe(413);
  });
});

describe('what confirm-policy refuses in status, with nothing bought', () => {
  const refused = async (data: object, words: string, extra: object = {}) => {
    const answer = await get(data);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: words, ...extra });
    expect(await policies()).toEqual([]);
  };
  const totalOf = (data: Data) => {
    const records = Object.values(data).flatMap((plans) => Object.values(plans));
    return records.reduce((sum, { total_sum: total }) => sum + Number(total), 0);
  };

  it('is a category without a plan, also one that was chosen in the session', async () => {
    await saveMembers();
    const { 'CAT 1': first, 'CAT 2': second } = await wired(pair());
    for (const [plan] of [Object.keys(second ?? {})])
      await quoting.client.selectGroupPlan({ quoteId, category: 2, plan: plan ?? '' }, visitor);
    await refused({ 'CAT 1': first }, 'Please select a plan');
    await refused({ 'CAT 1': first, 'CAT 2': {} }, 'Please select a plan');
    await refused({ 'CAT 1': first, 'CAT 2': { nonsense: {} } }, 'Please select a plan');
    await refused({}, 'Please select a plan');
  });

  it.each<[string, (record: Record<string, unknown>) => object]>([
    ['a lower total', ({ total_sum: total }) => ({ total_sum: Number(total) - 0.01 })],
    ['no total', () => ({ total_sum: undefined })],
    ['another count', ({ tot_count: count }) => ({ tot_count: Number(count) - 1 })],
    ['another insurer', () => ({ ins_id: 99 })],
    [
      'a band that was made cheaper',
      ({ age_bands: bands }) => ({
        age_bands: (bands as object[]).map((band) => ({ ...band, age_band_total: 1 })),
      }),
    ],
    [
      'an age band left out',
      ({ age_bands: bands }) => ({ age_bands: (bands as object[]).slice(1) }),
    ],
    ['a total that is no number', () => ({ total_sum: '1e3' })],
  ])('is %s', async (_what, change) => {
    await saveMembers();
    const data = await wired(pair());
    const [plan = ''] = Object.keys(data['CAT 2'] ?? {});
    const record = data['CAT 2']?.[plan] ?? {};
    const tampered = { ...data, 'CAT 2': { [plan]: { ...record, ...change(record) } } };
    const premium = Math.round(totalOf(data) * 100) / 100;
    await refused(tampered, 'Price changed', { premium });
  });

  it('is a plan that the category is not offered, a category that there is none of, and a second pair', async () => {
    await saveMembers();
    const data = await wired(pair());
    const [plan = ''] = Object.keys(data['CAT 1'] ?? {});
    const { hidden } = await quoting.client.groupList({ quoteId, category: 1 }, visitor);
    const record = data['CAT 1']?.[plan] ?? {};
    const notOffered = 'The plan of category A is not offered to it. Nothing was bought.';
    const hiddenId = String(hidden[0]?.planId);
    await refused({ ...data, 'CAT 1': { [hiddenId]: { ...record, pid: hiddenId } } }, notOffered);
    await refused({ ...data, 'CAT 1': { 999999: record } }, notOffered);
    await refused({ ...data, 'CAT 3': data['CAT 1'] }, notOffered.replace('A', 'C'));
    const [first] = pair();
    const one = tiles.find(({ planId }) => planId === first);
    const other = tiles.find((tile) => one && pairOf(tile) !== pairOf(one));
    await refused(await wired([first, other?.planId ?? 0]), corporateMessages.onePair);
    const quote = await quoting.client.groupQuote({ quoteId }, visitor);
    expect(quote?.chosen).toEqual([]);
  });

  it('is a group whose member details nobody saved, and a start outside of the 60 days', async () => {
    await refused(await wired(pair()), corporateMessages.membersNotUpdated);
    await saveMembers();
    const data = { ...(await wired(pair())), policy_start_date: '2027-01-24' };
    await refused(data, 'Please enter a start date from today to 60 days from now.');
  });

  it('is another choice after the purchase: what was bought stays', async () => {
    await saveMembers();
    const [a, b] = pair();
    await get(await wired([a, b]));
    const again = await get(await wired([b, a]));
    expect(status(again)).toMatch(/^You have already bought .+ Nothing else was bought\.$/);
    expect(await policies()).toHaveLength(1);
  });
});

describe('submit-documents', () => {
  const path = '/api/medical/corporate/submit-documents';
  const csv = ['name,birth date,gender', 'A,01/02/1990,F'].join('\n');
  type File = [name: string, content: string];
  const send = async (
    files: Record<string, File>,
    headers: Record<string, string> = {},
    to = path,
  ) => {
    const edge = 'edge-of-the-tests';
    const parts = Object.entries(files).map(
      ([slot, [name, content]]) =>
        `--${edge}\r\ncontent-disposition: form-data; name="${slot}"; filename="${name}"\r\n\r\n${content}\r\n`,
    );
    const token = `--${edge}\r\ncontent-disposition: form-data; name="csrf_token"\r\n\r\n${browser.token()}\r\n`;
    return bff.app.inject({
      method: 'POST',
      url: to,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: browser.cookie(),
        'content-type': `multipart/form-data; boundary=${edge}`,
        ...headers,
      },
      payload: `${token}${parts.join('')}--${edge}--\r\n`,
    });
  };
  const census: File = ['staff.csv', csv];
  const license: File = ['license.pdf', aPdf()];
  const buy = async () => {
    await saveMembers();
    await get(await wired(pair()));
  };

  it('takes both, keeps them, and sends the policy to its insurer', async () => {
    await buy();
    const answer = await send({ census_file: census, license_file: license });
    expect(answer.json()).toMatchObject({ status: 'success' });
    expect(await policies()).toMatchObject([
      { status: 'submitted', documents: [{ slot: 'census_file' }, { slot: 'license_file' }] },
    ]);
    const kept = await bff.documents.kept();
    expect(kept.map(({ slot }) => slot)).toEqual(['census_file', 'license_file']);
    for (const { expiresAt } of kept)
      expect(new Date(String(expiresAt)).getFullYear()).toBeGreaterThan(2035);
  });

  it('asks for each that is missing or another kind of file (M50), and for none twice', async () => {
    await buy();
    const { invalidCensus, invalidTradeLicense } = corporateMessages;
    const none = await send({});
    expect(none.json()).toMatchObject({ status: 'error', error: invalidCensus });
    const wrongKind = await send({ census_file: ['staff.pdf', aPdf()], license_file: license });
    expect([wrongKind.statusCode, wrongKind.json().error]).toEqual([415, invalidCensus]);
    const sheet = await send({ license_file: ['license.csv', csv] });
    expect(sheet.json()).toMatchObject({ status: 'error', error: invalidCensus });
    expect(await policies()).toMatchObject([{ status: 'pending_documents', documents: [] }]);
    // The licence of the second try is there: only the census is left.
    const last = await send(
      { census_file: census },
      {},
      '/api/survey/medical/corporate/submit-documents',
    );
    expect(last.json()).toMatchObject({ status: 'success' });
    const noLicense = await send({ census_file: census, license_file: ['license.csv', csv] });
    expect([noLicense.statusCode, noLicense.json().error]).toEqual([415, invalidTradeLicense]);
  });

  it('leads on as a plain form, and back to its page with what is wrong', async () => {
    await buy();
    const page = { accept: 'text/html' };
    const wrong = await send({ census_file: census }, page);
    expect([wrong.statusCode, wrong.headers.location]).toEqual([
      303,
      '/survey/medical/corporate/submit-documents',
    ]);
    // What its insurer asks for is ticked as it comes; the rest it asks the employer for itself.
    const asked = await browser.get('/api/pages/medical-corporate/submit-documents');
    const { requirements } = asked.json<CorporateDocumentsPage>();
    expect(requirements.slice(0, 2)).toEqual([
      { name: 'List of all members', arrived: true },
      { name: 'Trade licence', arrived: false },
    ]);
    expect(requirements.slice(2).map(({ arrived }) => arrived)).not.toContain(true);
    expect(requirements.length).toBeGreaterThan(4);
    const right = await send({ license_file: license }, page);
    expect(right.headers.location).toBe('/survey/medical/thank-you');
  });

  it('is nobody’s before the purchase', async () => {
    await saveMembers();
    const answer = await send({ census_file: census, license_file: license });
    expect([answer.statusCode, answer.json().error]).toEqual([404, messages.notFound]);
    expect(await bff.documents.kept()).toEqual([]);
  });
});
