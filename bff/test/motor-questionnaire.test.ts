import { messages } from '@muqarin/rules/messages';
import { motorMessages } from '@muqarin/rules/messages-motor';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MotorHelpPage } from '../contract/motor-pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { camry, camrySe, patrol } from './support/fake-motor.ts';
import {
  lastFields,
  motor,
  pageOf,
  post,
  sendLast,
  stepOf,
  walkToLast,
} from './support/motor-journey.ts';

let bff: BffUnderTest;
let browser: Browser;
beforeEach(async () => {
  bff = await bffUnderTest({ LEADS_PER_CONTACT: '100', LEADS_PER_IP: '100' });
  browser = await openBrowser(bff.app);
});

const car = ['make', 'year', 'model', 'variant'];
const registered = ['reg_year', 'reg_month', 'reg_day'];
const driver = ['dob', 'experience', 'insured'];
const end = ['gcc', 'no_claim', 'emirate', 'last'];

describe('the ways through the questionnaire', () => {
  it.each([
    [
      'insured, comprehensive',
      {},
      [...car, ...registered, ...driver, 'comprehensive', 'agency', ...end],
    ],
    [
      'not insured, third party',
      { insured: { is_insured: '0' }, comprehensive: { is_comprehensive: '0' } },
      [...car, ...registered, ...driver, 'expiry', 'test_cert', 'comprehensive', ...end],
    ],
    [
      'brand new',
      { year: { manf_year: '2027' }, brand_new: { is_vehicle_new: '1' } },
      [...car, 'brand_new', ...driver, 'comprehensive', 'agency', ...end],
    ],
    [
      'new enough, registered already',
      { year: { manf_year: '2026' }, reg_year: { reg_year: '2026' } },
      [...car, 'brand_new', ...registered, ...driver, 'comprehensive', 'agency', ...end],
    ],
    ['not in the list', { variant: { variant_id: 'none' } }, [...car, 'find_car']],
  ])('%s', async (_, over, pages) => {
    expect(await walkToLast(browser, over)).toEqual(pages);
  });

  it('stays for the no-claim notice until it is acknowledged, and not for 0', async () => {
    await walkToLast(browser);
    const asked = await post(browser, 'no_claim', { is_claims: '2' });
    expect(stepOf(asked)).toBe('no_claim');
    const page = await pageOf(browser, '?step=no_claim');
    expect(page.answers).toMatchObject({ is_claims: 2 });
    expect(page.answers).not.toHaveProperty('claims_noted');
    expect(await pageOf(browser, '?step=last')).toEqual({ redirect: `${motor}?step=no_claim` });
    const noted = await post(browser, 'no_claim', { is_claims: '2', claims_noted: '1' });
    expect(stepOf(noted)).toBe('emirate');
    expect(stepOf(await post(browser, 'no_claim', { is_claims: '0' }))).toBe('emirate');
  });

  it('asks the entry form for its emirate', async () => {
    const without = await browser.form('/survey/motor/emirate', { emirate: '' });
    expect(without.headers.location).toBe('/');
    const home = (await browser.get('/api/pages/home')).json();
    expect(home).toMatchObject({ emirateError: messages.enterEmirate });
  });

  it('skips the emirate that was chosen before, and still opens its page', async () => {
    const chosen = await browser.form('/survey/motor/emirate', { emirate: '3' });
    expect(chosen.headers.location).toBe(motor);
    expect(await walkToLast(browser)).not.toContain('emirate');
    expect(await pageOf(browser, '?step=emirate')).toMatchObject({
      step: 'emirate',
      answers: { emirate_id: 3 },
    });
  });
});

