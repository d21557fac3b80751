import { messages } from '@muqarin/rules/messages';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MotorHelpPage } from '../contract/motor/pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import {
  lastFields,
  motor,
  pageOf,
  post,
  sendLast,
  stepOf,
  walkToLast,
} from './support/motor-journey.ts';
import { aPdf } from './support/pdf.ts';

let bff: BffUnderTest;
let browser: Browser;
beforeEach(async () => {
  bff = await bffUnderTest({ LEADS_PER_CONTACT: '100', LEADS_PER_IP: '100' });
  browser = await openBrowser(bff.app);
});

describe('the last step', () => {
  beforeEach(async () => void (await walkToLast(browser)));

  it('keeps the lead and the quote, and leads to the plans', async () => {
    const answer = await sendLast(browser);
    expect(answer.headers.location).toBe('/survey/motor/products');
    const [lead] = bff.leads.leads;
    expect(lead).toMatchObject({ source: 'motor', contact: { fullNumber: '+971501234567' } });
    const kept = await bff.leads.motorLead(lead?.leadId);
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

  it('prices what was changed, though the same contact is sent again (decisions X5)', async () => {
    await sendLast(browser);
    await sendLast(browser);
    expect(bff.quoting.calls.reviseMotorQuote ?? 0).toBe(0);
    await post(browser, 'no_claim', { is_claims: '0' });
    await sendLast(browser);
    expect(bff.quoting.calls.reviseMotorQuote).toBe(1);
    expect(bff.leads.leads).toHaveLength(2);
  });

  it('asks for the chassis number after the lead is kept, then shows the plans', async () => {
    const answer = await sendLast(browser, { chassis_no: '' });
    expect(answer.headers.location).toBe('/survey/motor/no-chassis');
    expect(bff.leads.leads).toHaveLength(1);
    const wrong = await browser.form('/survey/motor/chassis', { chassis_no: 'IOQ' });
    expect(wrong.headers.location).toBe('/survey/motor/retry');
    expect(await help(browser, 'retry')).toMatchObject({
      hasLead: true,
      car: 'Toyota Camry SE 2.5 2021',
      errors: [{ field: 'chassis_no', message: motorMessages.validChassis }],
      typed: { chassis_no: 'IOQ' },
    });
    const none = await browser.form('/survey/motor/chassis', { chassis_no: ' ' });
    expect(none.headers.location).toBe('/survey/motor/no-chassis');
    const given = await browser.form('/survey/motor/chassis', { chassis_no: 'jtdbr32e7 20123456' });
    expect(given.headers.location).toBe('/survey/motor/products');
    const kept = await bff.leads.motorLead(bff.leads.leads[0]?.leadId);
    expect(kept?.motor.chassisNo).toBe('JTDBR32E720123456');
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

  it('leads to oops where no plan has the cover asked for, and to the other cover by a press', async () => {
    await post(browser, 'emirate', { emirate: '6' });
    const answer = await sendLast(browser);
    expect(answer.headers.location).toBe('/survey/motor/oops');
    expect((await help(browser, 'oops')).gap).toEqual({
      asked: 'comprehensive',
      instead: { type: 'third_party', plans: 2 },
      carAge: 5,
      reasons: [
        { code: 'car_too_old', plans: 3, oldestCarYears: 4 },
        { code: 'not_in_emirate', plans: 3, oldestCarYears: null },
      ],
      changes: [
        { code: 'newer_car', to: 2022, plans: 3 },
        { code: 'emirate', to: 1, plans: 3 },
      ],
    });
    const pressed = await browser.form('/survey/motor/products/cover', { cover: 'third_party' });
    expect(pressed.headers.location).toBe('/survey/motor/products');
    expect((await help(browser, 'oops')).gap).toBeNull();
    expect((await pageOf(browser, '?step=last')).answers).toMatchObject({
      is_comprehensive: false,
      is_agency_repair: false,
    });
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
  const part = (head: string, body: string) =>
    `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const send = (
    content: string,
    from = '',
    sent = part('name="mulkiya"; filename="card.pdf"', content),
  ) =>
    bff.app.inject({
      method: 'POST',
      url: `/survey/motor/mulkiya${from}`,
      headers: {
        cookie: browser.cookie(),
        'sec-fetch-site': 'same-origin',
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload: `${part('name="csrf_token"', browser.token())}${sent}--b--\r\n`,
    });

  it('belongs to the draft, is kept with the lead, and is refused with a word', async () => {
    await walkToLast(browser);
    expect((await send('something else')).headers.location).toBe(`${motor}?step=last`);
    expect(await pageOf(browser, '?step=last')).toMatchObject({
      mulkiya: null,
      errors: [{ field: 'mulkiya' }],
    });
    await send(aPdf());
    expect(await pageOf(browser, '?step=last')).toMatchObject({
      mulkiya: { kind: 'pdf', bytes: aPdf().length },
      notice: motorMessages.uploaded,
    });
    expect((await bff.documents.kept())[0]).toMatchObject({ purpose: 'mulkiya', slot: 'mulkiya' });
    expect((await sendLast(browser)).headers.location).toBe('/survey/motor/products');
  });

  it('can be taken back, also when it was kept with the lead', async () => {
    await walkToLast(browser);
    await send(aPdf());
    await sendLast(browser);
    const remove = await send('', '', part('name="remove"', 'mulkiya'));
    expect(remove.headers.location).toBe(`${motor}?step=last`);
    expect(await pageOf(browser, '?step=last')).toMatchObject({ mulkiya: null });
  });

  it('begins a draft from the home page (A36), which says why it was refused', async () => {
    expect((await send('something else', '?from=home')).headers.location).toBe('/');
    const home = (await browser.get('/api/pages/home')).json();
    expect(home).toMatchObject({ emirateError: null, mulkiyaError: expect.any(String) });
    expect((await send(aPdf(), '?from=home')).headers.location).toBe(motor);
    expect((await pageOf(browser)).notice).toBe(motorMessages.uploaded);
    await walkToLast(browser);
    expect(await pageOf(browser, '?step=last')).toMatchObject({ mulkiya: { kind: 'pdf' } });
  });

  it('has nobody to belong to before the first answer', async () => {
    const answer = await send(aPdf());
    expect(answer.statusCode).toBe(303);
    expect(await bff.documents.kept()).toEqual([]);
  });
});

it('takes a car that is not in the list', async () => {
  await walkToLast(browser, { variant: { variant_id: 'none' } });
  const missing = await post(browser, 'find_car', { name: 'Omar' });
  expect(stepOf(missing)).toBe('find_car');
  expect((await pageOf(browser)).errors.map(({ field }) => field)).toEqual([
    'details',
    'emirate',
    'email',
    'phone',
  ]);
  const { chassis_no: _, ...contact } = lastFields;
  const details = 'A Camry of 2021 with another engine';
  const sent = await post(browser, 'find_car', { ...contact, emirate: '2', details });
  expect(sent.headers.location).toBe('/thank-you');
  const [lead] = bff.leads.leads;
  expect(await bff.leads.motorLead(lead?.leadId)).toMatchObject({
    source: 'motor_find_car',
    motor: { details, car: { make: 'Toyota', model: 'Camry', variant: '', year: 2021 } },
  });
});

async function help(from: Browser, page: string): Promise<MotorHelpPage> {
  return (await from.get(`/api/pages/motor/help?page=${page}`)).json();
}
