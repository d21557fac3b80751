import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import {
  GroupDocumentsSubmittedSchema,
  PolicyConfirmedSchema,
  QuoteEmailedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { context, openPostOffice, type PostOffice, parts } from './support/post-office.ts';

describe('mailing what happened', () => {
  let post: PostOffice;
  beforeEach(async () => {
    post = await openPostOffice();
  });
  afterEach(() => post.close());

  const mails = async () => {
    for (let i = 0; i < 200; i += 1) {
      const { mails: found } = await post.client.listMails({}, context);
      if (found.length > 0) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    // Long enough for a second delivery to show.
    await new Promise((resolve) => setTimeout(resolve, 150));
    return (await post.client.listMails({}, context)).mails;
  };

  it('thanks for a lead once, however often the event is delivered', async () => {
    const contact = { name: 'Mariam <b>', email: 'mariam@example.com', phone: '501234567' };
    const lead = { leadId: 'l1', reference: 'MQ-7F3K-92QX', contact, productCount: 3 };
    await post.bus.publish([createEvent(defineEvent(LeadCapturedSchema), lead, context, parts)]);
    const [summary, ...others] = await mails();
    expect(others).toEqual([]);
    expect(summary).toMatchObject({
      to: 'mariam@example.com',
      subject: expect.stringContaining('MQ-7F3K-92QX'),
    });
    const mail = await post.client.getMail({ mailId: summary?.mailId ?? '' }, context);
    expect(mail?.text).toContain('3 plans');
    expect(mail?.html).not.toContain('<b>,');
  });

  it('says to an employer which group was asked for', async () => {
    const lead = {
      leadId: 'l1',
      reference: 'MQ-7F3K-92QX',
      source: 'medical_corporate',
      contact: { name: 'Maryam', email: 'maryam@example.com', phone: '501234567' },
      productCount: 40,
      group: {
        emirate: 2,
        employees: 87,
        categoryEmployees: [7, 20, 60],
        companyName: 'Palm Trading LLC',
      },
    };
    await post.bus.publish([createEvent(defineEvent(LeadCapturedSchema), lead, context, parts)]);
    const [summary] = await mails();
    const mail = await post.client.getMail({ mailId: summary?.mailId ?? '' }, context);
    for (const said of ['Group health insurance', 'Palm Trading LLC', '87', 'A: 7, B: 20, C: 60']) {
      expect(mail?.text).toContain(said);
    }
  });

  it('mails a quote with its totals, its last day and a link that opens it', async () => {
    const plan = {
      planId: '12',
      planName: 'Liwan Select',
      insurerName: 'Liwan Insurance',
      netFils: 421_800n,
      vatFils: 21_090n,
      grossFils: 442_890n,
      conditions: ['For a monthly salary of AED 4,000 or less.'],
    };
    const quote = {
      quoteId: 'q1',
      reference: 'MQ-7F3K-92QX',
      recipient: { email: 'mariam@example.com', name: 'Mariam' },
      plans: [plan],
      returnPath: '/resume/secret',
      validUntil: '2026-12-21',
    };
    await post.bus.publish([createEvent(defineEvent(QuoteEmailedSchema), quote, context, parts)]);
    const [summary] = await mails();
    const mail = await post.client.getMail({ mailId: summary?.mailId ?? '' }, context);
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('4,428.90');
      expect(body).toContain('4,218.00');
      expect(body).toContain('21/12/2026');
      expect(body).toContain('http://localhost:3000/resume/secret');
      expect(body).toContain(
        'Who may buy Liwan Select: For a monthly salary of AED 4,000 or less.',
      );
    }
  });

  it.each([
    [true, 'You have confirmed that this condition applies'],
    [false, 'You have not confirmed yet that this condition applies'],
    [undefined, null],
  ])('says in the confirmation who may hold it, confirmed %s', async (conditionConfirmed, said) => {
    const condition = 'For a monthly salary of AED 4,000 or less.';
    const policy = {
      policyId: 'p1',
      policyReference: 'MQP-1',
      quoteId: 'q1',
      contact: { email: 'mariam@example.com', name: 'Mariam' },
      startDate: '2026-12-21',
      plan: { planName: 'Liwan Basic Dubai', conditions: said === null ? [] : [condition] },
      ...(conditionConfirmed === undefined ? {} : { conditionConfirmed }),
    };
    await post.bus.publish([
      createEvent(defineEvent(PolicyConfirmedSchema), policy, context, parts),
    ]);
    const [summary] = await mails();
    const mail = await post.client.getMail({ mailId: summary?.mailId ?? '' }, context);
    expect(mail?.text.includes(condition)).toBe(said !== null);
    expect(mail?.text).toContain(said ?? 'MQP-1');
    expect(mail?.text.includes('condition applies')).toBe(said !== null);
  });

  it.each([
    ['en', ['Category A', 'Team Core, persons: 12', '31/12/2027', 'staff list']],
    ['ar', ['نواة الفريق', 'عدد الأشخاص: ', 'كشف الموظفين']],
  ])('says of a group its plans by category in %s, and what it waits for', async (locale, said) => {
    const policy = {
      policyId: 'p2',
      policyReference: 'MQP-2',
      quoteId: 'q2',
      contact: { email: 'hr@example.com', name: 'Mariam' },
      startDate: '2027-01-01',
      memberCount: 12,
      line: 'medical-corporate',
      plan: { planName: 'Team Core', arabic: { 'Team Core': 'نواة الفريق' } },
      group: {
        tpaName: 'Sadeed',
        endDate: '2027-12-31',
        categories: [
          { category: 1, plan: '12', planName: 'Team Core', members: 12, netFils: 120_000n },
        ],
      },
    };
    const inLocale = { ...context, locale };
    await post.bus.publish([
      createEvent(defineEvent(PolicyConfirmedSchema), policy, inLocale, parts),
    ]);
    const [summary] = await mails();
    const mail = await post.client.getMail({ mailId: summary?.mailId ?? '' }, context);
    for (const words of said) expect(mail?.text).toContain(words);
  });

  it.each([
    ['en', ['MQP-2', 'went on to Liwan Insurance', '01/01/2027', 'within two working days']],
    ['ar', ['MQP-2', 'ليوان للتأمين', '01/01/2027', 'خلال يومي عمل']],
  ])('says in %s that the papers of a group have come', async (locale, said) => {
    const event = {
      policyId: 'p2',
      policyReference: 'MQP-2',
      line: 'medical-corporate',
      slots: ['census_file', 'license_file'],
      insurerName: 'Liwan Insurance',
      startDate: '2027-01-01',
      contact: { email: 'hr@example.com', name: 'Mariam' },
      arabic: { 'Liwan Insurance': 'ليوان للتأمين' },
    };
    const schema = defineEvent(GroupDocumentsSubmittedSchema);
    await post.bus.publish([createEvent(schema, event, { ...context, locale }, parts)]);
    const [summary] = await mails();
    const mail = await post.client.getMail({ mailId: summary?.mailId ?? '' }, context);
    for (const words of said) expect(mail?.text).toContain(words);
  });
});
