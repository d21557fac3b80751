/** The Quote button for plans of a group, and what becomes of its lines (S0 6 and 7; decisions M27, M40; features 141). */
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { messages } from '@muqarin/rules/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { QuotationsPage, StaffQuotationPage } from '../contract/quotation-pages.ts';
import { type Employer, employers, list } from './support/employer.ts';
import { proposing } from './support/proposing.ts';
import { signInStaff } from './support/staff.ts';

const path = '/api/medical/send-quote-from-backend-user';
const desk = '/staff/quotations';

let office: Awaited<ReturnType<typeof employers>>;
beforeAll(async () => {
  office = await employers();
});
afterAll(() => office.close());

let employer: Employer;
let plain: string;
let withVariants: string;
beforeEach(async () => {
  employer = await office.arrive();
  const second = new Set(await employer.planIds(2));
  const tiles = (await employer.list(1)).tiles.filter(({ id }) => second.has(id));
  const rich = tiles.find(({ variants }) => variants.length > 1);
  withVariants = `${rich?.id}dattgl${rich?.variants.map(({ id }) => id).join('-')}`;
  plain = `${tiles.find(({ id }) => id !== rich?.id)?.id}`;
});
const { saved } = proposing(() => employer);
/** Of all tests of the file: they share one service. */
const quotations = async () => {
  const { rows } = await employer.page<QuotationsPage>('/api/pages/staff/quotations');
  return rows.map(({ quotationId }) => quotationId);
};
const signIn = () => signInStaff(employer.bff.app, employer.browser);
const press = async (ids: unknown, more: object = {}) => {
  const answer = await employer.browser.post(path, { selected_product_ids_str: ids, ...more });
  return [
    answer.statusCode,
    answer.json<{ status?: string; error?: string; lines?: number }>(),
  ] as const;
};

describe('send-quote-from-backend-user for a group', () => {
  it('is for agents: 403 for whoever else, whose page has no button', async () => {
    await saved();
    expect((await employer.list(1)).role).toBe('visitor');
    expect((await press(withVariants))[0]).toBe(403);
    const form = await employer.browser.form(
      `${list}/quotation-lines`,
      { selected_product_ids_str: withVariants },
      { accept: 'application/json' },
    );
    expect(form.statusCode).toBe(403);
    await signIn();
    expect((await employer.list(1)).role).toBe('agent');
  });

  it('makes one line of each plan, as text, list or number', async () => {
    await saved();
    await signIn();
    const [id = '', variants = ''] = withVariants.split('dattgl');
    const turned = `${id}dattgl${variants.split('-').reverse().join('-')}`;
    for (const [ids, lines] of [
      [`${withVariants},${plain}`, 2],
      [[withVariants, plain, id], 3],
      [`${withVariants}, ${turned} ,,${withVariants}`, 1],
      [Number(plain), 1],
    ] as const)
      expect(await press(ids)).toEqual([200, { status: 'success', lines }]);
  });

  it('refuses in the field that the screen reads, and makes nothing', async () => {
    await signIn();
    const before = await quotations();
    expect((await press(withVariants))[1]).toMatchObject({
      status: 'error',
      error: corporateMessages.membersNotUpdated,
    });
    await saved();
    const [id = '', variants = ''] = withVariants.split('dattgl');
    const [variant = ''] = variants.split('-');
    for (const ids of [
      `${id}dattgl${variant}-${variant}`,
      `${id}dattgl1`,
      `${id}dattgl`,
      '9999999',
      `${plain},x`,
      '-1',
    ])
      expect(await press(ids, { line: 'medical-corporate' })).toMatchObject([
        404,
        { status: 'error', error: 'This plan is not part of the quote.' },
      ]);
    for (const none of ['', ' , ', []])
      expect((await press(none))[1]).toMatchObject({ error: messages.selectProducts });
    expect(await quotations()).toEqual(before);
  });

  it('works by the plain form, and says so on its page', async () => {
    await saved();
    await signIn();
    const form = `${list}/quotation-lines`;
    const back = { return: `${list}?category=2` };
    await employer.press(form, { ...back, selected_product_ids_str: '' });
    expect((await employer.list(2)).warning).toBe(messages.selectProducts);
    await employer.press(form, { ...back, selected_product_ids_str: withVariants });
    expect((await employer.list(2)).notice).toBe(messages.backOfficeCreated);
  });
});

describe('the quotation of a group', () => {
  it('is worked on, made into files in either language, and sent as it stands', async () => {
    await saved();
    await signIn();
    const before = new Set(await quotations());
    await press(`${withVariants},${plain}`);
    const quotationId = (await quotations()).find((id) => !before.has(id)) ?? '';
    const one = `/api/pages/staff/quotations/quotation?quotation=${quotationId}`;
    const open = () => employer.page<StaffQuotationPage>(one);
    const { facts, options, turn } = await open();
    expect([facts, options.length]).toEqual([[], 2]);
    const [first] = options;
    const tile = (await employer.list(1)).tiles.find(({ id }) => withVariants.startsWith(`${id}d`));
    expect(first?.conditions).toEqual(tile?.conditions);
    const subjects = [...new Set(first?.rows.map(({ subject }) => subject))];
    expect(subjects).toEqual(['Category A', 'Category B', '']);
    const inArabicToo = { cookie: `${employer.browser.cookie()}; lang=ar` };
    const arabic = await employer.browser.get(one, inArabicToo);
    const inArabic = arabic.json<StaffQuotationPage>().options[0];
    expect(inArabic?.rows.map(({ subject }) => subject)).toContain('الفئة \u2068A\u2069');
    expect(inArabic?.planName).toMatch(/ مع .+ \+ /);
    expect(JSON.stringify(inArabic?.rows)).not.toMatch(/Members|Maternity|low salary/);
    for (const form of ['pdf', 'xlsx'])
      for (const headers of [{}, inArabicToo]) {
        const file = await employer.browser.get(
          `/api/staff/quotations/${quotationId}/quotation.${form}`,
          headers,
        );
        expect(file.statusCode).toBe(200);
        expect(file.rawPayload.subarray(0, 2).toString()).toBe(form === 'pdf' ? '%P' : 'PK');
      }
    const act = (fields: Record<string, string>) =>
      employer.browser.form(desk, {
        quotation_id: quotationId,
        turn: String(turn),
        ...fields,
      });
    await act({ action: 'change', fact_birth_1: '14/03/1961' });
    expect((await open()).errors[0]?.message).toMatch(/^This cannot be changed in a quotation/);
    expect((await open()).turn).toBe(turn);
    const { choices } = arabic.json<StaffQuotationPage>();
    const labels = choices.flatMap(({ fields }) =>
      fields.flatMap(({ label, choices: all }) => [label, ...all.map((each) => each.label)]),
    );
    expect(labels.length).toBeGreaterThan(4);
    expect(labels.join()).not.toMatch(/Plan of|Category|No plan|, with/);
    const removed = options[1]?.lineId ?? '';
    await act({ action: 'preview', removed });
    expect((await open()).preview?.differences).toMatchObject([{ lineId: removed, rows: [] }]);
    const client = { quotationId };
    const system = { actor: { kind: 'agent' as const, id: 'sara' }, correlationId: 'c1' };
    expect(await office.quoting.clientQuotation(client, system)).toBeNull();
    await act({ action: 'send', email: 'maryam@example.com', name: 'Maryam' });
    const sent = await office.quoting.clientQuotation(client, system);
    expect(sent?.options.map(({ rows: of }) => of.length)).toEqual(
      options.map(({ rows: of }) => of.length),
    );
  });
});
