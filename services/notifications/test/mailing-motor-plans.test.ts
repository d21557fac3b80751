import type { QuoteEmailed } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { describe, expect, it } from 'vitest';
import { mailWords } from '../src/mails/in-locale.ts';
import { motorComparisonMail, motorQuoteMail } from '../src/mails/motor-plan-mails.ts';

const origin = 'http://localhost:3000';
const english = mailWords('en');
const offer = (planName: string, grossFils: bigint, addons: string[] = []) => ({
  plan: {
    planId: '1',
    planName,
    insurerName: 'Liwan',
    netFils: 100_000n,
    vatFils: 5_000n,
    grossFils,
  },
  terms: {
    case: 'motor',
    value: { cover: 'comprehensive', deductibleFils: 70_000n, addons, agencyRepair: false },
  },
});
const car = {
  make: 'Toyota',
  model: 'Camry',
  variant: 'LE',
  year: 2021,
  valueAed: 55_626n,
  seats: 5,
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('mailing motor plans', () => {
  it('says one plan with its add-ons, its total and how to open it', () => {
    const { subject, text, html } = motorQuoteMail(
      {
        quoteId: 'q',
        reference: 'MQ-7F3K-92QX',
        contact: { email: 'm@example.com', name: 'Mariam <b>' },
        offers: [offer('Liwan Motor', 105_000n, ['Passenger cover'])],
        car,
        returnPath: '/resume/m.q',
        validUntil: '2026-12-21',
      } as unknown as QuoteEmailed,
      origin,
      english,
    );
    expect(subject).toBe('Your motor plan, quote MQ-7F3K-92QX');
    for (const said of [
      'Liwan Motor by Liwan for your Toyota Camry LE 2021, insured for AED 55,626',
      'AED 1,050.00',
      'AED 700.00',
      'Passenger cover',
      `${origin}/resume/m.q`,
      '21/12/2026',
    ]) {
      expect(plain(text)).toContain(said);
    }
    expect(html).not.toContain('<b>Mariam');
  });

  it.each([
    ['shopper', 'Hello Mariam', '+971501234567'],
    ['sales', 'Call +971501234567 or write to m@example.com', 'Hello Mariam'],
  ])('tells the %s what was compared, with the report', (audience, said, unsaid) => {
    const { text } = motorComparisonMail(
      {
        quoteId: 'q',
        reference: 'MQ-7F3K-92QX',
        audience,
        contact: { email: 'm@example.com', name: 'Mariam' },
        phone: '+971501234567',
        offers: [offer('Liwan Motor', 105_000n), offer('Ghaf Motor', 210_000n)],
        car,
        returnPath: '/resume/m.q',
        reportPath: '/download-comparison-report?lead_id=l',
        validUntil: '2026-12-21',
      } as unknown as QuoteEmailed,
      origin,
      english,
    );
    expect(text).toContain(said);
    expect(text).not.toContain(unsaid);
    expect(plain(text)).toContain('AED 2,100.00');
    expect(text).toContain(`${origin}/download-comparison-report?lead_id=l`);
  });
});
