/** The Quote button for plans of a car, and what becomes of its lines (features 111 and 141; decisions M40). */
import { randomUUID } from 'node:crypto';
import { messages } from '@muqarin/rules/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MotorPurchasePage } from '../contract/motor/order-pages.ts';
import { motorListPaths } from '../contract/motor/plan-pages.ts';
import type { ClientQuotationPage } from '../contract/quotation-pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { carQuotation } from './support/car-quotation.ts';
import { mailedPath } from './support/mailed-path.ts';
import { sendLast, walkToLast } from './support/motor-journey.ts';
import { shippedCamry } from './support/shipped-camry.ts';
import { shippedQuoting } from './support/shipped-quoting.ts';
import { signInStaff } from './support/staff.ts';

const path = '/api/medical/send-quote-from-backend-user';
const json = { accept: 'application/json' };

/** With the catalogue that is built in, whose cards let something vary. */
let quoting: Awaited<ReturnType<typeof shippedQuoting>>;
let under: Pick<BffUnderTest, 'app'>;
let browser: Browser;
beforeAll(async () => {
  quoting = await shippedQuoting(() => new Date('2026-11-21T08:00:00Z'));
});
afterAll(() => quoting.close());
beforeEach(async () => {
  under = await bffUnderTest({}, { quoting: quoting.client, newId: randomUUID });
  browser = await openBrowser(under.app);
  await walkToLast(browser, await shippedCamry(quoting.client));
  await sendLast(browser);
});

const { list, quotations, open, act } = carQuotation(() => browser);
const signIn = () => signInStaff(under.app, browser);
const press = async (ids: unknown, more: object = {}) => {
  const fields = { selected_product_ids_str: ids, line: 'motor', ...more };
  const answer = await browser.post(path, fields);
  return [answer.statusCode, answer.json<object>()] as const;
};
describe('send-quote-from-backend-user for a car', () => {
  it('is for agents: 403 for whoever else, whose page has no button', async () => {
    const { role, tiles } = await list();
    expect(role).toBe('visitor');
    const ids = String(tiles[0]?.id);
    expect((await press(ids))[0]).toBe(403);
    const fields = { selected_product_ids_str: ids };
    const form = await browser.form(motorListPaths.quotationLines, fields, json);
    expect(form.statusCode).toBe(403);
    await signIn();
    expect((await list()).role).toBe('agent');
  });

  it('makes a line of each plan, once, and another one with other add-ons', async () => {
    await signIn();
    const [one, two] = (await list()).tiles;
    const done = (lines: number) => [200, { status: 'success', lines }];
    expect(await press(`${one?.id},${two?.id}`)).toEqual(done(2));
    expect(await press(`${one?.id},${two?.id}`)).toEqual(done(2));
    expect((await open()).options).toHaveLength(2);
    const addon = one?.addons.find(({ included }) => !included);
    const addons = `${one?.id}:${addon?.id}`;
    expect(await press(`${one?.id}`, { addons })).toEqual(done(1));
    const { options } = await open();
    expect(options).toHaveLength(3);
    expect(options[2]?.terms).toContainEqual({ label: addon?.name, value: 'Added' });
    expect(await quotations()).toHaveLength(1);
  });

  it('refuses in the field that the screen reads, and makes nothing', async () => {
    await signIn();
    for (const none of ['', ' , ', []])
      expect((await press(none))[1]).toMatchObject({
        status: 'error',
        error: messages.selectProducts,
      });
    const ids = String((await list()).tiles[0]?.id);
    expect(await press('9999999')).toMatchObject([404, { status: 'error' }]);
    // Without its line it is a person's, who has no quote here.
    expect((await press(ids, { line: '' }))[0]).toBe(404);
    expect(await quotations()).toEqual([]);
  });

  it('works by the plain form, and says so on its page', async () => {
    await signIn();
    const ids = String((await list()).tiles[0]?.id);
    await browser.form(motorListPaths.quotationLines, { selected_product_ids_str: '' });
    expect((await list()).warning).toBe(messages.selectProducts);
    await browser.form(motorListPaths.quotationLines, { selected_product_ids_str: ids });
    expect((await list()).notice).toBe(messages.backOfficeCreated);
  });
});

