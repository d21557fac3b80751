/** Each mail in Arabic: right to left, no English left but names. */
import { describe, expect, it } from 'vitest';
import { newDeviceMail } from '../src/mails/account-mails.ts';
import { generalQuoteMail, generalRequestMail } from '../src/mails/general-mails.ts';
import { type MailWords, mailWords } from '../src/mails/in-locale.ts';
import type { RenderedMail } from '../src/mails/layout.ts';
import { linksIn } from '../src/mails/links-in-locale.ts';
import { leadMail, policyMail, quoteMail, resumeMail } from '../src/mails/mails.ts';
import {
  documentsAskedMail,
  orderConfirmedMail,
  orderPaidMail,
  policyIssuedMail,
  renewalMail,
} from '../src/mails/motor-order-mails.ts';
import { motorComparisonMail, motorQuoteMail } from '../src/mails/motor-plan-mails.ts';
import {
  caseCodeMail,
  caseStatusMail,
  claimMail,
  complaintMail,
  dataLinkMail,
  siteLeadMail,
} from '../src/mails/site-mails.ts';
import { publicOrigin } from './support/post-office.ts';

const amounts = { netFils: 421_800n, vatFils: 21_090n, grossFils: 442_890n };
const plan = { planId: '12', planName: 'NAME', insurerName: 'NAME', ...amounts, conditions: [] };
const lowSalary = 'For a monthly salary of AED 4,000 or less.';
const low = {
  ...plan,
  conditions: [lowSalary],
  arabic: { [lowSalary]: 'لراتب شهري قدره 4,000\u00a0درهم أو أقل.' },
};
const contact = { name: 'NAME', email: 'mariam@example.com', phone: '501234567' };
const order = { saleOrder: 'SO482113', contact, offer: { ...plan, vehicle: 'NAME' } };
const quote = { reference: 'MQ-7F3K-92QX', validUntil: '2026-12-21', returnPath: '/r', contact };
const car = { make: 'NAME', model: 'NAME', variant: 'NAME', year: 2021, valueAed: 80_000n };
const motorOffer = (cover: string) => {
  const value = { cover, addons: [], deductibleFils: 50_000n, garage: true };
  return { plan, terms: { case: 'motor', value } };
};
const offers = [motorOffer('comprehensive'), motorOffer('third_party')];
const business = { plan, terms: { case: 'general', value: { type: 'NAME', excessFils: 1n } } };
const filed = { reference: 'CL-7F3K', request: 'NAME', statusPath: '/case' };
const until = { seconds: 1_800_000_000n, nanos: 0 };
const days = { startDate: '2026-12-01', endDate: '2027-11-30' };
/** The fields that a mail reads; the rest of a message says nothing. */
const facts = <Mail extends (event: never, ...rest: never[]) => unknown>(
  _of: Mail,
  fields: object,
) => fields as Parameters<Mail>[0];

const mailsIn = (words: MailWords): Record<string, RenderedMail> => ({
  lead: leadMail(facts(leadMail, { ...quote, productCount: 3 }), words),
  'lead without a plan': leadMail(facts(leadMail, { ...quote, productCount: 0 }), words),
  resume: resumeMail(
    facts(resumeMail, { expiresAt: until, resumePath: '/r' }),
    publicOrigin,
    words,
  ),
  quote: quoteMail(facts(quoteMail, { ...quote, offers: [{ plan }] }), publicOrigin, words),
  policy: policyMail(
    facts(policyMail, { policyReference: 'MQP-1', plan, contact, memberCount: 2, ...days }),
    publicOrigin,
    words,
  ),
  'policy with a condition': policyMail(
    facts(policyMail, { policyReference: 'MQP-1', plan: low, contact, memberCount: 2, ...days }),
    publicOrigin,
    words,
  ),
  'quote with a condition': quoteMail(
    facts(quoteMail, { ...quote, offers: [{ plan: low }] }),
    publicOrigin,
    words,
  ),
  'motor quote': motorQuoteMail(
    facts(motorQuoteMail, { ...quote, offers, car }),
    publicOrigin,
    words,
  ),
  'motor comparison': motorComparisonMail(
    facts(motorComparisonMail, { ...quote, offers, car, reportPath: '/report' }),
    publicOrigin,
    words,
  ),
  'motor comparison for sales': motorComparisonMail(
    facts(motorComparisonMail, { ...quote, offers, car, audience: 'sales', phone: '501234567' }),
    publicOrigin,
    words,
  ),
  confirmed: orderConfirmedMail(
    facts(orderConfirmedMail, { ...order, ...days, returnPath: '/r' }),
    publicOrigin,
    words,
  ),
  paid: orderPaidMail(facts(orderPaidMail, { ...order, returnPath: '/r' }), publicOrigin, words),
  issued: policyIssuedMail(
    facts(policyIssuedMail, { ...order, ...days, policyNumber: 'P-77', returnPath: '/r' }),
    publicOrigin,
    words,
  ),
  documents: documentsAskedMail(
    facts(documentsAskedMail, { ...order, documents: [], documentsPath: '/d' }),
    publicOrigin,
    words,
  ),
  'site lead': siteLeadMail(
    facts(siteLeadMail, { ...quote, source: 'travel', site: { callSlot: 'morning' } }),
    publicOrigin,
    words,
  ),
  claim: claimMail(facts(claimMail, { ...filed }), publicOrigin, words),
  complaint: complaintMail(
    facts(complaintMail, { ...filed, answerBy: until }),
    publicOrigin,
    words,
  ),
  'code of a case': caseCodeMail(facts(caseCodeMail, { ...filed, code: '123456' }), words),
  'news of a case': caseStatusMail(
    facts(caseStatusMail, { ...filed, status: 'received', note: '' }),
    publicOrigin,
    words,
  ),
  'link to data': dataLinkMail(
    facts(dataLinkMail, { dataPath: '/my-data/x' }),
    publicOrigin,
    words,
  ),
  'general quote': generalQuoteMail(
    facts(generalQuoteMail, {
      ...quote,
      offers: [business],
      onRequest: [],
      figureMissing: [],
    }),
    publicOrigin,
    words,
  ),
  'general request': generalRequestMail(
    facts(generalRequestMail, {
      ...quote,
      requestReference: 'BR-1',
      company: 'NAME',
      offer: business,
    }),
    publicOrigin,
    words,
  ),
  renewal: renewalMail(
    facts(renewalMail, { ...order, ...days, renewalPath: '/r' }),
    publicOrigin,
    words,
  ),
});
const mails = mailsIn(mailWords('ar', low.arabic));
const english = mailsIn(mailWords('en'));