describe('moving about', () => {
  it('walks back through the pages as they came', async () => {
    await walkToLast(browser, { insured: { is_insured: '0' } });
    const back: string[] = [];
    let step = 'last';
    while (step !== 'make') {
      step = stepOf(await browser.form(`${motor}?step=${step}`, { go: 'previous' }));
      back.push(step);
    }
    expect(back.slice(0, 5)).toEqual(['emirate', 'no_claim', 'gcc', 'agency', 'comprehensive']);
    expect(back).toContain('expiry');
    expect((await pageOf(browser)).step).toBe('make');
  });

  it('takes a tag of the car away with what depends on it', async () => {
    await walkToLast(browser);
    const without = await browser.form(`${motor}?step=last`, { remove: 'year' });
    expect(stepOf(without)).toBe('year');
    const page = await pageOf(browser);
    expect(page).toMatchObject({
      step: 'year',
      car: { make: 'Toyota', model: null, variant: null },
    });
    expect(page.answers).not.toHaveProperty('variant_id');
    expect(page.answers).toMatchObject({ make_id: 1, dob: { year: 1991 } });
    expect(page.lists.years).toEqual([2027, 2026, 2022, 2021]);
  });

  it('comes back to the last page after Change', async () => {
    await walkToLast(browser);
    const changed = await post(browser, 'gcc', { is_gcc_spec: '0' }, '&returnTo=open');
    expect(stepOf(changed)).toBe('last');
    // Another way opens the pages that were not asked before.
    const other = await post(browser, 'insured', { is_insured: '0' }, '&returnTo=open');
    expect(stepOf(other)).toBe('expiry');
  });

  it('offers popular cars: make and model at once, the year between them', async () => {
    const chosen = await browser.form(`${motor}?step=make`, { popular: '2-21' });
    expect(chosen.headers.location).toBe(`${motor}?step=year&model=${patrol.id}`);
    const page = await pageOf(browser, `?step=year&model=${patrol.id}`);
    expect(page).toMatchObject({ wishedModel: patrol, lists: { years: [2026, 2025] } });
    expect(stepOf(await post(browser, 'year', { manf_year: '2026' }, '&model=21'))).toBe('variant');
    expect((await pageOf(browser)).car).toEqual({ make: 'Nissan', model: 'Patrol', variant: null });
  });

  it('preselects the make of a link and stores nothing for it', async () => {
    expect(await pageOf(browser, '?make=2')).toMatchObject({
      step: 'make',
      typed: { make_id: '2' },
      reference: null,
    });
    expect((await pageOf(browser, '?make=99')).typed).toEqual({});
  });

  it('does not open a page before the ones that lead to it', async () => {
    expect(await pageOf(browser, '?step=dob')).toEqual({ redirect: `${motor}?step=make` });
    expect(stepOf(await post(browser, 'gcc', { is_gcc_spec: '1' }))).toBe('make');
  });

  it('keeps what is half filled, and comes back to it by the mailed link', async () => {
    await walkToLast(browser);
    await post(browser, 'last', { go: 'save', name: 'Omar', email: 'om' });
    const { reference } = await pageOf(browser);
    await browser.form('/survey/motor/resume-link', { email: 'omar@example.com' });
    const elsewhere = await openBrowser(bff.app);
    const opened = await elsewhere.get(`/resume/${bff.leads.links[0]?.token}`);
    expect(opened.headers.location).toBe(`${motor}?step=last`);
    expect(await pageOf(elsewhere)).toMatchObject({
      reference,
      answers: { contact: { name: 'Omar', email: 'om' }, variant_id: camrySe.id },
    });
  });
});

