/** Each mail that nobody asked for says where its reader stops it (the consent "Mail me before a policy ends", issue 19). */
import { describe, expect, it } from 'vitest';
import { policyEndsMail } from '../src/mails/account-mails.ts';
import { type MailWords, mailWords } from '../src/mails/in-locale.ts';
import type { RenderedMail } from '../src/mails/layout.ts';
import { renewalMail } from '../src/mails/motor-order-mails.ts';
import { policyRenewalMail } from '../src/mails/policy-change-mails.ts';
import { quotationEndingMail } from '../src/mails/quotation-mails.ts';

const origin = 'http://localhost:3000';

type Composer<Event> = (event: Event, origin: string, words: MailWords) => RenderedMail;
/** The fields that a mail reads; the rest of a message says nothing. */
const mailOf =
  <Event>(compose: Composer<Event>, fields: object) =>
  (locale: string) =>
    compose(fields as Event, origin, mailWords(locale));

describe('a reminder', () => {
  it.each([
    ['a car', mailOf(renewalMail, { saleOrder: 'SO1', endDate: '2027-01-19' })],
    ['persons', mailOf(policyRenewalMail, { endDate: '2027-01-19' })],
    ['a quotation', mailOf(quotationEndingMail, { reference: 'MQ-1', validUntil: '2027-01-19' })],
    [
      'a policy bought elsewhere',
      mailOf(policyEndsMail, { insuranceType: 'car', expiryDate: '2027-01-19' }),
    ],
  ])('of %s says that it is stopped in the account, and leads there', (_cover, inLocale) => {
    const [english, arabic] = [inLocale('en').text, inLocale('ar').text];
    expect(english).toMatch(/You can stop (this|reminders) in your account/);
    expect(arabic).toMatch(/يمكنك إيقاف (ذلك|التذكير) من حسابك/);
    for (const text of [english, arabic]) expect(text).toContain(`:\n${origin}/my-account\n`);
  });
});