/** Names, addresses, references and file kinds stay as they are. */
const foreign = /NAME|PDF|https?:\S+|\S+@\S+|[A-Z]{1,3}-?[\dA-Z]+(-[\dA-Z]+)*/g;

describe('a mail in Arabic', () => {
  it.each(Object.entries(mails))('leaves no English in it: %s', (_name, mail) => {
    const { subject, text, html, locale } = mail;
    expect(locale).toBe('ar');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    for (const said of [subject, text])
      expect(said.replace(foreign, '')).not.toMatch(/[A-Za-z]{2}/);
    expect(text).toMatch(/[\u0600-\u06ff]/);
    expect(text).not.toMatch(/\{\w+\}/);
  });

  it('is the same mail for whoever reads English', () => {
    expect(mailsIn(mailWords(undefined))).toEqual(english);
    for (const { locale, text } of Object.values(english)) {
      expect(locale).toBe('en');
      expect(text).not.toMatch(/[\u0600-\u06ff]/);
    }
  });

  it('carries the name as Arabic writes it, each dot apart from what follows it', () => {
    for (const { text, html } of Object.values(mails)) {
      expect(text).toContain('\n-- \nمقارن\n');
      expect(html).toContain('مقارن</strong>');
      expect(`${text}${html}`).not.toMatch(/muqarin(?!\.example)/i);
      expect(html).not.toContain('margin-right:5px');
      expect(html.match(/margin-left:5px/g)).toHaveLength(2);
    }
    for (const { text, html } of Object.values(english)) {
      expect(html).not.toContain('margin-left:5px');
      expect(text).toContain('\n-- \nMuqarin\n');
    }
  });

  it('writes percentages, endings and what need not be done as the site does', () => {
    const said = Object.values(mails).map(({ text }) => text);
    for (const text of said) expect(text).not.toMatch(/\d\s%|اً|لا حاجة إلى|الطرف الثالث/);
    expect(mails['code of a case']?.text).toContain('لا يلزمك فعل شيء');
  });

  it.each(['en', 'ar'])('leads on in its own language: %s', (language) => {
    const written = mailsIn(mailWords(language));
    const paths = Object.values(written).flatMap((mail) => {
      const { html } = linksIn(language, mail, publicOrigin);
      return [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href));
    });
    const own = paths.filter(({ origin }) => origin === publicOrigin);
    expect(own.length).toBeGreaterThan(10);
    for (const { pathname, search } of own)
      expect(`${pathname}${search}`).toMatch(
        new RegExp(`^/uae/${language}/|[?&]lang=${language}$`),
      );
    expect(paths.map(({ href }) => href)).toContain('https://www.sanadak.gov.ae/');
    expect(own.map(({ pathname }) => pathname)).toContain(`/uae/${language}/my-data/x`);
  });

  it('puts columns on their other side and amounts in dirhams', () => {
    const { html } = mails.quote as RenderedMail;
    expect(html).toContain('4,428.90\u00a0درهم');
    expect(html).toContain('<th align="right"');
    expect(html).not.toContain('padding:9px 0 9px 12px');
  });
});

it('says in Arabic on which device somebody signed in', () => {
  const { text } = newDeviceMail(
    facts(newDeviceMail, { device: 'Chrome on Windows' }),
    publicOrigin,
    mailWords('ar'),
  );
  expect(text).toMatch(/Chrome.* على .*Windows/);
  expect(text).not.toContain(' on ');
});