describe('the quotation of a car', () => {
  beforeEach(async () => {
    await signIn();
    const { tiles } = await list();
    await press(
      tiles
        .slice(0, 2)
        .map(({ id }) => id)
        .join(),
    );
  });

  it('is changed within its card, with what is wrong beside its field', async () => {
    const { facts, choices, options } = await open();
    expect(facts.map(({ name }) => name)).toEqual([
      'insured_value',
      'driver_birth',
      'claim_free_years',
      'claims',
    ]);
    const line_1 = options[0]?.lineId ?? '';
    const addon = choices[0]?.fields.find(({ name }) => name.startsWith('addon_'));
    const choice = `choice_1_${addon?.name}`;
    for (const [field, text] of [
      ['fact_insured_value', '1'],
      ['fact_driver_birth', '31/02/1990'],
      ['fact_claims', 'many'],
      [choice, 'maybe'],
    ] as const) {
      await act({ action: 'preview', line_1, [field]: text });
      const { errors, typed, preview } = await open();
      expect([errors.map((error) => error.field), preview]).toEqual([[field], null]);
      expect(typed[field]).toBe(text);
    }
    await act({ action: 'preview', line_1, [choice]: 'yes', fact_claims: '1' });
    const { preview } = await open();
    expect(preview?.differences.map(({ lineId }) => lineId)).toContain(line_1);
    const again = Object.fromEntries((preview?.fields ?? []).map((one) => [one.name, one.value]));
    await act({ ...again, action: 'change' });
    const after = await open();
    expect(after.notice).toMatch(/^The quotation is changed/);
    expect(after.options[0]?.terms).toContainEqual({
      label: addon?.label.replace('Add-on: ', ''),
      value: 'Added',
    });
    expect(after.facts.find(({ name }) => name === 'claims')?.hint).toBe('Stands as 1.');
  });

  it('is bought by its client as it was accepted, in a browser that knows nothing of it', async () => {
    const { choices, options, row } = await open();
    const addon = choices[0]?.fields.find(({ name }) => name.startsWith('addon_'))?.name ?? '';
    const changes = { [`choice_1_${addon}`]: 'yes', fact_claims: '1' };
    const line_1 = options[0]?.lineId ?? '';
    await act({ action: 'change', line_1, ...changes });
    expect((await open()).notice).toMatch(/^The quotation is changed/);
    await act({ action: 'send', email: 'mariam@example.com', name: 'Mariam' });
    const link = mailedPath('quotation', row.quotationId, '2027-02-19');
    const token = link.replace('/quotation/', '');
    const phone = await openBrowser(under.app);
    const asClient = async () =>
      (await phone.get(`/api/pages/quotation?link=${token}`)).json<ClientQuotationPage>();
    const say = (action: string) =>
      phone.form('/quotation', { token, version: '1', action, line_id: line_1 });
    const order = async (someone: Browser) =>
      (await someone.get('/api/pages/motor/policy-details')).json<MotorPurchasePage>();
    await say('buy');
    expect((await asClient()).error).toBe('Its client has not accepted the quotation.');
    await say('select');
    await say('accept');
    const accepted = await asClient();
    expect(accepted).toMatchObject({ state: 'accepted', onward: 'order' });
    const [option] = accepted.options;
    // From the list it is another price, which the purchase says.
    const plan = (await list()).tiles.find(({ name }) => name === option?.planName);
    await browser.form('/survey/motor/policy-details', { product_id: String(plan?.id) });
    const listed = await order(browser);
    expect(listed.order.total.grossFils).not.toBe(option?.grossFils);
    expect(listed).toMatchObject({
      quotation: null,
      accepted: { grossFils: option?.grossFils, path: link },
    });
    const bought = await say('buy');
    expect(bought.statusCode).toBe(303);
    expect(bought.headers.location).toMatch(/^\/survey\/motor\/policy-details\?o=SO\d{6}$/);
    const { quotation, accepted: elsewhere, addons, order: made } = await order(phone);
    expect([quotation, elsewhere]).toEqual([accepted.reference, null]);
    expect(made.total.grossFils).toBe(option?.grossFils);
    expect(addons.filter(({ selected }) => selected).map(({ id }) => `addon_${id}`)).toContain(
      addon,
    );
  });

  it('is said in Arabic, and made into files in either language', async () => {
    const arabic = { cookie: `${browser.cookie()}; lang=ar` };
    const { facts, choices, options } = await open(arabic);
    const labels = [...facts, ...choices.flatMap(({ fields }) => fields)].map(({ label }) => label);
    expect(labels.join()).not.toMatch(/Insured|birth|Excess|Repair|Add-on|Claim/);
    expect(options[0]?.terms.map(({ label }) => label).join()).not.toMatch(/Insured|Excess/);
    const car = options[0]?.terms.find(({ label }) => label === 'السيارة');
    expect(car?.value).toMatch(/^تويوتا كامري \u2066[^\u2069]+\u2069 2021$/);
    const hints = Object.fromEntries(facts.map(({ name, hint }) => [name, hint]));
    const born = /^المسجّل الآن \u2068\d\d\/\d\d\/\d{4}\u2069\. بصيغة dd\/mm\/yyyy\.$/;
    expect(hints.driver_birth).toMatch(born);
    expect(hints.insured_value).toMatch(/^المسجّل الآن \u2068[\d,]+\u00a0درهم\u2069\. من /);
    expect(hints.claims).toMatch(/^المسجّل الآن \u2068\d+\u2069\.$/);
    const addon = choices[0]?.fields.find(({ name }) => name.startsWith('addon_'));
    expect(addon?.label).toMatch(/^إضافة: \u2068[^A-Za-z]+\u2069$/);
    expect(addon?.choices[1]?.label).toMatch(/^معها، مقابل \u2068[\d,.]+\u00a0درهم\u2069$/);
    const { row } = await open();
    for (const form of ['pdf', 'xlsx'])
      for (const headers of [{}, arabic]) {
        const address = `/api/staff/quotations/${row.quotationId}/quotation.${form}`;
        const file = await browser.get(address, headers);
        expect(file.statusCode).toBe(200);
        expect(file.rawPayload.subarray(0, 2).toString()).toBe(form === 'pdf' ? '%P' : 'PK');
      }
  });

  it('asks about the last of many options as its page posts them, empty fields and all', async () => {
    const { tiles } = await list();
    const ids = tiles.slice(0, 30).map(({ id }) => id);
    await press(ids.join());
    const { options, facts, choices } = await open();
    const empty = options.flatMap(({ lineId }, at) => {
      const names = (choices[at]?.fields ?? []).map(({ name }) => `choice_${at + 1}_${name}`);
      const all = [`off_${at + 1}`, `funding_${at + 1}`, ...names].map((name) => [name, '']);
      return [[`line_${at + 1}`, lineId], ...all];
    });
    const last = options.length;
    const excess = choices.at(-1)?.fields[0];
    const other = excess?.choices.find(({ value }) => value !== excess.value)?.value ?? '';
    const fields = {
      ...Object.fromEntries(facts.map(({ name }) => [`fact_${name}`, ''])),
      ...Object.fromEntries(empty),
      [`choice_${last}_${excess?.name}`]: other,
    };
    await act({ ...fields, action: 'preview' });
    const { preview } = await open();
    expect(preview?.differences.map(({ lineId }) => lineId)).toEqual([options.at(-1)?.lineId]);
  });
});
