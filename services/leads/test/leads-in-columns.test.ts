/** Leads that were stored while answers, motor and site were three columns, and what was said of them then: nothing changes. */
import { expect, it } from 'vitest';
import { KindName, kindOf } from '../contract/kinds/kinds.ts';
import before from './fixtures/leads-in-columns.json' with { type: 'json' };
import { leadsUnderTest, visitor } from './support/leads.ts';

const email = 'mariam@example.com';
const documents = [...before.leads.map(({ document }) => document), before.erased].map(revived);
const emptied = (value: unknown) => value === '' || value === null;

interface Times {
  capturedAt: string;
  keptFrom: string;
  erasedAt: string | null;
}

/** As the database has it: JSON knows no dates. */
function revived({ capturedAt, keptFrom, erasedAt, ...document }: Times): Record<string, unknown> {
  return {
    ...document,
    capturedAt: new Date(capturedAt),
    keptFrom: new Date(keptFrom),
    erasedAt: erasedAt && new Date(erasedAt),
  };
}

async function opened() {
  const leads = await leadsUnderTest('2026-11-21T08:00:00Z', documents);
  await leads.client.requestDataLink({ email, idempotencyKey: 'link-0001' }, visitor);
  const path = await leads.lastMailed('muqarin.leads.v1.DataLinkRequested');
  const token = path.replace('/my-data/', '');
  const { requestId = '' } = (await leads.client.openDataLink({ token }, visitor)) ?? {};
  return { ...leads, requestId };
}

it('are there of every kind', () => {
  const sources = before.leads.map(({ document }) => document.source);
  // Kinds that came after the columns had gone were never in them.
  const inColumns = KindName.options.filter((kind) => !kind.startsWith('medical_corporate'));
  expect([...sources].sort()).toEqual(inColumns.sort());
});

it('say to an adviser what they said before', async () => {
  const leads = await opened();
  for (const { queued } of before.leads) {
    const { leadId } = queued;
    const { quoteId: _quoteId, ...lead } = queued;
    const shown = await leads.client.getLead({ leadId }, visitor);
    expect({ ...shown, ...(await leads.deskLine(leadId)) }).toEqual(lead);
  }
  await leads.stop();
});

it('show the same answers, and are deleted whole', async () => {
  const leads = await opened();
  const held = await leads.client.heldData({ requestId: leads.requestId }, visitor);
  expect(held?.leads).toMatchObject(
    before.leads.map(({ held: { medical, ...others }, queued: { leadId, source } }) => {
      // The contact stands beside the answers, not among them as well.
      const { contact: _contact = null, ...answers } = medical ?? {};
      return { leadId, source, answers: medical ? { medical: answers } : others };
    }),
  );
  await leads.client.eraseData({ requestId: leads.requestId }, visitor);
  const stored = JSON.stringify(await leads.stored());
  for (const personal of ['Mariam', '501234567', 'Ghaf', 'Lotus', '1991-03-14'])
    expect(stored).not.toContain(personal);
  await leads.stop();
});

it('about a car take a number, and another nationality; of an erased one nothing is known', async () => {
  const leads = await opened();
  const [leadId = ''] = before.leads.flatMap(({ queued }) =>
    queued.source === 'motor' ? [queued.leadId] : [],
  );
  const chassisNo = 'JTDBR32E720123456';
  const { contact } = before.leads[0]?.document ?? {};
  const give = (id: string) => leads.client.updateChassis({ leadId: id, chassisNo }, visitor);
  expect(await give(leadId)).toEqual({ updated: true });
  await leads.client.changeMotorContact(
    { leadId, contact: contact as never, nationalityId: 9 },
    visitor,
  );
  expect(await leads.client.getMotorLead({ leadId }, visitor)).toMatchObject({
    productCount: 9,
    motor: { chassisNo, car: { model: 'Camry' }, answers: { nationalityId: 9, drivingYears: 5 } },
  });
  expect(await give(before.erased._id)).toEqual({ updated: false });
  await leads.stop();
});

it('answer the submit that made them when it comes again', async () => {
  const leads = await opened();
  const { document } = before.leads[0] ?? {};
  const { contact: _contact = null, ...details } = document?.answers ?? {};
  const { idempotencyKey, contact } = document ?? {};
  const again = { kind: 'medical_individual', idempotencyKey, contact, details } as never;
  const lead = await leads.client.captureLead(again, visitor);
  expect(lead).toMatchObject({ leadId: document?._id, created: false });
  await leads.stop();
});

it.each(before.leads.map(({ event, document }) => [document.source, event, document] as const))(
  'that come now, of the kind %s, are published as they were, and of which line they are',
  async (kind, event, { idempotencyKey, contact, answers, motor, site, productCount }) => {
    const leads = await leadsUnderTest();
    // A form that does not ask for something says nothing of it any more.
    const asked = Object.entries(site ?? {}).filter(([, value]) => !emptied(value));
    const nothing = {
      vehicleTypeId: null,
      requiredProductType: null,
      clientTypeId: null,
      vehicles: null,
      companyName: '',
      emirate: '',
    };
    const details = answers ?? motor ?? { ...nothing, ...Object.fromEntries(asked) };
    const lead = { idempotencyKey, kind, contact, details, productCount } as never;
    const { leadId } = await leads.client.captureLead(lead, visitor);
    const [raised] = await leads.eventsOf('muqarin.leads.v1.LeadCaptured');
    const { reference } = JSON.parse(raised?.value ?? '');
    const line = kindOf(KindName.parse(kind)).line ?? '';
    expect(JSON.parse(raised?.value ?? '')).toEqual({ ...event, leadId, reference, line });
    await leads.stop();
  },
);
