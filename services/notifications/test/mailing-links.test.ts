/** Events say which link or code is mailed; what makes it work is made here and stands in the mail only. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { ResumeLinkRequestedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import {
  CaseCodeRequestedSchema,
  DataLinkRequestedSchema,
} from '@muqarin/proto/muqarin/leads/v1/site_pb';
import { QuoteEmailedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { GeneralPriceRequestedSchema } from '@muqarin/proto/muqarin/quoting/v1/general_pb';
import {
  MotorDocumentsAskedSchema,
  MotorOrderConfirmedSchema,
  MotorRenewalDueSchema,
} from '@muqarin/proto/muqarin/quoting/v1/motor_orders_pb';
import { MotorComparisonEmailedSchema } from '@muqarin/proto/muqarin/quoting/v1/motor_pb';
import { QuoteEmailedSchema as GroupQuoteEmailedSchema } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { linkOf } from '@muqarin/rules/mailed-links';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { context, marks, openPostOffice, type PostOffice, parts } from './support/post-office.ts';

const email = 'mariam@example.com';
const day = '2026-12-21';
const seconds = '1795250000';
const expiresAt = { seconds: BigInt(seconds), nanos: 0 };
const say = <S extends Parameters<typeof defineEvent>[0]>(
  schema: S,
  facts: Parameters<typeof createEvent<S>>[1],
): EventMessage => createEvent(defineEvent(schema), facts, context, parts);
const report = { ...linkOf('motor_report', 'q1', day), plans: '3,7', leadId: 'l1' };

const mailed: [string, EventMessage, string[]][] = [
  [
    'a draft',
    say(ResumeLinkRequestedSchema, {
      draftId: 'd1',
      email,
      expiresAt,
      link: linkOf('draft', 'k1', seconds),
    }),
    [`/resume/d.k1.${seconds}.${marks.mark('draft', `k1.${seconds}`)}`],
  ],
  [
    'what is held',
    say(DataLinkRequestedSchema, {
      requestId: 'r1',
      email,
      expiresAt,
      link: linkOf('data', 'r1', seconds),
    }),
    [`/my-data/r1.${seconds}.${marks.mark('data', `r1.${seconds}`)}`],
  ],
  [
    'a case, by a code',
    say(CaseCodeRequestedSchema, {
      caseId: 'c1',
      reference: 'CL-7F3K-92QX',
      email,
      expiresAt,
      link: linkOf('case_code', 'k2', seconds),
    }),
    [marks.code('case_code', `k2.${seconds}`)],
  ],
  [
    'a medical quote',
    say(QuoteEmailedSchema, {
      quoteId: 'q1',
      recipient: { email },
      validUntil: day,
      link: linkOf('medical_quote', 'q1', day),
    }),
    [`/resume/q.q1.${day}.${marks.mark('medical_quote', `q1.${day}`)}`],
  ],
  [
    'a comparison of motor plans and its PDF',
    say(MotorComparisonEmailedSchema, {
      quoteId: 'q1',
      audience: 'shopper',
      contact: { email },
      validUntil: day,
      link: linkOf('motor_quote', 'q1', day),
      reportLink: report,
    }),
    [
      `/resume/m.q1.${day}.${marks.mark('motor_quote', `q1.${day}`)}`,
      `/download-comparison-report?lead_id=l1&link=q1.3%2C7.${day}.${marks.mark('motor_report', `q1.3,7.${day}`)}`,
    ],
  ],
  [
    'a general quote',
    say(GeneralPriceRequestedSchema, {
      quoteId: 'q1',
      recipient: { email },
      link: linkOf('general_quote', 'q1', day),
    }),
    [`/resume/g.q1.${day}.${marks.mark('general_quote', `q1.${day}`)}`],
  ],
  [
    'plans checked for a group',
    say(GroupQuoteEmailedSchema, {
      quoteId: 'q1',
      line: 'medical-corporate',
      audience: 'shopper',
      contact: { email },
      validUntil: day,
      link: linkOf('group_quote', 'q1', day),
    }),
    [`/resume/e.q1.${day}.${marks.mark('group_quote', `q1.${day}`)}`],
  ],
  [
    'an order',
    say(MotorOrderConfirmedSchema, {
      orderId: 'o1',
      contact: { email },
      startDate: day,
      link: linkOf('motor_order', 'o1', day),
    }),
    [`/resume/o.o1.${day}.${marks.mark('motor_order', `o1.${day}`)}`],
  ],
  [
    'documents',
    say(MotorDocumentsAskedSchema, {
      orderId: 'o1',
      contact: { email },
      link: linkOf('motor_documents', 'o1', day),
    }),
    [`/survey/motor-documents/o1.${day}.${marks.mark('motor_documents', `o1.${day}`)}`],
  ],
  [
    'a renewal',
    say(MotorRenewalDueSchema, {
      orderId: 'o1',
      contact: { email },
      endDate: day,
      link: linkOf('motor_renewal', 'o1', day),
    }),
    [`/survey/motor/renewal/o1.${day}.${marks.mark('motor_renewal', `o1.${day}`)}`],
  ],
];

let post: PostOffice;
beforeEach(async () => {
  post = await openPostOffice();
});
afterEach(() => post.close());

it.each(mailed)('the mail opens %s, its event does not', async (_what, event, made) => {
  await post.bus.publish([event]);
  const found = async () => (await post.client.listMails({}, context)).mails[0]?.mailId ?? '';
  await expect.poll(found).not.toBe('');
  const mail = await post.client.getMail({ mailId: await found() }, context);
  for (const each of made) {
    expect(mail?.text).toContain(each);
    expect(mail?.html).toContain(each.replaceAll('&', '&#38;'));
    const secret = each.split('.').at(-1) ?? '';
    expect(event.value).not.toContain(secret);
  }
});
