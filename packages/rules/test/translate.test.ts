import { describe, expect, it } from 'vitest';
import { sayInArabic } from '../src/ar/sayings.ts';
import { fillMessage } from '../src/fill-message.ts';
import { messages } from '../src/messages.ts';
import { motorPurchaseMessages } from '../src/motor/messages-purchase.ts';
import { siteMessages } from '../src/site/messages.ts';
import { createSay } from '../src/translate.ts';

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
    ['Up to AED 1,500 a year', 'حتى 1,500 درهم في السنة'],
    ['woman, 30 to 34', 'امرأة، من 30 إلى 34'],
    ['3 years, × 0.8', '3 سنوات، × 0.8'],
    ['1 person, born 14/03/1991, Dubai', 'شخص واحد، مواليد 14/03/1991، دبي'],
    [
      'Without maternity the net premium is AED\u00a03,412.',
      'من دون الأمومة يكون صافي القسط 3,412\u00a0درهم.',
    ],
  ])('%s', (english, arabic) => {
    expect(plain(english).replaceAll('\u00a0', ' ')).toBe(arabic.replaceAll('\u00a0', ' '));
  });

  it.each([
    [messages.withoutOneRemain, { name: 'Dental', count: 7 }],
    [messages.validStartDate, { days: 60 }],
    [motorPurchaseMessages.uploadFile, { label: 'Dental' }],
    [siteMessages.lineTooLong, { count: 200 }],
    ['Please upload a file of at most {n} MB.', { n: 10 }],
  ])('knows a message by its key, and looks for none that was filled: %s', (key, values) => {
    expect(say(key)).toMatch(/[\u0600-\u06ff]/);
    expect(say(fillMessage(key, values))).toBe(fillMessage(key, values));
  });

  it('finds what is kept filled, such as the line of a price, and fills it the same way', () => {
    expect(plain('Deductible of AED 500')).toBe('مبلغ تحمّل 500\u00a0درهم');
  });

  it('knows the words of the catalogue it is given, and no other', () => {
    expect(plain('How the price of Liwan Select is made')).toBe('كيف حُسب سعر ليوان المختارة');
    expect(say('Liwan Prime')).toBe('Liwan Prime');
    expect(sayInArabic()('Liwan Select')).toBe('Liwan Select');
  });

  it.each([
    ['Toyota Corolla 1.6 XLI 2021', 'تويوتا كورولا \u20661.6 XLI\u2069 2021'],
    ['Ram CX-5 2020', 'رام \u2066CX-5\u2069 2020'],
    ['Ram Kumar', 'Ram Kumar'],
    ['Ram', 'Ram'],
    ['Corolla', 'Corolla'],
  ])('says a car by make and model, and nothing else by them: %s', (english, arabic) => {
    expect(say(english)).toBe(arabic);
  });

  it('keeps what it does not know: names, addresses, numbers', () => {
    for (const text of ['Mariam Haddad', 'mariam@example.com', '+971 50 123 4567', '× 1.08', ''])
      expect(say(text)).toBe(text);
  });

  it('takes a number for {n} only', () => {
    const own = createSay({ '{n} to {n2}': 'ok' });
    expect(own('30 to 34')).toBe('ok');
    expect(own('a to b')).toBe('a to b');
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
