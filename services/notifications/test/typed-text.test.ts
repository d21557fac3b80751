/** What a person typed stands in an Arabic mail as it was typed, also where the same words are ours elsewhere. */
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import {
  CaseStatusChangedSchema,
  ClaimFiledSchema,
  ComplaintFiledSchema,
} from '@muqarin/proto/muqarin/leads/v1/site_pb';
import { GeneralPolicyRequestedSchema } from '@muqarin/proto/muqarin/quoting/v1/general_pb';
import { MotorComparisonEmailedSchema } from '@muqarin/proto/muqarin/quoting/v1/motor_pb';
import {
  PolicyRequestedSchema,
  PriceRequestedSchema,
  QuoteEmailedSchema,
} from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { expect, it } from 'vitest';
import { context, openPostOffice, parts } from './support/post-office.ts';

/** A plan's name is made of such words, and "Third party" is a cover. */
const name = 'Rimal Spring';
const request = 'Third party';

const email = 'mariam@example.com';
const contact = { name, email };
const filed = { reference: 'CL-7F3K', request, email, statusPath: '/case' };

const events = {
  'the name on a lead': [LeadCapturedSchema, { contact, productCount: 3 }, name],
  'the name on a lead of the site': [
    LeadCapturedSchema,
    { contact, source: 'contact', site: { callSlot: 'any' } },
    name,
  ],
  'the request of a claim': [ClaimFiledSchema, filed, `  |  ${request}`],
  'what a claim is about': [ClaimFiledSchema, { ...filed, type: name }, `  |  ${name}`],
  'the text of a complaint': [ComplaintFiledSchema, filed, `  |  ${request}`],
  'the note to a case': [
    CaseStatusChangedSchema,
    { ...filed, status: 'answered', note: request },
    `\n\n${request}\n\n`,
  ],
  'the name of a company': [
    PolicyRequestedSchema,
    { line: 'general', contact: { email, name: 'Noura' }, company: name },
    `  |  ${name}`,
  ],
  'the name of a company, in an event from before': [
    GeneralPolicyRequestedSchema,
    { recipient: { email, name: 'Noura' }, company: name },
    `  |  ${name}`,
  ],
  'who asked for medical plans': [QuoteEmailedSchema, { line: 'medical', contact }, name],
  'who asked for a price': [PriceRequestedSchema, { line: 'general', contact }, name],
  'who compared, to the sales person': [
    QuoteEmailedSchema,
    { line: 'motor', form: 'comparison', contact, audience: 'sales' },
    name,
  ],
  'who compared, in an event from before': [
    MotorComparisonEmailedSchema,
    { contact, audience: 'sales', offers: [] },
    name,
  ],
} as const;

it.each(Object.entries(events))('%s', async (_what, [schema, data, typed]) => {
  const { bus, client, close } = await openPostOffice();
  try {
    const about = { leadId: 'l1', caseId: 'c1', quoteId: 'q1', ...data };
    const inArabic = { ...context, locale: 'ar' };
    await bus.publish([createEvent(defineEvent(schema as never), about as never, inArabic, parts)]);
    const sent = async () =>
      (await client.listMails({}, context)).mails.map(({ mailId }) => mailId);
    await expect.poll(sent, { timeout: 5000 }).toHaveLength(1);
    const [mailId = ''] = await sent();
    const mail = await client.getMail({ mailId }, context);
    expect(mail?.html).toContain('lang="ar"');
    expect(mail?.text).toContain(typed);
  } finally {
    await close();
  }
});
