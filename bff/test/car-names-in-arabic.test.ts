/** Makes and models on Arabic pages (decisions X26); the documented calls go on naming them as they do. */
import { beforeEach, expect, it } from 'vitest';
import { type MotorPlansPage, motorListPaths } from '../contract/motor/plan-pages.ts';
import { type BffUnderTest, bffUnderTest } from './support/bff-under-test.ts';
import { type Browser, openBrowser } from './support/browser.ts';
import { post, sendLast, walkToLast } from './support/motor-journey.ts';
import { camry, toyota } from './support/small-catalogue/motor.ts';

let bff: BffUnderTest;
let browser: Browser;
beforeEach(async () => {
  bff = await bffUnderTest();
  browser = await openBrowser(bff.app);
});

const inArabic = { 'x-muqarin-locale': 'ar' };
const pageAt = async (step: string, headers: Record<string, string> = inArabic) =>
  (await browser.get(`/api/pages/motor/questionnaire?step=${step}`, headers)).json<object>();

it('names makes, models and the chosen car in Arabic, the Latin name beside it', async () => {
  expect(await pageAt('make')).toMatchObject({
    lists: {
      makes: [{ name: 'نيسان' }, { id: toyota.id, name: 'تويوتا', latin: 'Toyota' }],
      popular: [{ make: { name: 'تويوتا' }, model: { name: 'كامري', latin: 'Camry' } }, {}],
    },
  });
  await post(browser, 'make', { make_id: String(toyota.id) });
  await post(browser, 'year', { manf_year: '2021' });
  expect(await pageAt('model')).toMatchObject({
    car: { make: 'تويوتا', model: null, variant: null },
    lists: { models: [{ id: camry.id, name: 'كامري', latin: 'Camry' }] },
  });
  await post(browser, 'model', { model_id: String(camry.id) });
  expect(await pageAt('variant')).toMatchObject({
    car: { make: 'تويوتا', model: 'كامري' },
    lists: { variants: [{ name: 'SE 2.5' }] },
  });
});

it('names them as the catalogue does on English pages and in documented calls', async () => {
  const { lists } = (await pageAt('make', {})) as { lists: { makes: object[] } };
  expect(lists.makes).toEqual([{ id: 2, name: 'Nissan' }, toyota]);
  const models = await browser.get('/api/motor/get-models?make_id=1&year=2021', {
    cookie: `${browser.cookie()}; lang=ar`,
  });
  expect(models.json()).toMatchObject([camry]);
});

it('names models in Arabic for whoever asks for it, the Latin name beside', async () => {
  const models = await browser.get('/api/motor/get-models?make_id=1&year=2021&lang=ar');
  expect(models.json()).toMatchObject([{ id: camry.id, name: 'كامري', latin: 'Camry' }]);
});

it('names them in the search of the home page too', async () => {
  const home = await browser.get('/api/pages/home', inArabic);
  expect(home.json()).toMatchObject({ makes: [{}, { name: 'تويوتا', latin: 'Toyota' }] });
});

it('names it whole beside its prices: on the list, the comparison, the order and paper', async () => {
  await walkToLast(browser);
  await sendLast(browser);
  const page = async <Model>(at: string) =>
    (await browser.get(`/api/pages/motor/${at}`, inArabic)).json<Model>();
  const car = 'تويوتا كامري \u2066SE 2.5\u2069 2021';
  const { tiles, ...list } = await page<MotorPlansPage>('products');
  expect(list.car).toBe(car);
  const product_id = String(tiles[0]?.id);
  await browser.form(motorListPaths.toggleCompared, { product_id });
  expect(await page('compare-plans')).toMatchObject({ car });
  await browser.form('/survey/motor/policy-details', { product_id });
  expect(await page('policy-details')).toMatchObject({ order: { car } });
  await browser.get('/uae/ar/');
  await browser.get(motorListPaths.pdf);
  expect(bff.documents.rendered.at(-1)?.subtitle).toContain(car);
});
