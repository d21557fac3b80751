/** Mails go with what they are about: a lead, a claim, answers, a quote; every event comes twice (post-office.ts). */
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import {
  LeadCapturedSchema,
  ResumeLinkRequestedSchema,
} from '@muqarin/proto/muqarin/leads/v1/events_pb';
import {
  CaseCodeRequestedSchema,
  CaseErasedSchema,
  CaseStatusChangedSchema,
  ClaimFiledSchema,
  DataLinkRequestedSchema,
  LeadErasedSchema,
} from '@muqarin/proto/muqarin/leads/v1/site_pb';
import {
  PolicyConfirmedSchema,
  QuoteEmailedSchema,
  QuoteErasedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import {
  GeneralQuoteEmailedSchema,
  GeneralQuoteErasedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/general_pb';
import {
  MotorComparisonEmailedSchema,
  MotorQuoteErasedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/motor_pb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { context, openPostOffice, type PostOffice, parts } from './support/post-office.ts';

const email = 'mariam@example.com';
/** A busy machine takes longer than the second that waitFor gives by itself. */
const patiently = { timeout: 10_000 };

describe('forgetting mails', () => {
  let post: PostOffice;
  beforeEach(async () => {
    post = await openPostOffice();
  });
  afterEach(() => post.close());

  const subjects = async (expected: readonly string[]) => {
    await vi.waitFor(async () => {
      const { mails } = await post.client.listMails({}, context);
      const found = mails.map(({ subject }) => subject);
      expect(found.toSorted()).toEqual(expected.toSorted());
    }, patiently);
  };

  const lead = (leadId: string, reference: string) =>
    createEvent(
      defineEvent(LeadCapturedSchema),
      { leadId, reference, source: 'contact', contact: { name: 'Mariam', email }, site: {} },
      context,
      parts,
    );
  const leadErased = (leadId: string, reference: string, draftId = '') =>
    createEvent(
      defineEvent(LeadErasedSchema),
      { leadId, reference, reason: 'retention', draftId },
      context,
      parts,
    );
  const resumeLink = (draftId: string, expiresAt?: { seconds: bigint }) =>
    createEvent(
      defineEvent(ResumeLinkRequestedSchema),
      { draftId, email, resumePath: '/resume?token=t', ...(expiresAt ? { expiresAt } : {}) },
      context,
      parts,
    );
  const claim = (caseId: string, reference: string) =>
    createEvent(
      defineEvent(ClaimFiledSchema),
      { caseId, reference, email, request: 'Bumper', statusPath: `/claim/${reference}` },
      context,
      parts,
    );
  const caseErased = (caseId: string, reference: string) =>
    createEvent(
      defineEvent(CaseErasedSchema),
      { caseId, reference, reason: 'retention' },
      context,
      parts,
    );

  it('deletes those of a lead and of its answers when its time is over, and no other', async () => {
    await post.bus.publish([
      lead('l1', 'MQ-2345-6789'),
      lead('l2', 'MQ-2345-678A'),
      resumeLink('d1'),
      resumeLink('d2'),
    ]);
    const other = 'We have your request, MQ-2345-678A';
    const resume = 'Go on where you stopped';
    await subjects(['We have your request, MQ-2345-6789', other, resume, resume]);
    await post.bus.publish([leadErased('l1', 'MQ-2345-6789', 'd1')]);
    await subjects([other, resume]);
    await post.bus.publish([leadErased('l2', 'MQ-2345-678A')]);
    await subjects([resume]);
  });

  it('deletes every mail of a claim when its time is over, and none of another', async () => {
    const reference = 'CL-2345-6789';
    await post.bus.publish([
      claim('c1', reference),
      claim('c2', 'CL-2345-678A'),
      createEvent(
        defineEvent(CaseCodeRequestedSchema),
        { caseId: 'c1', reference, email, code: '042042' },
        context,
        parts,
      ),
      createEvent(
        defineEvent(CaseStatusChangedSchema),
        { caseId: 'c1', reference, kind: 'claim', status: 'closed', email, statusPath: '/claim/x' },
        context,
        parts,
      ),
    ]);
    const other = 'We have your claim request, CL-2345-678A';
    await subjects([
      `We have your claim request, ${reference}`,
      other,
      `Your code for ${reference}`,
      `News about ${reference}`,
    ]);
    await post.bus.publish([caseErased('c1', reference)]);
    await subjects([other]);
  });

  it('deletes those of a quote that went with its journey, and keeps what was bought', async () => {
    const recipient = { name: 'Mariam', email };
    await post.bus.publish([
      createEvent(
        defineEvent(QuoteEmailedSchema),
        { quoteId: 'q1', reference: 'MQ-2222-2222', recipient, validUntil: '2026-12-21' },
        context,
        parts,
      ),
      createEvent(
        defineEvent(QuoteEmailedSchema),
        { quoteId: 'q2', reference: 'MQ-2222-2222', recipient, validUntil: '2026-12-21' },
        context,
        parts,
      ),
      createEvent(
        defineEvent(PolicyConfirmedSchema),
        { policyId: 'p2', quoteId: 'q2', policyReference: 'MQ-3333-3333', contact: recipient },
        context,
        parts,
      ),
      createEvent(
        defineEvent(MotorComparisonEmailedSchema),
        { quoteId: 'm1', reference: 'MQ-4444-4444', audience: 'sales', contact: recipient },
        context,
        parts,
      ),
      createEvent(
        defineEvent(GeneralQuoteEmailedSchema),
        { quoteId: 'g1', reference: 'MQ-5555-5555', recipient },
        context,
        parts,
      ),
    ]);
    const bought = ['Your medical plans, MQ-2222-2222', 'Your policy is confirmed, MQ-3333-3333'];
    await subjects([
      ...bought,
      'Your medical plans, MQ-2222-2222',
      'Please call about motor quote MQ-4444-4444',
      'Prices for your business, quote MQ-5555-5555',
    ]);
    await post.bus.publish([
      createEvent(
        defineEvent(QuoteErasedSchema),
        { quoteId: 'q1', reference: 'MQ-2222-2222' },
        context,
        parts,
      ),
      createEvent(
        defineEvent(MotorQuoteErasedSchema),
        { quoteId: 'm1', reference: 'MQ-4444-4444' },
        context,
        parts,
      ),
      createEvent(
        defineEvent(GeneralQuoteErasedSchema),
        { quoteId: 'g1', reference: 'MQ-5555-5555' },
        context,
        parts,
      ),
    ]);
    await subjects(bought);
  });

  it('ends the mail of a link or code with it: its address may have nothing else with us', async () => {
    const inSeconds = (seconds: number) => ({
      seconds: BigInt(parts.now().getTime() / 1000 + seconds),
    });
    const dataLink = (requestId: string, expiresAt: { seconds: bigint }) =>
      createEvent(
        defineEvent(DataLinkRequestedSchema),
        { requestId, email, dataPath: '/my-data/token', expiresAt },
        context,
        parts,
      );
    const held = 'What we hold about you';
    const resume = 'Go on where you stopped';
    const own = [dataLink('r1', inSeconds(-1)), dataLink('r2', inSeconds(60))];
    await post.bus.publish([...own, resumeLink('d1', inSeconds(-1)), lead('l1', 'MQ-2345-6789')]);
    const stays = [held, 'We have your request, MQ-2345-6789'];
    await subjects([held, resume, ...stays]);
    await vi.waitFor(async () => {
      post.sweep();
      expect((await post.client.listMails({}, context)).mails).toHaveLength(2);
    }, patiently);
    await subjects(stays);
  });

  it('finds mails from before by the reference in their subject, in either language', async () => {
    const arabic = lead('l2', 'MQ-2345-678A');
    await post.bus.publish([
      lead('l1', 'MQ-2345-6789'),
      { ...arabic, headers: { ...arabic.headers, ce_locale: 'ar' } },
      claim('c1', 'CL-2345-6789'),
      claim('c2', 'CL-2345-678A'),
      resumeLink('d1'),
    ]);
    await vi.waitFor(async () => {
      expect((await post.client.listMails({}, context)).mails).toHaveLength(5);
    }, patiently);
    await post.makeOld();
    await post.bus.publish([
      leadErased('l1', 'MQ-2345-6789'),
      leadErased('l2', 'MQ-2345-678A'),
      caseErased('c1', 'CL-2345-6789'),
    ]);
    await subjects(['We have your claim request, CL-2345-678A', 'Go on where you stopped']);
  });
});
