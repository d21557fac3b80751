/** A leads service over a database in memory, with a bus that only remembers, and a typed client. */
import type { CallContext } from '@muqarin/platform/context';
import { openDatabase } from '@muqarin/platform/contract-suites/database-under-test';
import {
  relayIntoMemory,
  repeatableParts,
} from '@muqarin/platform/contract-suites/relayed-service';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import type { z } from 'zod';
import { leadsContract } from '../../contract/leads-contract.ts';
import { createLeadsService } from '../../src/leads-service.ts';

export const visitor: CallContext = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' };

export const answers = {
  main_emirate: 2,
  category: 'self' as const,
  member_count: 1,
  members: [
    {
      dob_year: 1991,
      dob_month: 3,
      dob_day: 14,
      gender_id: 2,
      marital_status_id: 2,
      relation_id: 1,
    },
  ],
  contact: {
    name: 'Mariam Test',
    email: 'mariam@example.com',
    phone: '501234567',
    dial_code: '+971',
    fullNumber: '+971501234567',
  },
};

/** Call-me-back of the car page. */
export function siteLead(over: Partial<SiteLeadInput> = {}): SiteLeadInput {
  return {
    idempotencyKey: 'site-0001',
    kind: 'call_me_back',
    contact: answers.contact,
    site: {
      page: '/uae/en/insurance/car',
      marketing: false,
      whatsapp: true,
      callSlot: 'morning',
      insuranceType: 'vehicle',
      companyName: '',
      travelDate: '',
      returnDate: '',
      destinationId: null,
      vehicleTypeId: 1,
      requiredProductType: 1,
      clientTypeId: null,
      vehicles: null,
    },
    ...over,
  };
}

type SiteLeadInput = z.infer<typeof leadsContract.captureSiteLead.input>;

export async function leadsUnderTest(start = '2026-11-21T08:00:00Z') {
  const { parts, passSeconds } = repeatableParts(start);
  const { connection, dispose } = await openDatabase(parts);
  const service = await createLeadsService({ ...parts, connection });
  const relay = relayIntoMemory(service.outboxes, parts);
  const client = createClient({
    service: 'leads',
    contracts: leadsContract,
    transport: inProcess(service.app),
    checkAnswers: true,
  });
  return {
    client,
    app: service.app,
    retain: service.retain,
    /** Every document as it lies there, without the outbox. */
    stored: async () => {
      const names = ['leads', 'cases', 'drafts', 'data_requests'];
      const all = names.map((name) => connection.collection(name).find({}).toArray());
      const documents = (await Promise.all(all)).flat();
      return documents.map(({ outbox: _outbox, ...document }) => document);
    },
    /** As leads were stored before addresses were hashed. */
    makeOld: async () => {
      const none = { emailHash: '', keptFrom: '', erasedAt: '', doNotCall: '' };
      await connection.collection('leads').updateMany({}, { $unset: none });
    },
    passDays: (days: number) => passSeconds(days * 24 * 60 * 60),
    eventsOf: async (type: string) =>
      (await relay.published()).filter((message) => message.headers.ce_type === type),
    stop: async () => {
      await relay.stop();
      await service.app.close();
      await dispose();
    },
  };
}
