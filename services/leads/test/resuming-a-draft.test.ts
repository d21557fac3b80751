import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leadsUnderTest, medicalLead, visitor } from './support/leads.ts';

const type = 'muqarin.leads.v1.ResumeLinkRequested';

describe('going on with a draft', () => {
  let leads: Awaited<ReturnType<typeof leadsUnderTest>>;
  beforeEach(async () => {
    leads = await leadsUnderTest();
    await save(1);
  });
  afterEach(() => leads.stop());

  const save = (emirate: number) =>
    leads.client.saveDraft(
      {
        draftId: 'd1',
        line: 'medical',
        step: 'category',
        answers: { main_emirate: emirate, members: [{ dob_year: 1990 }] },
      },
      visitor,
    );
  const request = (idempotencyKey = 'resume-0001') =>
    leads.client.requestResumeLink(
      { draftId: 'd1', email: 'mariam@example.com', idempotencyKey },
      visitor,
    );
  const tokenOf = async () => {
    return (await leads.lastMailed(type)).replace('/resume/', '');
  };

  it('answers what was saved last, half-filled members included', async () => {
    const second = await save(3);
    expect(second.revision).toBe(2);
    const found = await leads.client.getDraft({ draftId: 'd1' }, visitor);
    expect(found).toEqual(second);
    expect(found?.answers.members).toEqual([{ dob_year: 1990 }]);
  });

  it('opens by the mailed link on another device, with the lead and quote of it', async () => {
    await request();
    const token = await tokenOf();
    const lead = await leads.client.captureLead(
      medicalLead({ idempotencyKey: 'submit-0001', draftId: 'd1', productCount: 1 }),
      visitor,
    );
    await leads.client.linkQuote({ leadId: lead.leadId, quoteId: 'q1' }, visitor);
    const opened = await leads.client.openResumeLink({ token }, visitor);
    expect(opened).toMatchObject({ draft: { draftId: 'd1' }, leadId: lead.leadId, quoteId: 'q1' });
  });

  it('mails one link for a repeated request', async () => {
    await request();
    await request();
    expect(await leads.eventsOf(type)).toHaveLength(1);
  });

  it('forgets link and draft after 30 days', async () => {
    await request();
    const token = await tokenOf();
    leads.passDays(31);
    expect(await leads.client.openResumeLink({ token }, visitor)).toBeNull();
    expect(await leads.client.getDraft({ draftId: 'd1' }, visitor)).toBeNull();
  });

  it('keeps no secret a thief of the database could use', async () => {
    await request();
    const token = await tokenOf();
    expect(await leads.client.openResumeLink({ token: `${token}x` }, visitor)).toBeNull();
    const draft = await leads.client.getDraft({ draftId: 'd1' }, visitor);
    expect(JSON.stringify(draft)).not.toContain(token);
  });

  it('says so when there is nothing to resume', async () => {
    const call = leads.client.requestResumeLink(
      { draftId: 'unknown', email: 'a@b.com', idempotencyKey: 'resume-0002' },
      visitor,
    );
    await expect(call).rejects.toMatchObject({ kind: 'not_found', code: 'LEADS.NO_DRAFT' });
  });
});
