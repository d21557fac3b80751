/** Sessions that were stored before each line had its place in them: whoever comes back goes on where they were. */
import { expect, it } from 'vitest';
import type { GeneralWizardPage } from '../contract/general/pages.ts';
import { vatPath } from '../contract/list-pages.ts';
import type { MotorQuestionnairePage } from '../contract/motor/pages.ts';
import { placeOf } from '../src/session/session-cookie.ts';
import type { SessionData } from '../src/session/session-data.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { pageModel } from './support/journey.ts';
import { post } from './support/motor-journey.ts';
import { toyota } from './support/small-catalogue/motor.ts';

const wizard = '/survey/general?step=general_insurance_type_page';
const references = async (browser: Browser) => [
  (await pageModel<{ reference: string }>(browser, 'products')).reference,
  (await browser.get('/api/pages/motor/questionnaire')).json<MotorQuestionnairePage>().reference,
  (await browser.get('/api/pages/general/wizard')).json<GeneralWizardPage>().reference,
];

async function storedBefore() {
  const { app, keyValue } = await bffUnderTest();
  const browser = await openBrowser(app);
  await browser.submit();
  await post(browser, 'make', { make_id: String(toyota.id) });
  await browser.form(wizard, { selected_general_codes: 'work_comp' });
  const [id = ''] = decodeURIComponent(browser.cookie().split('=')[1] ?? '').split('.');
  const key = `bff:session:${placeOf(id)}`;
  const stored = async () => JSON.parse((await keyValue.get(key)) ?? '') as SessionData;
  const had = await references(browser);
  const { lines, ...data } = await stored();
  const { medical, motor, general } = lines;
  const before = { ...data, ...medical, motor: { ...motor, orderRef: null }, general };
  await keyValue.set(key, JSON.stringify(before), 3600);
  return { browser, stored, lines, had };
}

it('is read as it was, line by line', async () => {
  const { browser, had } = await storedBefore();
  expect(had).toEqual(Array(3).fill(expect.stringMatching(/^MQ-/)));
  expect(await references(browser)).toEqual(had);
});

it('is written as sessions are now with the next change', async () => {
  const { browser, stored, lines } = await storedBefore();
  await browser.form(vatPath, { with_vat: '1' });
  const after = await stored();
  expect(after.lines).toMatchObject(lines);
  for (const name of ['draftId', 'leadId', 'quoteId', 'motor', 'general']) {
    expect(after).not.toHaveProperty(name);
  }
});
