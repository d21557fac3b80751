import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers, leadsUnderTest, medicalLead, visitor } from './support/leads.ts';

const captured = 'muqarin.leads.v1.LeadCaptured';
const chassisGiven = 'muqarin.leads.v1.MotorChassisGiven';

const motor = {
  emirateId: 2,
  car: {
    makeId: 3,
    make: 'Toyota',
    modelId: 31,
    model: 'Camry',
    variantId: 312,
    variant: 'SE 2.5',
    year: 2021,
  },
  answers: {
    brandNew: false,
    firstRegistration: '2021-03-02',
    dob: '1991-03-14',
    drivingYears: 5,
    nationalityId: 105,
    insuredNow: true,
    policyExpired: null,
    testCertificate: null,
    comprehensive: true,
    agencyRepair: false,
    gccSpec: true,
    claimFreeYears: 3,
  },
  chassisNo: '',
  details: '',
  callTime: '',
};

describe('a lead about a car', () => {
  let leads: Awaited<ReturnType<typeof leadsUnderTest>>;
  beforeEach(async () => {
    leads = await leadsUnderTest();
  });
  afterEach(() => leads.stop());

  const capture = (idempotencyKey = 'motor-0001', over: object = {}) =>
    leads.client.captureLead(
      {
        idempotencyKey,
        kind: 'motor',
        draftId: 'd1',
        contact: answers.contact,
        details: motor,
        productCount: 9,
        ...over,
      },
      visitor,
    );

  it('publishes the car, the driver and the cover in one event', async () => {
    const lead = await capture();
    expect(lead).toMatchObject({ created: true, source: 'motor' });
    const kept = await leads.client.getMotorLead({ leadId: lead.leadId }, visitor);
    expect(kept).toMatchObject({ productCount: 9, motor });
    const [event, ...others] = await leads.eventsOf(captured);
    expect(others).toEqual([]);
    expect(JSON.parse(event?.value ?? '')).toMatchObject({
      leadId: lead.leadId,
      source: 'motor',
      motor: {
        emirate: 2,
        make: 'Toyota',
        model: 'Camry',
        modelYear: 2021,
        driverDateOfBirth: '1991-03-14',
        brandNew: false,
        insuredNow: true,
        claimFreeYears: 3,
      },
    });
    // Not asked of an insured car.
    expect(JSON.parse(event?.value ?? '').motor).not.toHaveProperty('testCertificate');
  });

  it('is one lead however often it is sent, with the reference of the draft', async () => {
    const draft = await leads.client.saveDraft(
      {
        draftId: 'd1',
        line: 'motor',
        step: 'last',
        answers: { make_id: 3, dob: { year: 1991 } },
        history: ['make', 'year'],
      },
      visitor,
    );
    expect(draft).toMatchObject({
      answers: { make_id: 3, dob: { year: 1991 } },
      history: ['make', 'year'],
    });
    expect(await leads.client.getDraft({ draftId: 'd1' }, visitor)).toEqual(draft);
    const all = await Promise.all(Array.from({ length: 20 }, () => capture()));
    expect(new Set(all.map(({ leadId }) => leadId)).size).toBe(1);
    expect(all[0]?.reference).toBe(draft.reference);
    expect(await leads.eventsOf(captured)).toHaveLength(1);
  });

  it('takes a chassis number later, and publishes each number once', async () => {
    const { leadId, reference } = await capture();
    const give = (chassisNo: string) =>
      leads.client.updateChassis({ leadId, chassisNo }, visitor).then(({ updated }) => updated);
    const long = 'JTDBR32E720123456';
    expect([await give(long), await give(long), await give('ABC12')]).toEqual([true, true, true]);
    expect((await leads.client.getMotorLead({ leadId }, visitor))?.motor.chassisNo).toBe('ABC12');
    const events = await leads.eventsOf(chassisGiven);
    expect(events.map(({ value }) => JSON.parse(value))).toEqual([
      { leadId, reference, chassisNo: long },
      { leadId, reference, chassisNo: 'ABC12', short: true },
    ]);
  });

  it('has no chassis number for a lead that is not about a car, or is nobody’s', async () => {
    const medical = await leads.client.captureLead(
      medicalLead({ idempotencyKey: 'submit-0001', draftId: 'd2', productCount: 1 }),
      visitor,
    );
    for (const leadId of [medical.leadId, 'nobody']) {
      const input = { leadId, chassisNo: 'ABC12' };
      expect(await leads.client.updateChassis(input, visitor)).toEqual({ updated: false });
      expect(await leads.client.getMotorLead({ leadId }, visitor)).toBeNull();
    }
    expect(await leads.eventsOf(chassisGiven)).toEqual([]);
  });

  it('keeps what somebody wrote about a car that is not in the list', async () => {
    const { leadId } = await capture('motor-0002', {
      kind: 'motor_find_car',
      draftId: null,
      productCount: 0,
      details: { ...motor, answers: null, details: 'A Lotus of 1998', callTime: 'after 17:00' },
    });
    const [event] = await leads.eventsOf(captured);
    const said = JSON.parse(event?.value ?? '');
    expect(said).toMatchObject({ source: 'motor_find_car', details: 'A Lotus of 1998' });
    expect(said.motor).not.toHaveProperty('driverDateOfBirth');
    expect(await leads.deskLine(leadId)).toMatchObject({
      car: 'Toyota Camry 2021',
      callTime: 'after 17:00',
      details: 'A Lotus of 1998',
    });
  });

  it('takes another contact and publishes it once, and knows no lead that is not about a car', async () => {
    const { leadId } = await capture();
    const contact = { ...answers.contact, email: 'new@example.com' };
    const change = () => leads.client.changeMotorContact({ leadId, contact }, visitor);
    expect(await change()).toEqual({ updated: true });
    expect(await change()).toEqual({ updated: true });
    expect((await leads.client.getMotorLead({ leadId }, visitor))?.contact).toEqual(contact);
    const published = await leads.eventsOf('muqarin.leads.v1.MotorContactChanged');
    expect(published).toHaveLength(1);
    const say = (nationalityId: number) =>
      leads.client.changeMotorContact({ leadId, contact, nationalityId }, visitor);
    await say(914);
    await say(914);
    const lead = await leads.client.getMotorLead({ leadId }, visitor);
    expect(lead).toMatchObject({ contact, motor: { answers: { nationalityId: 914 } } });
    const all = await leads.eventsOf('muqarin.leads.v1.MotorContactChanged');
    expect(all).toHaveLength(2);
    expect(JSON.parse(published[0]?.value ?? '')).not.toHaveProperty('nationalityId');
    expect(JSON.parse(all.at(-1)?.value ?? '')).toMatchObject({ leadId, nationalityId: 914 });
    const spoken = { ...visitor, locale: 'ar' as const };
    const other = { kind: 'motor' as const, contact: answers.contact, details: motor };
    const again = await leads.client.captureLead(
      { ...other, idempotencyKey: 'motor-0002' },
      spoken,
    );
    await leads.client.changeMotorContact({ leadId: again.leadId, contact }, visitor);
    const kept = await leads.client.getMotorLead({ leadId: again.leadId }, visitor);
    expect(kept?.contact).toEqual({ ...contact, call_language: 'ar' });
    const nobody = { leadId: 'nobody', contact };
    expect(await leads.client.changeMotorContact(nobody, visitor)).toEqual({ updated: false });
  });
});