describe('what is refused', () => {
  it.each([
    ['make', { make_id: '99' }, 'make_id', motorMessages.unknownCar],
    ['make', {}, 'make_id', motorMessages.enterMake],
    ['year', { manf_year: '1990' }, 'manf_year', motorMessages.unknownCar],
    ['model', { model_id: '21' }, 'model_id', motorMessages.unknownCar],
    ['variant', { variant_id: '211' }, 'variant_id', motorMessages.unknownCar],
    [
      'dob',
      { dob_year: '2008', dob_month: '12', dob_day: '1' },
      'dob_year',
      motorMessages.driverTooYoung,
    ],
    [
      'dob',
      { dob_year: '1990', dob_month: '2', dob_day: '30' },
      'dob_day',
      messages.validDateOfBirth,
    ],
    ['reg_day', { reg_day: '31' }, 'reg_day', motorMessages.validRegistrationDate],
    [
      'experience',
      { uae_drive_exp: '3', nationality_id: '7' },
      'nationality_id',
      motorMessages.enterNationality,
    ],
  ] as const)('%s %j', async (step, fields, field, message) => {
    await walkToLast(browser, { reg_month: { reg_month: '2' } });
    const refused = await post(browser, step, fields);
    expect(stepOf(refused)).toBe(step);
    const page = await pageOf(browser, `?step=${step}`);
    expect(page.errors).toEqual([{ field, message }]);
    expect(page.typed).toMatchObject(fields);
    expect(page.answers).toMatchObject({ make_id: 1, model_id: camry.id });
  });
});

describe('the last step', () => {
  beforeEach(async () => void (await walkToLast(browser)));

  it('keeps the lead and the quote, and leads to the plans', async () => {
    const answer = await sendLast(browser);
    expect(answer.headers.location).toBe('/survey/motor/products');
    const [lead] = bff.leads.leads;
    expect(lead).toMatchObject({ source: 'motor', contact: { fullNumber: '+971501234567' } });
    const kept = bff.leads.motorLeads.get(lead?.leadId ?? '');
    expect(kept).toMatchObject({
      productCount: 3,
      motor: {
        car: { make: 'Toyota', model: 'Camry', year: 2021 },
        answers: { firstRegistration: '2021-03-02', claimFreeYears: 3, testCertificate: null },
        chassisNo: lastFields.chassis_no,
      },
    });
    expect(bff.quoting.calls.createMotorQuote).toBe(1);
  });

  it('is one lead and one quote, however often it is sent at once', async () => {
    const captcha = await browser.captcha();
    const fields = { ...lastFields, 'g-recaptcha-response': captcha };
    const all = await Promise.all(Array.from({ length: 8 }, () => post(browser, 'last', fields)));
    expect(new Set(all.map(({ headers }) => headers.location))).toEqual(
      new Set(['/survey/motor/products']),
    );
    expect(bff.leads.leads).toHaveLength(1);
  });

  it('asks for the chassis number after the lead is kept, then shows the plans', async () => {
    const answer = await sendLast(browser, { chassis_no: '' });
    expect(answer.headers.location).toBe('/survey/motor/no-chassis');
    expect(bff.leads.leads).toHaveLength(1);
    const wrong = await browser.form('/survey/motor/chassis', { chassis_no: 'IOQ' });
    expect(wrong.headers.location).toBe('/survey/motor/no-chassis');
    expect(await help(browser, 'no-chassis')).toMatchObject({
      hasLead: true,
      car: 'Toyota Camry SE 2.5 2021',
      errors: [{ field: 'chassis_no', message: motorMessages.validChassis }],
      typed: { chassis_no: 'IOQ' },
    });
    const given = await browser.form('/survey/motor/chassis', { chassis_no: 'jtdbr32e7 20123456' });
    expect(given.headers.location).toBe('/survey/motor/products');
    expect([...bff.leads.motorLeads.values()][0]?.motor.chassisNo).toBe('JTDBR32E720123456');
  });

  it('leads to oops when no plan fits, from which a call can be asked for', async () => {
    await post(browser, 'emirate', { emirate: '7' });
    const answer = await sendLast(browser);
    expect(answer.headers.location).toBe('/survey/motor/oops');
    expect(await help(browser, 'oops')).toMatchObject({
      productCount: 0,
      contact: { name: 'Omar Test', phone: '501234567' },
    });
    const bad = await browser.form('/survey/motor/call-back', { name: 'Omar Test', phone: '1' });
    expect(bad.headers.location).toBe('/survey/motor/oops');
    const { chassis_no: _, ...contact } = lastFields;
    const asked = await browser.form('/survey/motor/call-back', {
      ...contact,
      call_time: 'After 17:00',
    });
    expect(asked.headers.location).toBe('/thank-you');
    expect(bff.leads.leads.map(({ source }) => source)).toEqual(['motor', 'motor_call_back']);
  });

  it('leads to retry when the number can be stored for nobody', async () => {
    const stranger = await openBrowser(bff.app);
    const answer = await stranger.form('/survey/motor/chassis', { chassis_no: 'ABC12' });
    expect(answer.headers.location).toBe('/survey/motor/retry');
    expect(await help(stranger, 'retry')).toMatchObject({ hasLead: false, contact: null });
  });

  it('refuses without captcha, and what is no contact, and keeps what was typed', async () => {
    const robot = await post(browser, 'last', { ...lastFields });
    expect(stepOf(robot)).toBe('last');
    expect((await pageOf(browser)).errors).toEqual([
      { field: 'captcha', message: messages.notARobot },
    ]);
    await sendLast(browser, { name: '', email: 'x', mobile: '12', chassis_no: 'O' });
    const page = await pageOf(browser);
    expect(page.errors.map(({ field }) => field)).toEqual([
      'name',
      'email',
      'mobile',
      'chassis_no',
    ]);
    expect(page.typed).toMatchObject({ email: 'x', chassis_no: 'O' });
    expect(bff.leads.leads).toEqual([]);
  });
});

