import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers, leadsUnderTest, visitor } from './support/leads.ts';

const contact = { ...answers.contact, name: 'Maryam Saleh' };
const details = {
  emirate: 2,
  employees: 87,
  categoryEmployees: [7, 20, 60],
  companyName: 'Palm Trading LLC',
};
const changed = 'muqarin.leads.v1.GroupLeadChanged';

describe('the lead of an employer (S0 3)', () => {
  let leads: Awaited<ReturnType<typeof leadsUnderTest>>;
  beforeEach(async () => {
    leads = await leadsUnderTest();
  });
  afterEach(() => leads.stop());

  const capture = () =>
    leads.client.captureLead(
      {
        idempotencyKey: 'group-0001',
        kind: 'medical_corporate',
        contact,
        details,
        draftId: null,
        productCount: 40,
      },
      visitor,
    );

  it('says whose group it is and how many are in it, and nothing of a person in it', async () => {
    const { leadId } = await capture();
    const [event] = await leads.eventsOf('muqarin.leads.v1.LeadCaptured');
    expect(JSON.parse(event?.value ?? '')).toMatchObject({
      source: 'medical_corporate',
      clientType: 'Corporate',
      line: 'medical-corporate',
      productCount: 40,
      group: details,
    });
    expect(await leads.deskLine(leadId)).toMatchObject({
      companyName: 'Palm Trading LLC',
      employees: 87,
    });
  });

  it('asks for a quote of plans as a lead of its own, which counts in no line (decisions M46)', async () => {
    const checked = [{ category: 1, plans: ['Falaj Group Gold', 'Liwan Teams'] }];
    const { leadId } = await leads.client.captureLead(
      {
        idempotencyKey: 'check-0001',
        kind: 'medical_corporate_quote',
        contact,
        details: { ...details, checked },
        draftId: null,
        productCount: 2,
      },
      visitor,
    );
    const [event] = await leads.eventsOf('muqarin.leads.v1.LeadCaptured');
    expect(JSON.parse(event?.value ?? '')).toMatchObject({
      source: 'medical_corporate_quote',
      clientType: 'Corporate',
      line: '',
      group: details,
    });
    expect(await leads.deskLine(leadId)).toMatchObject({
      companyName: 'Palm Trading LLC',
      employees: 87,
      checked,
    });
  });

  it('goes on with other answers as the same lead, with one event a change (decisions M54)', async () => {
    const { leadId, reference } = await capture();
    const other = { ...details, employees: 90, categoryEmployees: [10, 20, 60] };
    const change = () => leads.client.changeGroupLead({ leadId, contact, details: other }, visitor);
    expect(await change()).toEqual({ reference });
    expect(await change()).toEqual({ reference });
    const events = await leads.eventsOf(changed);
    expect(events.map(({ value }) => JSON.parse(value ?? ''))).toMatchObject([
      { leadId, reference, group: other },
    ]);
    expect(await leads.eventsOf('muqarin.leads.v1.LeadCaptured')).toHaveLength(1);
    expect(await leads.deskLine(leadId)).toMatchObject({ employees: 90 });
  });

  it('changes no lead of another kind, and none that is not there', async () => {
    const { leadId } = await leads.client.captureLead(
      {
        idempotencyKey: 'sponsor-0001',
        kind: 'medical_individual',
        contact,
        details: answers,
        draftId: null,
        productCount: 1,
      },
      visitor,
    );
    for (const id of [leadId, 'nobody']) {
      const answer = await leads.client.changeGroupLead({ leadId: id, contact, details }, visitor);
      expect(answer).toEqual({ reference: null });
    }
    expect(await leads.eventsOf(changed)).toEqual([]);
  });

  it('keeps a half-filled draft, which is found by the address in it', async () => {
    const group = {
      emirate_id: 2,
      member_count: 9,
      multiple_categories: true,
      categories: [4, null],
      contact: { customer_email: answers.contact.email },
    };
    await leads.client.saveDraft(
      { draftId: 'd1', line: 'medical-corporate', step: 'category', answers: group },
      visitor,
    );
    expect(await leads.client.getDraft({ draftId: 'd1' }, visitor)).toMatchObject({
      answers: group,
    });
  });
});
