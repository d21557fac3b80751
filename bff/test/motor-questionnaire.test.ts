import { messages } from '@muqarin/rules/messages';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { motor, pageOf, post, stepOf, walkToLast } from './support/motor-journey.ts';
import { camry, camrySe, patrol } from './support/small-catalogue/motor.ts';

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
    expect(page.lists.years).toEqual([2027, 2026, 2025, 2024, 2023, 2022, 2021]);
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
    const [link = ''] = await bff.leads.mailed('ResumeLinkRequested');
    const opened = await elsewhere.get(link);
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
