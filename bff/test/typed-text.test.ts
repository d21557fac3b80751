/** What a person typed stays as it was typed on an Arabic page, also where the same words are ours elsewhere. */
import { expect, it } from 'vitest';
import type { DeskLeadPage, DeskPage } from '../contract/desk-pages.ts';
import type { CasePage, MyDataPage } from '../contract/site-forms.ts';
import { arabicWith, rulesInArabic } from '../src/locale/arabic.ts';
import { everySaid, ours, said, typed } from '../src/locale/said.ts';
import { takeFlash } from '../src/session/flash.ts';
import { emptySession } from '../src/session/session-data.ts';
import type { Session } from '../src/session/session-plugin.ts';
import { bffUnderTest } from './support/bff-under-test.ts';
import { openBrowser } from './support/browser.ts';
import { asAgent } from './support/journey.ts';
import { callMeBack, filedClaim } from './support/site-payloads.ts';
import { member, signInStaff } from './support/staff.ts';

const askArabic = { 'x-muqarin-locale': 'ar' };
/** A plan's name is made of such words, and "Third party" is a cover. */
const name = 'Rimal Spring';
const request = 'Third party';

it('is shown of a lead by its name, and the sentences of the page in Arabic', async () => {
  const under = await bffUnderTest();
  const browser = await openBrowser(under.app);
  await browser.post('/contact', { ...callMeBack, name });
  await browser.form('/my-data', { email: callMeBack.email_from });
  const page = async () =>
    (await browser.get('/api/pages/site/my-data', askArabic)).json<MyDataPage>();
  expect((await page()).notice).toMatch(/[\u0600-\u06ff]/);
  const [link = ''] = await under.leads.mailed('DataLinkRequested');
  await browser.get(link);
  expect((await page()).held?.leads).toMatchObject([{ contact: { name } }]);
});

it('is shown of a claim, with the note that was written to it', async () => {
  const under = await bffUnderTest();
  const browser = await openBrowser(under.app);
  const filed = { ...filedClaim(browser), request };
  const { reference } = (await browser.post('/submit-your-claim', filed)).json();
  await under.leads.answerCase(reference, name);
  const shown = await browser.get(
    `/api/pages/site/case?kind=claim&reference=${reference}`,
    askArabic,
  );
  expect(shown.json<CasePage>().state).toMatchObject({ request, history: [{}, { note: name }] });
});

it('is shown at the desk of the call centre', async () => {
  const under = await bffUnderTest();
  const agent = await asAgent(under.app);
  await (await openBrowser(under.app)).post('/contact', { ...callMeBack, name });
  await under.leads.heard();
  const lead = under.leads.leads.at(-1)?.leadId;
  const shown = await agent.get(`/api/pages/staff/desk/lead?lead=${lead}`, askArabic);
  expect(shown.json<DeskLeadPage>().person.name).toBe(name);
});

it('is shown of an agent in a sentence, also where the name is a word of ours', async () => {
  const under = await bffUnderTest({}, {}, [
    member('electric', { roles: ['agent'] }),
    member('omar', { roles: ['agent'] }),
  ]);
  const [electric, omar] = [await openBrowser(under.app), await openBrowser(under.app)];
  await signInStaff(under.app, electric, { user: 'electric' });
  await signInStaff(under.app, omar, { user: 'omar' });
  await (await openBrowser(under.app)).post('/contact', { ...callMeBack, name });
  await under.leads.heard();
  const lead_id = under.leads.leads.at(-1)?.leadId ?? '';
  await electric.form('/staff/desk', { action: 'take', lead_id });
  await omar.form('/staff/desk', { action: 'take', lead_id });
  const { error } = (await omar.get('/api/pages/staff/desk', askArabic)).json<DeskPage>();
  expect(error).toMatch(/[\u0600-\u06ff].*\belectric\b/);
});

it('stays in a model beside the same words of ours', () => {
  const model = { typed: { cover: request }, cover: ours(request) };
  const shown = everySaid(model, rulesInArabic());
  expect(shown).toEqual({ typed: { cover: request }, cover: 'تأمين ضد الغير' });
});

it('stays in what a form left for its page, also where a version before left a sentence of ours', async () => {
  const kept = {
    motor: {
      errors: [
        { field: 'cover', message: ours(request) },
        { field: 'name', message: request },
      ],
      notice: said('What {plan} assumes', { plan: typed(name) }),
      warning: name,
    },
  };
  const data = JSON.parse(JSON.stringify({ ...emptySession, flashes: kept }));
  const wording = arabicWith({ words: { [name]: 'رمال الربيع' }, makes: {}, models: {} });
  const session = { data, update: async () => {} } as unknown as Session;
  expect(everySaid(await takeFlash(session, 'motor'), wording)).toEqual({
    errors: [
      { field: 'cover', message: 'تأمين ضد الغير' },
      { field: 'name', message: request },
    ],
    notice: 'ما تفترضه \u2068Rimal Spring\u2069',
    warning: name,
  });
});
