import { describe, expect, it } from 'vitest';
import { carInArabic } from '../src/ar/cars.ts';
import { sayInArabic } from '../src/ar/sayings.ts';
import { carText } from '../src/car-name.ts';
import { fillMessage } from '../src/fill-message.ts';
import { messages } from '../src/messages.ts';
import { motorPurchaseMessages } from '../src/motor/messages-purchase.ts';
import { siteMessages } from '../src/site/messages.ts';

const catalogue = {
  words: { 'Liwan Select': 'ليوان المختارة', Dental: 'الأسنان' },
  makes: { Toyota: 'تويوتا', Ram: 'رام' },
  models: { Corolla: 'كورولا', 'CX-5': 'CX-5' },
};
const say = sayInArabic(catalogue);
const plain = (text: string) => say(text).replace(/[\u2066-\u2069]/g, '');

describe('saying a text in Arabic', () => {
  it.each([
    ['Dubai', 'دبي'],
    ['AED 1,234.50', '1,234.50\u00a0درهم'],
    ['+ AED 281.05', '+281.05\u00a0درهم'],
    ['5 %', '5%'],
  ])('%s', (english, arabic) => {
    expect(plain(english).replaceAll('\u00a0', ' ')).toBe(arabic.replaceAll('\u00a0', ' '));
  });

  it.each([
    [messages.withoutOneRemain, { name: 'Dental', count: 7 }],
    [messages.validStartDate, { days: 60 }],
    [motorPurchaseMessages.uploadFile, { label: 'Dental' }],
    [siteMessages.lineTooLong, { count: 200 }],
    ['Please upload a file of at most {n} MB.', { n: 10 }],
    ['Deductible of {amount}', { amount: 'AED\u00a0500' }],
    ['How the price of {name} is made', { name: 'Liwan Select' }],
  ])('knows a message by its key, and looks for none that was filled: %s', (key, values) => {
    expect(say(key)).toMatch(/[\u0600-\u06ff]/);
    expect(say(fillMessage(key, values))).toBe(fillMessage(key, values));
  });

  it('knows the words of the catalogue it is given, and no other', () => {
    expect(say('Liwan Select')).toBe('ليوان المختارة');
    expect(say('Liwan Prime')).toBe('Liwan Prime');
    expect(sayInArabic()('Liwan Select')).toBe('Liwan Select');
  });

  it.each([
    ['Toyota', 'Corolla', 'تويوتا كورولا \u20661.6 XLI\u2069 2021'],
    ['Ram', 'CX-5', 'رام \u2066CX-5\u2069 \u20661.6 XLI\u2069 2021'],
    ['Ram', 'Kumar', null],
    ['Mazda', 'CX-5', null],
  ])('says a car by its make and model: %s %s', (make, model, arabic) => {
    const car = { make, model, variant: '1.6 XLI', year: 2021 };
    expect(carInArabic(car, catalogue)).toBe(arabic);
    expect(carText(car)).toBe(`${make} ${model} 1.6 XLI 2021`);
  });

  it.each(['Toyota Corolla 1.6 XLI 2021', 'Ram Kumar', 'Ram', 'Corolla'])(
    'looks for no car in a text: %s',
    (text) => {
      expect(say(text)).toBe(text);
    },
  );

  it('keeps what it does not know: names, addresses, numbers', () => {
    for (const text of ['Mariam Haddad', 'mariam@example.com', '+971 50 123 4567', '× 1.08', ''])
      expect(say(text)).toBe(text);
  });

  it('keeps a sign at the left of its amount, and with it: apart it would stand between number and unit', () => {
    for (const english of ['+ AED\u00a0281.05', '− AED\u00a0281.05', 'AED\u00a0−281.05'])
      expect(say(english)).toMatch(/^\u2066[+−]281\.05\u2069\u00a0درهم$/);
  });

  it('isolates what is put into Arabic, and nothing in English', () => {
    expect(fillMessage('المرجع {reference}', { reference: 'MQ-1' })).toBe(
      'المرجع \u2068MQ-1\u2069',
    );
    expect(fillMessage('Reference {reference}', { reference: 'MQ-1' })).toBe('Reference MQ-1');
  });
});
