/** Answers are saved as they are given, by pages that say what they knew: merged by field, in order, from several tabs. */
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import { describe, expect, it, vi } from 'vitest';
import { formPaths, saveFields } from '../contract/forms.ts';
import type { GeneralWizardPage } from '../contract/general/pages.ts';
import type { MedicalQuestionnairePage } from '../contract/medical/pages.ts';
import type { MotorQuestionnairePage } from '../contract/motor/pages.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { pageModel, questionnaire } from './support/journey.ts';
import { camry, toyota } from './support/small-catalogue/motor.ts';

type Fields = Record<string, string>;

const json = { accept: 'application/json' };

/** A page with scripts: what it knew goes along, and which of its posts this is. */
function openPage(browser: Browser, id: string, drawn: Fields = {}) {
  let known = drawn;
  let seq = 0;
  const stamped = (fields: Fields): Fields => {
    seq += 1;
    const was = JSON.stringify(known);
    known = fields;
    return {
      ...fields,
      [saveFields.page]: id,
      [saveFields.seq]: String(seq),
      [saveFields.was]: was,
    };
  };
  return {
    stamped,
    save: (address: string, fields: Fields) =>
      browser.form(address, { ...stamped(fields), go: 'save' }, json),
    next: (address: string, fields: Fields) => browser.form(address, stamped(fields), json),
  };
}

const self = `${questionnaire}?step=self`;
const year = 'members[1][dob_year]';
const month = 'members[1][dob_month]';
const day = 'members[1][dob_day]';

async function atMembers() {
  const bff = await bffUnderTest();
  const browser = await openBrowser(bff.app);
  await browser.form(`${questionnaire}?step=emirate`, { main_emirate: '2' });
  await browser.form(`${questionnaire}?step=category`, { category: 'self' });
  await browser.form(`${questionnaire}?step=member_count`, { member_count: '1' });
  const member = async () => {
    const page = await pageModel<MedicalQuestionnairePage>(browser, 'questionnaire?step=self');
    return page.answers.members[0];
  };
  return { bff, browser, member };
}

