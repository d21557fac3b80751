import type { QuoteEmailed } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { expect, it } from 'vitest';
import { mailWords } from '../src/mails/in-locale.ts';
import { groupQuoteMail } from '../src/mails/medical-corporate-mails.ts';

const origin = 'http://localhost:3000';
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replace(/[\u2066-\u2069]/g, '');
const offer = (category: number, variants: string[] = []) => ({
  plan: {
    planName: 'Falaj Gold',
    insurerName: 'Falaj Assurance',
    netFils: 1_395_000n,
    vatFils: 69_750n,
    grossFils: 1_464_750n,
    conditions: ['For companies with a trade licence of Dubai.'],
    arabic: { 'Falaj Gold': 'فلج الذهبية' },
  },
  terms: {
    case: 'medicalCorporate',
    value: { category, members: 87, tpaName: 'Wareed', variants },
  },
});
const quote = {
  reference: 'MQ-7F3K-92QX',
  contact: { email: 'maryam@example.com', name: 'Maryam <b>' },
  offers: [offer(1), offer(2, ['Dental', 'Optical'])],
  returnPath: '/resume/e.q',
  validUntil: '2026-12-21',
} as unknown as QuoteEmailed;

it('says each checked plan for its category, what it costs, who may buy it, and the way back', () => {
  const { subject, text, html } = groupQuoteMail(quote, origin, mailWords('en'));
  expect(subject).toBe('Plans for your group, quote MQ-7F3K-92QX');
  for (const said of [
    'Category A: Falaj Gold, Falaj Assurance, Wareed · Members: 87',
    'Category B: Falaj Gold, Falaj Assurance, Wareed · with Dental, Optical · Members: 87',
    'AED 13,950.00',
    'AED 14,647.50',
    'Who may buy Falaj Gold: For companies with a trade licence of Dubai.',
    `${origin}/resume/e.q`,
    '21/12/2026',
  ])
    expect(plain(text)).toContain(said);
  expect(html).not.toContain('Maryam <b>');
  expect(text.match(/Who may buy/g)).toHaveLength(1);
});

it('names no category where there is one for everybody, and speaks Arabic', () => {
  const whole = { ...quote, offers: [offer(0)] } as unknown as QuoteEmailed;
  expect(groupQuoteMail(whole, origin, mailWords('en')).text).toContain('All employees: Falaj');
  const { subject, text } = groupQuoteMail(
    whole,
    origin,
    mailWords('ar', { 'Falaj Gold': 'فلج الذهبية' }),
  );
  expect(subject).toContain('وثائق لمجموعتك');
  expect(text).toContain('جميع الموظفين: فلج الذهبية');
});
