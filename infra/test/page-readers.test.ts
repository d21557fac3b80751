/** What an Arabic page carries for its scripts: of its own journey only, and safe inside a script element. */
import { sayInArabic } from '@muqarin/rules/ar/sayings';
import { messages } from '@muqarin/rules/messages';
import { accountMessages } from '@muqarin/rules/messages-account';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { percentsFromLeft } from '@muqarin/rules/percent';
import { staffMessages } from '@muqarin/rules/staff/messages';
import { createSay, type Sayings } from '@muqarin/rules/translate';
import { expect, it } from 'vitest';
import { carriedBy } from '../launch/page-readers.ts';

const areas = {
  faults: {},
  price: {},
  plans: { a: '</script>' },
  comparison: {},
  checkout: {},
  'medical-plans': {},
  'motor-plans': {},
  general: {},
  corporate: {},
  'corporate-picks': {},
  'account-forms': {},
};
const carried = carriedBy(areas);
const ofSurvey = Object.keys(areas).filter(
  (area) => !area.startsWith('corporate') && area !== 'account-forms',
);
const ofPlans = ['faults', 'price', 'plans', 'comparison', 'checkout'];
const ofGroups = [...ofPlans, 'corporate', 'corporate-picks'];
const areasOn = (path: string) =>
  Object.keys((JSON.parse(carried(path)) as { areas: object }).areas);

it.each([
  ['/', ['faults', 'price']],
  ['/uae/ar/insurance/car', ['faults', 'price']],
  ['/survey/medical/individual/products?a=/survey/motor', [...ofPlans, 'medical-plans']],
  ['/survey/motor', [...ofPlans, 'motor-plans']],
  ['/survey/motor?step=model', [...ofPlans, 'motor-plans']],
  ['/uae/ar', ['faults', 'price']],
  ['/survey/motor/products?value=set', [...ofPlans, 'motor-plans']],
  ['/survey/medical/corporate?step=check', ofGroups],
  ['/survey/medical/corporate/products', ofGroups],
  ['/survey/general/products', ofSurvey],
  ['/survey/motor-documents', ofSurvey],
  ['/sign-in?to=/my-account', ['faults', 'price', 'account-forms']],
  ['/my-account/policies?type=car', ['faults', 'price', 'account-forms']],
])('on %s', (path, expected) => {
  expect(areasOn(path)).toEqual(expected);
});

it.each([
  ['/uae/ar/insurance/car', false],
  ['/survey/medical/individual', true],
  ['/survey/motor', true],
])('names countries, and says what journeys say, on %s: %s', (path, expected) => {
  const { sayings } = JSON.parse(carried(path)) as { sayings: Record<string, string> };
  expect('Bahrain' in sayings).toBe(expected);
  expect(motorMessages.enterMake in sayings).toBe(expected);
  expect(sayings['Please fill all the fields']).toBeTruthy();
});

it.each([
  ['/', false],
  ['/uae/ar/insurance/car', false],
  ['/blog', false],
  ['/claim', true],
  ['/staff/desk', true],
])('leaves what lists say out of what is only read: on %s %s', (path, expected) => {
  const { sayings } = JSON.parse(carried(path)) as { sayings: Record<string, string> };
  expect(messages.selectAPlan in sayings).toBe(expected);
  expect(messages.pageExpired in sayings).toBe(true);
  expect(staffMessages.deskTaken in sayings).toBe(false);
});

it('says what accounts say on their pages alone', () => {
  const saysOn = (path: string) =>
    (JSON.parse(carried(path)) as { sayings: Record<string, string> }).sayings[
      accountMessages.wrongSignIn
    ];
  expect(saysOn('/my-account')).toBeTruthy();
  expect(saysOn('/contact')).toBeUndefined();
});

it.each(['/', '/claim', '/my-account/policies', '/survey/motor'])(
  'says in the browser of %s what the server says',
  (path) => {
    const onServer = sayInArabic();
    const { sayings } = JSON.parse(carried(path)) as { sayings: Sayings };
    const inBrowser = createSay(sayings);
    // Else React throws away what the server drew, and a word changes under the reader's eyes.
    const texts = Object.keys(sayings).filter((text) => typeof sayings[text] === 'string');
    expect(texts.filter((text) => percentsFromLeft(inBrowser(text)) !== onServer(text))).toEqual(
      [],
    );
  },
);

it('ends no script element', () => {
  expect(carried('/survey/medical/individual')).not.toContain('</script');
});