describe('a half-filled step', () => {
  it('stays what it is when an older page saves another field, with its own ones empty', async () => {
    const { browser, member } = await atMembers();
    const empty = { [year]: '', [month]: '', [day]: '' };
    const older = openPage(browser, 'older1', empty);
    await openPage(browser, 'newer1', empty).save(self, { ...empty, [year]: '1990', [month]: '3' });
    await older.save(self, { ...empty, [day]: '14' });
    expect(await member()).toMatchObject({ dob_year: 1990, dob_month: 3, dob_day: 14 });
  });

  it('loses what the page that knew it clears, and only that', async () => {
    const { browser, member } = await atMembers();
    const page = openPage(browser, 'page01', { [year]: '', [day]: '' });
    await page.save(self, { [year]: '1990', [day]: '14' });
    await page.save(self, { [year]: '', [day]: '14' });
    expect(await member()).toMatchObject({ dob_day: 14 });
    expect(await member()).not.toHaveProperty('dob_year');
  });

  it('is not wiped by Next or Previous of an older page', async () => {
    const { browser, member } = await atMembers();
    const empty = { [year]: '', [month]: '', [day]: '' };
    const older = openPage(browser, 'older1', empty);
    await openPage(browser, 'newer1', empty).save(self, { ...empty, [year]: '1990' });
    await older.next(self, { ...empty, [month]: '3', go: 'previous' });
    expect(await member()).toMatchObject({ dob_year: 1990, dob_month: 3 });
    await older.next(self, empty);
    expect(await member()).toMatchObject({ dob_year: 1990, dob_month: 3 });
  });

  it('drops a save that comes twice, or after a later one of its page', async () => {
    const { browser, member } = await atMembers();
    const page = openPage(browser, 'page01', { [year]: '' });
    const first = page.stamped({ [year]: '1985', go: 'save' });
    const second = page.stamped({ [year]: '1990', go: 'save' });
    const saves = [first, second].map((fields) => ({ address: self, fields }));
    await browser.form(formPaths.unsaved, { saves: JSON.stringify(saves) });
    await browser.form(self, first, json);
    expect(await member()).toMatchObject({ dob_year: 1990 });
  });

  it('loses nothing of pages that save at once, from any replica', async () => {
    const { bff, browser, member } = await atMembers();
    const read = bff.leads.client.getDraft;
    const save = bff.leads.client.saveDraft;
    vi.spyOn(bff.leads.client, 'saveDraft').mockImplementationOnce(async (...given) => {
      // Another replica writes between our read and our write.
      const [draft, context] = given;
      const { revision = 0 } = (await read({ draftId: draft.draftId }, context)) ?? {};
      const { members: mine } = draft.answers as unknown as DraftAnswers;
      const { dob_year: _year, ...member } = mine[0] ?? {};
      const members = [{ ...member, dob_day: 14 }];
      await save(
        { ...draft, over: revision, pages: null, answers: { ...draft.answers, members } },
        context,
      );
      return save(...given);
    });
    await openPage(browser, 'page01', { [year]: '' }).save(self, { [year]: '1990' });
    expect(await member()).toMatchObject({ dob_year: 1990, dob_day: 14 });
  });

  it('keeps the members when another category is only looked at, until Next', async () => {
    const { browser, member } = await atMembers();
    const page = openPage(browser, 'page01', { [year]: '' });
    await page.save(self, { [year]: '1990' });
    await page.save(`${questionnaire}?step=category`, { category: 'worker' });
    expect(await member()).toMatchObject({ dob_year: 1990 });
  });

  it('of a contact is kept as it was typed, and cleared by the page that typed it', async () => {
    const { browser } = await atMembers();
    await browser.form(self, {
      [year]: '1990',
      [month]: '3',
      [day]: '14',
      'members[1][gender_id]': '1',
      'members[1][marital_status_id]': '2',
      'members[1][relation_id]': '1',
    });
    const address = `${questionnaire}?step=contact`;
    const empty = { name: '', email: '', phone: '', dial_code: '+971' };
    const page = openPage(browser, 'page01', empty);
    const whole = {
      name: ' Mariam ',
      email: 'm@example.com',
      phone: '050 123 4567',
      dial_code: '+971',
    };
    await page.save(address, whole);
    const read = async () =>
      (await pageModel<MedicalQuestionnairePage>(browser, 'questionnaire?step=contact')).answers
        .contact;
    // The code that stood there is not an answer before somebody chooses one.
    const { dial_code: _shown, ...typed } = whole;
    expect(await read()).toEqual(typed);
    await page.save(address, { ...whole, phone: '' });
    expect(await read()).toEqual({ name: ' Mariam ', email: 'm@example.com' });
    await openPage(browser, 'older1', empty).save(address, { ...empty, phone: '055' });
    expect(await read()).toMatchObject({ name: ' Mariam ', phone: '055' });
  });
});

describe('a half-filled page about a business', () => {
  it('is saved as it is filled, and not wiped by an older page', async () => {
    const bff = await bffUnderTest();
    const browser = await openBrowser(bff.app);
    await browser.form('/survey/general?step=general_insurance_type_page', {
      selected_general_codes: 'work_comp',
    });
    const address = '/survey/general?step=business_information_page';
    const empty = { business_activity_id: '', emirate_id: '' };
    const older = openPage(browser, 'older1', empty);
    await openPage(browser, 'newer1', empty).save(address, { ...empty, emirate_id: '2' });
    await older.save(address, { ...empty, business_activity_id: '3' });
    const page = (
      await browser.get('/api/pages/general/wizard?step=business_information_page')
    ).json<GeneralWizardPage>();
    expect(JSON.stringify(page)).toContain('"emirate_id":2');
    expect(JSON.stringify(page)).toContain('"activity_id":3');
  });
});

describe('a half-filled page about a car', () => {
  it('keeps the parts of the car while another year is typed', async () => {
    const bff = await bffUnderTest();
    const browser = await openBrowser(bff.app);
    const at = (step: string) => `/survey/motor?step=${step}`;
    await browser.form(at('make'), { make_id: String(toyota.id) });
    await browser.form(at('year'), { manf_year: '2021' });
    await browser.form(at('model'), { model_id: String(camry.id) });
    const page = openPage(browser, 'page01', { manf_year: '2021' });
    await page.save(at('year'), { manf_year: '20' });
    const read = async () =>
      (await browser.get('/api/pages/motor/questionnaire')).json<MotorQuestionnairePage>().answers;
    expect(await read()).toMatchObject({ manf_year: 2021, model_id: camry.id });
  });
});