describe('the registration card (V11)', () => {
  const send = (content: string) => {
    const part = (head: string, body: string) =>
      `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
    return bff.app.inject({
      method: 'POST',
      url: '/survey/motor/mulkiya',
      headers: {
        cookie: browser.cookie(),
        'sec-fetch-site': 'same-origin',
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload: `${part('name="csrf_token"', browser.token())}${part('name="mulkiya"; filename="card.pdf"', content)}--b--\r\n`,
    });
  };

  it('belongs to the draft, is kept with the lead, and is refused with a word', async () => {
    await walkToLast(browser);
    expect((await send('something else')).headers.location).toBe(`${motor}?step=last`);
    expect(await pageOf(browser, '?step=last')).toMatchObject({
      hasMulkiya: false,
      errors: [{ field: 'mulkiya' }],
    });
    await send('ok a card');
    expect(await pageOf(browser, '?step=last')).toMatchObject({
      hasMulkiya: true,
      notice: motorMessages.uploaded,
    });
    expect(bff.documents.kept[0]).toMatchObject({ purpose: 'mulkiya', slot: 'mulkiya' });
    expect((await sendLast(browser)).headers.location).toBe('/survey/motor/products');
  });

  it('has nobody to belong to before the first answer', async () => {
    const answer = await send('ok');
    expect(answer.statusCode).toBe(303);
    expect(bff.documents.kept).toEqual([]);
  });
});

it('takes a car that is not in the list', async () => {
  await walkToLast(browser, { variant: { variant_id: 'none' } });
  const missing = await post(browser, 'find_car', { name: 'Omar' });
  expect(stepOf(missing)).toBe('find_car');
  expect((await pageOf(browser)).errors.map(({ field }) => field)).toEqual([
    'email',
    'phone',
    'emirate',
    'details',
  ]);
  const { chassis_no: _, ...contact } = lastFields;
  const details = 'A Camry of 2021 with another engine';
  const sent = await post(browser, 'find_car', { ...contact, emirate: '2', details });
  expect(sent.headers.location).toBe('/thank-you');
  const [lead] = bff.leads.motorLeads.values();
  expect(lead).toMatchObject({
    source: 'motor_find_car',
    motor: { details, car: { make: 'Toyota', model: 'Camry', variant: '', year: 2021 } },
  });
});

async function help(from: Browser, page: string): Promise<MotorHelpPage> {
  return (await from.get(`/api/pages/motor/help?page=${page}`)).json();
}
