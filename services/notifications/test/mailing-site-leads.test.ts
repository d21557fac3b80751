import { createHash } from 'node:crypto';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import {
  CaseCodeRequestedSchema,
  ClaimFiledSchema,
  ComplaintFiledSchema,
  DataLinkRequestedSchema,
  PersonErasedSchema,
} from '@muqarin/proto/muqarin/leads/v1/site_pb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { context, openPostOffice, type PostOffice, parts } from './support/post-office.ts';

const email = 'mariam@example.com';
/** The other end of it: services/accounts/test/invited.test.ts. */
const invitation = /^http:\/\/localhost:3000\/sign-up\/sealed-[\w-]{60,}\?lang=(en|ar)$/;

/** Where the links of a mail lead; an address that stands in it as text is none. */
function linksOf(mail: { html: string } | null | undefined): string[] {
  const { html = '' } = mail ?? {};
  const linked = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);
  const shown = html.replace(/<[^>]*>/g, ' ');
  for (const href of linked) expect(shown).not.toContain(href);
  return linked;
}

describe('mailing what the site was told', () => {
  let post: PostOffice;
  beforeEach(async () => {
    post = await openPostOffice();
  });
  afterEach(() => post.close());

  const mailsTo = async (to: string, count: number) => {
    await expect
      .poll(async () => (await post.client.listMails({ to }, context)).mails.length)
      .toBe(count);
    const { mails } = await post.client.listMails({ to }, context);
    return Promise.all(mails.map(({ mailId }) => post.client.getMail({ mailId }, context)));
  };

  const lead = (locale: string, contact: { name: string; email: string }) =>
    createEvent(
      defineEvent(LeadCapturedSchema),
      {
        leadId: parts.newId(),
        reference: 'MQ-2345-6789',
        source: 'call_me_back',
        contact,
        site: {
          callSlot: 'midday',
          insuranceType: 'medical',
          health: { genderId: 2, dateOfBirth: '1991-03-14', nationalityId: 914 },
        },
      },
      { ...context, locale },
      parts,
    );

  it('confirms a lead with its reference and slot, in the visitor’s language', async () => {
    await post.bus.publish([
      lead('en', { name: '<b>Mariam</b>', email }),
      lead('ar', { name: 'مريم', email: 'ar@example.com' }),
      lead('en', { name: 'No address', email: '' }),
    ]);
    const [mail] = await mailsTo(email, 1);
    expect(mail?.subject).toBe('We have your request, MQ-2345-6789');
    expect(mail?.text).toContain('12:00 to 15:00 on a working day');
    for (const part of ['Female', '14/03/1991', 'India']) expect(mail?.text).toContain(part);
    expect(mail?.html).not.toContain('<b>Mariam');
    expect(mail?.text).toContain('\nhttp://localhost:3000/uae/en/my-data\n');
    expect(linksOf(mail)).toEqual([
      'http://localhost:3000/uae/en/my-data',
      expect.stringMatching(invitation),
    ]);
    const [arabic] = await mailsTo('ar@example.com', 1);
    expect(arabic?.subject).toContain('وصلنا طلبك');
    for (const part of ['أنثى', '14/03/1991', 'الهند']) expect(arabic?.text).toContain(part);
    expect(arabic?.html).toContain('dir="rtl"');
    expect(linksOf(arabic)).toEqual([
      'http://localhost:3000/uae/ar/my-data',
      expect.stringMatching(invitation),
    ]);
    expect(arabic?.text).toContain('\nhttp://localhost:3000/uae/ar/my-data\n');
    expect((await post.client.listMails({}, context)).mails).toHaveLength(2);
  });

  it('acknowledges a claim and a complaint, the latter with 48 hours and Sanadak', async () => {
    const filed = { reference: 'C-2345-6789', request: 'Late answer', email, telephone: '1' };
    await post.bus.publish([
      createEvent(
        defineEvent(ComplaintFiledSchema),
        {
          ...filed,
          caseId: 'c1',
          statusPath: '/complaint/C-2345-6789',
          answerBy: { seconds: 1795420800n, nanos: 0 },
        },
        context,
        parts,
      ),
      createEvent(
        defineEvent(ClaimFiledSchema),
        { ...filed, caseId: 'c2', reference: 'CL-2345-6789', statusPath: '/claim/CL-2345-6789' },
        context,
        parts,
      ),
    ]);
    const mails = await mailsTo(email, 2);
    const complaint = mails.find((mail) => mail?.subject.includes('complaint'));
    expect(complaint?.text).toContain('a person acknowledges it within 48 hours');
    expect(complaint?.text).toMatch(/by \d\d\/\d\d\/2026 \d\d:\d\d\./);
    expect(complaint?.text).toContain('Sanadak');
    expect(linksOf(complaint)).toEqual([
      'http://localhost:3000/uae/en/complaint/C-2345-6789',
      'https://www.sanadak.gov.ae',
    ]);
    expect(mails.some((mail) => mail?.text.includes('/claim/CL-2345-6789'))).toBe(true);
  });

  it.each([
    ['en', 'ur', 'We call you in', 'Urdu'],
    ['ar', 'ur', 'لغة المكالمة', 'الأردية'],
    ['en', '', '', ''],
  ])('says in %s in which language we call, where that is known: "%s"', async (...row) => {
    const [locale, callLanguage, label, language] = row;
    const contact = { name: 'Mariam', email, fullNumber: '+971501234567', callLanguage };
    for (const source of ['call_me_back', 'individual_medical']) {
      const site = source === 'call_me_back' ? { site: {} } : {};
      const facts = { leadId: parts.newId(), reference: 'MQ-2345-6789', source, contact, ...site };
      const event = defineEvent(LeadCapturedSchema);
      await post.bus.publish([createEvent(event, facts, { ...context, locale }, parts)]);
    }
    for (const mail of await mailsTo(email, 2)) {
      expect(mail?.text).toContain('+971501234567');
      expect(mail?.text.includes('We call you in')).toBe(label === 'We call you in');
      for (const part of [label, language]) expect(mail?.text).toContain(part);
    }
  });

  it('makes no link of an address that somebody typed', async () => {
    const request = 'See https://example.org/more and <a href="https://example.org">this</a>';
    const filed = { caseId: 'c1', reference: 'C-1', request, email, statusPath: '/complaint/C-1' };
    await post.bus.publish([
      lead('en', { name: 'https://example.org/mariam', email: 'named@example.com' }),
      createEvent(defineEvent(ComplaintFiledSchema), filed, context, parts),
    ]);
    for (const to of [email, 'named@example.com']) {
      const [mail] = await mailsTo(to, 1);
      expect(mail?.text).toContain('https://example.org');
      expect(linksOf(mail).join()).not.toContain('example.org');
    }
  });

  it('mails codes and links, and deletes every mail of a person who was erased', async () => {
    await post.bus.publish([
      createEvent(
        defineEvent(CaseCodeRequestedSchema),
        { caseId: 'c1', reference: 'C-2345-6789', email, code: '042042' },
        context,
        parts,
      ),
      createEvent(
        defineEvent(DataLinkRequestedSchema),
        { requestId: 'r1', email: 'Mariam@example.com', dataPath: '/my-data/token' },
        context,
        parts,
      ),
      lead('en', { name: 'Omar', email: 'omar@example.com' }),
    ]);
    const [code] = await mailsTo(email, 1);
    expect(code?.text).toContain('042042');
    const [link] = await mailsTo('Mariam@example.com', 1);
    expect(link?.text).toContain('http://localhost:3000/uae/en/my-data/token');
    await mailsTo('omar@example.com', 1);
    const emailHash = createHash('sha256').update(email).digest('hex');
    await post.bus.publish([
      createEvent(
        defineEvent(PersonErasedSchema),
        { requestId: 'r1', reference: 'E-2345-6789', emailHash },
        context,
        parts,
      ),
    ]);
    await mailsTo(email, 0);
    await mailsTo('Mariam@example.com', 0);
    await mailsTo('omar@example.com', 1);
  });
});
