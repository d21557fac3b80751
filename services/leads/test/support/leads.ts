/** A leads service over a database in memory, with a bus that only remembers, and a typed client. */
import { createHash } from 'node:crypto';
import type { CallContext } from '@muqarin/platform/context';
import { openDatabase } from '@muqarin/platform/contract-suites/database-under-test';
import {
  relayIntoMemory,
  repeatableParts,
} from '@muqarin/platform/contract-suites/relayed-service';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import { leaseSecondsDefault } from '@muqarin/rules/desk/lease';
import { isLinkKind, linkPath, linkSays, type MailedLink } from '@muqarin/rules/mailed-links';
import type { z } from 'zod';
import { DeskLine } from '../../contract/kinds/kind.ts';
import { kindOf } from '../../contract/kinds/kinds.ts';
import { leadsContract } from '../../contract/leads-contract.ts';
import { createLeadsService } from '../../src/leads-service.ts';
import type { StoredLead } from '../../src/store/stored-lead.ts';

/** As notifications has them: makes what a test follows. */
const marks = createMailedMarks(['for-the-links-of-tests-only-thirty-two-characters']);

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

const { contact } = answers;

/** The end of the medical questionnaire. */
export function medicalLead(over: object = {}): LeadInput {
  const lead = {
    idempotencyKey: 'submit-0001',
    kind: 'medical_individual',
    draftId: 'd1',
    contact,
  };
  return { ...lead, details: answers, productCount: 12, ...over } as LeadInput;
}

/** Call-me-back of the car page, or another form of the site with the same answers. */
export function siteLead(over: object = {}) {
  return {
    idempotencyKey: 'site-0001',
    kind: 'call_me_back' as const,
    contact,
    details: {
      page: '/uae/en/insurance/car',
      marketing: false,
      whatsapp: true,
      callSlot: 'morning' as const,
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

type LeadInput = z.input<typeof leadsContract.captureLead.input>;

type Documents = readonly Record<string, unknown>[];

/**
 * @param before documents of leads, and of drafts, that were there before the service started
 * @param leaseSeconds as the setting says it
 */
export async function leadsUnderTest(
  start = '2026-11-21T08:00:00Z',
  before: Documents = [],
  drafts: Documents = [],
  leaseSeconds = leaseSecondsDefault,
) {
  const { parts, passSeconds } = repeatableParts(start);
  const { connection, dispose } = await openDatabase(parts);
  if (before.length > 0) await connection.collection('leads').insertMany([...before]);
  if (drafts.length > 0) await connection.collection('drafts').insertMany([...drafts]);
  const service = await createLeadsService({ ...parts, connection, marks, leaseSeconds });
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
    service,
    connection,
    now: parts.now,
    passSeconds,
    published: relay.published,
    retain: service.retain,
    /** Every document as it lies there, without the outbox. */
    stored: async () => {
      const names = ['leads', 'cases', 'drafts', 'data_requests', 'phone_requests'];
      const all = names.map((name) => connection.collection(name).find({}).toArray());
      const documents = (await Promise.all(all)).flat();
      return documents.map(({ outbox: _outbox, ...document }) => document);
    },
    /** What an adviser reads before dialling, as the lead is stored. */
    deskLine: async (_id: string) => {
      const lead = await connection.collection<{ _id: string }>('leads').findOne({ _id });
      const { kind, details } = lead as unknown as StoredLead;
      return DeskLine.parse(kindOf(kind).desk(details));
    },
    /** As leads were stored before addresses and numbers were hashed. */
    makeOld: async () => {
      const none = { emailHash: '', phoneHash: '', keptFrom: '', erasedAt: '', doNotCall: '' };
      await connection.collection('leads').updateMany({}, { $unset: none });
    },
    /** As a draft's link, a request's and a case's code were kept before they were derived: by the hash of what was mailed. */
    keepByHash: async (token: string, caseId: string, code: string) => {
      const hash = (text: string) => createHash('sha256').update(text).digest('hex');
      const until = new Date(parts.now().getTime() + 600_000);
      const links = [{ hash: hash(token), until, key: 'old-00001' }];
      await connection.collection('drafts').updateMany({}, { $set: { resumeLinks: links } });
      await connection
        .collection('data_requests')
        .updateMany({}, { $set: { tokenHash: hash(token) } });
      const mailedCode = { hash: hash(`${caseId}\n${code}`), until, tries: 0, key: 'old-00001' };
      await connection.collection('cases').updateMany({}, { $set: { mailedCode } });
    },
    passDays: (days: number) => passSeconds(days * 24 * 60 * 60),
    /** What the mail of the last event of that type has in it: a path or a code. */
    lastMailed: async (type: string) => {
      const events = (await relay.published()).filter(({ headers }) => headers.ce_type === type);
      const { link } = JSON.parse(events.at(-1)?.value ?? '{}') as { link: Partial<MailedLink> };
      const { kind = '', id = '', until = '' } = link;
      const whole = { kind, id, until, plans: '', leadId: '' };
      const says = linkSays(whole);
      return isLinkKind(kind)
        ? linkPath(kind, whole, marks.mark(kind, says))
        : marks.code(kind, says);
    },
    eventsOf: async (type: string) =>
      (await relay.published()).filter((message) => message.headers.ce_type === type),
    stop: async () => {
      await relay.stop();
      await service.app.close();
      await dispose();
    },
  };
}
