import type {
  PolicyRequested,
  PriceRequested,
  QuoteEmailed,
} from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { describe, expect, it } from 'vitest';
import {
  generalPriceMail,
  generalQuoteMail,
  generalRequestMail,
} from '../src/mails/general-mails.ts';
import { mailWords } from '../src/mails/in-locale.ts';

const origin = 'http://localhost:3000';
const english = mailWords('en');
const contact = { email: 'noura@example.com', name: 'Noura <b>' };
const offer = {
  plan: {
    planId: '7113',
    planName: 'Liwan Workforce',
    insurerName: 'Liwan Insurance',
    netFils: 759_600n,
    vatFils: 37_980n,
    grossFils: 797_580n,
  },
  terms: { case: 'general', value: { type: 'work_comp', excessFils: 0n } },
};
const request = {
  requestReference: 'R-7F3K-92QX',
  company: 'Ghaf Bakery',
  contact,
  offer,
} as unknown as PolicyRequested;
const returnPath = '/resume/g.q';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const quote = {
  reference: 'MQ-7F3K-92QX',
  contact,
  offers: [offer],
  onRequest: ['cyber'],
  figureMissing: ['fire'],
  returnPath,
  validUntil: '2026-12-21',
} as unknown as QuoteEmailed;

describe('mailing a business', () => {
  it('says the prices, what is priced on request and how to open them', () => {
    const { subject, text, html } = generalQuoteMail(quote, origin, english);
    expect(subject).toContain('MQ-7F3K-92QX');
    for (const said of [
      "Liwan Workforce, Liwan Insurance, Workmen's compensation",
      'AED 7,596.00',
      'AED 7,975.80',
      'Cyber',
      'Price on request',
      'Fire and allied perils',
      'One figure is missing',
      `${origin}/resume/g.q`,
      '21/12/2026',
    ]) {
      expect(plain(text)).toContain(said);
    }
    expect(html).not.toContain('Noura <b>');
  });

  it('says that a person asks the insurers', () => {
    const event = { reference: 'MQ-1', contact, types: ['cyber', 'other'], returnPath };
    const { text } = generalPriceMail(event as unknown as PriceRequested, origin, english);
    expect(text).toContain(`${origin}${returnPath}`);
    expect(text).toContain('Cyber');
    expect(text).toContain('within one working day');
  });

  it('says that the request has come, at what price, and that nothing is due', () => {
    const { subject, text } = generalRequestMail({ ...request, returnPath }, origin, english);
    expect(text).toContain(`${origin}${returnPath}`);
    expect(subject).toContain('R-7F3K-92QX');
    for (const said of ['Ghaf Bakery', 'Liwan Workforce', 'AED 7,975.80', 'Nothing is due today']) {
      expect(plain(text)).toContain(said);
    }
  });

  it('has no button for an event from before there was a way back', () => {
    const { text } = generalRequestMail({ ...request, returnPath: '' }, origin, english);
    expect(text).not.toContain(origin);
  });

  it('speaks Arabic to whoever asked in Arabic', () => {
    const { subject, text } = generalQuoteMail(quote, origin, mailWords('ar'));
    expect(subject).toContain('أسعار لمنشأتك');
    expect(text).toContain('تعويضات العمال');
    expect(text).toContain('ينقص رقم واحد');
  });
});
