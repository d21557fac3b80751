/** The general wizard by plain forms, up to its lead and its prices. */
import { generalTypes } from '@muqarin/rules/general/insurance-types';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GeneralPlansPage, GeneralWizardPage } from '../contract/general/pages.ts';
import { business, openWizard, type Wizard, wizard } from './support/general-wizard.ts';

const contactNames = ['company_name', 'contact_name', 'customer_email', 'phone', 'dial_code'];

let bff: Wizard['bff'];
let browser: Wizard['browser'];
let post: Wizard['post'];
let model: Wizard['model'];
let walk: Wizard['walk'];
let expectWayBack: Wizard['expectWayBack'];
beforeEach(async () => {
  ({ bff, browser, post, model, walk, expectWayBack } = await openWizard());
});

describe('the general wizard by plain forms', () => {
  it('does not ask again what the home page asked', async () => {
    const begin = (type: string) =>
      post('general_insurance_type_page', { go: 'begin', selected_general_codes: type });
    const first = `${wizard}?step=general_insurance_type_page`;
    expect((await begin('')).headers.location).toBe(first);
    expect((await begin('other')).headers.location).toBe(first);
    const chosen = await begin('work_comp');
    expect(chosen.headers.location).toBe(`${wizard}?step=business_information_page`);
    expect((await model<GeneralWizardPage>('wizard')).answers.types).toEqual(['work_comp']);
  });

  it('leads through every page to the priced list, with one lead', async () => {
    expect(await walk()).toEqual([
      'business_information_page',
      'employee_details_page',
      'had_any_claim_page',
      'general_contact_page',
      '/survey/general/products',
    ]);
    expect(bff.leads.captured).toHaveLength(1);
    expect(bff.leads.captured[0]).toMatchObject({
      kind: 'business',
      details: { insuranceType: 'work_comp', companyName: 'Ghaf Bakery LLC' },
    });
    const page = await model<GeneralPlansPage>('products');
    expect(page.tiles.map(({ id, standing: { place, of } }) => [id, place, of])).toEqual([
      [7111, 1, 2],
      [7112, 2, 2],
    ]);
    expect(page.email).toBe('noura@example.com');
  });

  it('ends with a thank-you where nothing has a price, and asks the insurers', async () => {
    const came = await walk({ selected_general_codes: 'cyber,other', other: 'A drone' });
    expect(came.at(-1)).toBe('/thank-you');
    const page = await model<GeneralPlansPage>('products');
    expect(page.types.map(({ requested }) => requested)).toEqual([true, true]);
    await expectWayBack('PriceRequested');
  });

  it('takes the whole wizard in one post (decisions G3), and stops at what is wrong', async () => {
    const whole = { ...business, 'g-recaptcha-response': await browser.captcha() };
    const wrong = await browser.form(wizard, { ...whole, total_employees: '26' });
    expect(wrong.headers.location).toBe(`${wizard}?step=employee_details_page`);
    const page = await model<GeneralWizardPage>('wizard?step=employee_details_page');
    expect(page.errors).toEqual([{ field: 'total_employees', message: motorMessages.employeeSum }]);
    expect(page.typed.total_employees).toBe('26');
    const good = await browser.form(wizard, whole);
    expect(good.headers.location).toBe('/survey/general/products');
  });

  it('keeps what is half filled on the way back, and opens no page too early', async () => {
    await post('general_insurance_type_page', business);
    const back = await post('business_information_page', {
      go: 'previous',
      business_activity_id: '3',
      turnover: 'a lot',
    });
    expect(back.headers.location).toBe(`${wizard}?step=general_insurance_type_page`);
    const kept = await model<GeneralWizardPage>('wizard?step=business_information_page');
    expect(kept.answers).toEqual({ types: ['work_comp'], activity_id: 3 });
    expect(await model('wizard?step=general_contact_page')).toEqual({
      redirect: `${wizard}?step=business_information_page`,
    });
  });

  it('preselects a type that a link names, and stores nothing by it', async () => {
    const page = await model<GeneralWizardPage>('wizard?type=fire');
    expect(page.typed).toEqual({ selected_general_codes: 'fire' });
    expect(page.answers).toEqual({});
    const { typed, reference } = await model<GeneralWizardPage>('wizard');
    expect({ typed, reference }).toEqual({ typed: {}, reference: null });
  });

  it('refuses an unknown activity, a missing captcha and a foreign post', async () => {
    await post('general_insurance_type_page', business);
    await post('business_information_page', { ...business, business_activity_id: '99' });
    const page = await model<GeneralWizardPage>('wizard?step=business_information_page');
    expect(page.errors).toMatchObject([{ field: 'business_activity_id' }]);
    const noCaptcha = await browser.form(wizard, business);
    expect(noCaptcha.headers.location).toBe(`${wizard}?step=general_contact_page`);
    expect(bff.leads.captured).toHaveLength(0);
    const foreign = await browser.form(wizard, business, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.statusCode).toBe(403);
  });

  it('names every type in the lead', async () => {
    const codes = generalTypes.map(({ code }) => code);
    await walk({ selected_general_codes: codes.join(), other: 'A drone' });
    expect(bff.leads.captured[0]?.details).toMatchObject({ insuranceType: codes.join(', ') });
  });

  it('makes one lead of a double submit', async () => {
    const whole = { ...business, 'g-recaptcha-response': await browser.captcha() };
    await Promise.all([browser.form(wizard, whole), browser.form(wizard, whole)]);
    expect(bff.leads.captured).toHaveLength(1);
  });

  it('prices what was changed at once, with the lead that the same contact has left (decisions X5)', async () => {
    const isContact = ([name]: [string, string]) => contactNames.includes(name);
    const contact = Object.fromEntries(Object.entries(business).filter(isContact));
    const answers = Object.fromEntries(Object.entries(business).filter((row) => !isContact(row)));
    const sendContact = async () => {
      const captcha = await browser.captcha();
      return post('general_contact_page', { ...contact, 'g-recaptcha-response': captcha });
    };
    const send = async (over: Record<string, string>) => {
      for (const step of ['employee_details_page', 'had_any_claim_page']) {
        await post(step, { ...answers, ...over });
      }
      return sendContact();
    };
    for (const step of ['general_insurance_type_page', 'business_information_page']) {
      await post(step, answers);
    }
    await send({});
    const before = await model<GeneralPlansPage>('products');
    const after = await send({ non_admin_wages: '1,440,000' });
    expect(after.headers.location).toBe('/survey/general/products');
    const list = await model<GeneralPlansPage>('products');
    expect(list.revision).toBe(before.revision + 1);
    expect(list.reference).toBe(before.reference);
    expect(bff.leads.captured).toHaveLength(1);
    // As it was at first: the third answer is not the first one's.
    await send({});
    expect((await model<GeneralPlansPage>('products')).revision).toBe(before.revision + 2);
    await sendContact();
    expect((await model<GeneralPlansPage>('products')).revision).toBe(before.revision + 2);
    // Another type leads to another page, whatever came of the first contact.
    await post('general_insurance_type_page', { selected_general_codes: 'cyber' });
    expect((await sendContact()).headers.location).toBe('/thank-you');
    expect(bff.leads.captured).toHaveLength(1);
  });
});

it('keeps in which language the person wants to be called', async () => {
  await walk({ call_language: 'ur' });
  expect(bff.leads.captured[0]?.contact).toMatchObject({ call_language: 'ur' });
});

describe('a claim that was declared', () => {
  it('reaches whoever calls, in the words of the business (decisions G6)', async () => {
    await walk({ general_had_claim: '1', claim_details: 'A fall in 2024' });
    expect(bff.leads.captured[0]?.details).toMatchObject({ details: 'A fall in 2024' });
  });

  it('stays in the prices when other types are added, and the list goes by what was priced', async () => {
    await walk({ selected_general_codes: 'work_comp,fire' });
    expect((await model<GeneralPlansPage>('products')).hadClaim).toBe(null);
    await walk({ general_had_claim: '1' });
    expect((await model<GeneralPlansPage>('products')).hadClaim).toBe(true);
    await walk({ selected_general_codes: 'work_comp,fire' });
    expect((await model<GeneralPlansPage>('products')).hadClaim).toBe(true);
  });
});
