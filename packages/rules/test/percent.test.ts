import { describe, expect, it } from 'vitest';
import { sayInArabic } from '../src/ar/sayings.ts';
import { filled, inWords } from '../src/message.ts';
import { formatPercent, percentInArabic, percentsFromLeft } from '../src/percent.ts';

const seen = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '');

describe('a percentage', () => {
  it('never breaks over two lines in English', () => {
    expect(formatPercent(12.5)).toBe('12.5\u00a0%');
  });

  it.each(['5 %', '5\u00a0%', '0.132 %', '1,200 %'])('%s has no space in Arabic', (english) => {
    expect(seen(percentInArabic(english))).toBe(english.replace(/\s/, ''));
    expect(sayInArabic()(english)).toBe(percentInArabic(english));
  });

  it('is nothing else', () => {
    for (const text of ['5', '%', '5% off', 'about 5 %', ''])
      expect(percentInArabic(text)).toBeNull();
  });

  it('reads from the left within Arabic, where a text is filled too', () => {
    expect(percentsFromLeft('خصم 10 و15 و20% بعد سنة')).toBe('خصم 10 و15 و\u206620%\u2069 بعد سنة');
    expect(percentsFromLeft('قبل خصم {perc}%: {amount}')).toBe(
      'قبل خصم \u2066{perc}%\u2069: {amount}',
    );
    expect(sayInArabic()('VAT 5 %')).toBe('ضريبة القيمة المضافة \u20665%\u2069');
    const visits = filled('You pay {n} % of visits', { n: 20 });
    expect(seen(inWords(visits, sayInArabic()))).toBe('تدفع 20% من الزيارات');
  });
});
