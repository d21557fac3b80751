import type {
  MotorDocumentsAsked,
  MotorOrderConfirmed,
  MotorOrderPaid,
  MotorPolicyIssued,
  MotorRenewalDue,
} from '@muqarin/proto/muqarin/quoting/v1/motor_orders_pb';
import { describe, expect, it } from 'vitest';
import { mailWords } from '../src/mails/in-locale.ts';
import {
  documentsAskedMail,
  orderConfirmedMail,
  orderPaidMail,
  policyIssuedMail,
  renewalMail,
} from '../src/mails/motor-order-mails.ts';

const origin = 'http://localhost:3000';
const english = mailWords('en');
const offer = {
  planId: '201',
  planName: 'Motor Select',
  insurerName: 'Liwan Insurance',
  vehicle: 'Toyota Camry SE 2021',
  netFils: 150_000n,
  vatFils: 7_500n,
  grossFils: 157_500n,
};
const contact = { name: 'Mariam <b>', email: 'mariam@example.com' };
/** The fields that a mail reads; the rest of a message says nothing. */
const shaped = <T>(fields: object) => fields as T;
const about = { saleOrder: 'SO482113', offer, contact };

describe('mails about a motor order', () => {
  it('confirms with every amount and the way to the insurer’s payment', () => {
    const event = shaped<MotorOrderConfirmed>({
      ...about,
      startDate: '2026-12-01',
      returnPath: '/resume/o.secret',
    });
    const mail = orderConfirmedMail(event, origin, english);
    expect(mail.subject).toBe('Your car order is confirmed, SO482113');
    for (const body of [mail.text, mail.html]) {
      for (const said of ['1,500.00', '75.00', '1,575.00', '01/12/2026', 'Toyota Camry SE 2021'])
        expect(body).toContain(said);
      expect(body).toContain('http://localhost:3000/resume/o.secret');
    }
    expect(mail.html).not.toContain('<b>,');
  });

  it('says that it was paid, and that the policy is issued', () => {
    const paid = orderPaidMail(
      shaped<MotorOrderPaid>({ ...about, returnPath: '/r' }),
      origin,
      english,
    );
    expect(paid.subject).toBe('Liwan Insurance has your payment, SO482113');
    const facts = { ...about, policyNumber: 'P-77', startDate: '2026-12-01', returnPath: '/r' };
    const issued = policyIssuedMail(shaped<MotorPolicyIssued>(facts), origin, english);
    expect(issued.text).toContain('P-77');
    expect(issued.text).toContain('01/12/2026');
  });

  it('names each refused document with its reason, and leads to just these', () => {
    const event = shaped<MotorDocumentsAsked>({
      saleOrder: 'SO482113',
      contact,
      documents: [{ slot: 'mulkiya_front', label: 'Mulkiya, front', reason: 'Too dark.' }],
      documentsPath: '/survey/motor-documents/secret',
    });
    const mail = documentsAskedMail(event, origin, english);
    expect(mail.text).toContain('Mulkiya, front  |  Too dark.');
    expect(mail.text).toContain('http://localhost:3000/survey/motor-documents/secret');
  });

  it('asks to renew before the last day', () => {
    const event = shaped<MotorRenewalDue>({
      ...about,
      endDate: '2027-11-30',
      renewalPath: '/survey/motor/renewal/secret',
    });
    const mail = renewalMail(event, origin, english);
    expect(mail.subject).toBe('The insurance of your Toyota Camry SE 2021 ends on 30/11/2027');
    expect(mail.text).toContain('/survey/motor/renewal/secret');
    expect(mail.text).not.toMatch(/\{\w+\}/);
  });
});
