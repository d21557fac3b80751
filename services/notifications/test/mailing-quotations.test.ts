/** What the mail of a quotation says of its options (features 141). */
import { describe, expect, it } from 'vitest';
import { mailWords } from '../src/mails/in-locale.ts';
import { quotationMail } from '../src/mails/quotation-mails.ts';

const car = { label: 'The car', value: 'Toyota Camry LE 2024' };
const excess = (value: string) => ({ label: 'Excess for each claim', value });
const optionOf = (grossFils: bigint, terms: { label: string; value: string }[]) => ({
  planId: '5003',
  planName: 'Falaj Drive Plus',
  insurerName: 'Falaj Assurance',
  grossFils,
  terms,
});

function mailOf(plans: ReturnType<typeof optionOf>[], locale = 'en') {
  const event = {
    reference: 'MQ-7F3K-92QX',
    contact: { email: 'mariam@example.com', name: 'Mariam' },
    plans,
    validUntil: '2026-12-21',
    returnPath: '/quotation/x',
  } as unknown as Parameters<typeof quotationMail>[0];
  return quotationMail(event, 'http://localhost:3000', mailWords(locale)).text;
}

describe('the mail of a quotation', () => {
  const both = [
    optionOf(188_377n, [car, excess('AED 700')]),
    optionOf(195_912n, [car, excess('AED 350')]),
  ];

  it('tells two options of one plan apart, and says nothing that all of them have', () => {
    const text = mailOf(both);
    expect(text).toContain('Falaj Drive Plus, Falaj Assurance, Excess for each claim: AED 700');
    expect(text).toContain('Excess for each claim: AED 350');
    expect(text).not.toContain('Camry');
  });

  it('does so in Arabic', () => {
    const text = mailOf(both, 'ar');
    expect(text).toContain('مبلغ التحمّل لكل مطالبة');
    expect(text).not.toContain('Excess');
  });

  it('says the category of a group in Arabic, in events of before it was brought too', () => {
    const ofCategory = (value: string) => [{ label: 'Category B', value }];
    const options = [optionOf(1n, ofCategory('No plan')), optionOf(2n, ofCategory('Dubai Two'))];
    expect(mailOf(options)).toContain('Category B: No plan');
    expect(mailOf(options, 'ar')).toContain('الفئة \u2068B\u2069: بلا خطة');
  });

  it('is as before where an option says nothing of its own', () => {
    expect(mailOf([optionOf(188_377n, [])])).toMatch(/Falaj Drive Plus, Falaj Assurance\b(?!,)/);
  });
});
