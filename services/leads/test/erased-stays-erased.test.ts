/** What was read before an erasure and is written after it brings nothing of the person back, and tells nothing of them. */
import { openDatabase } from '@muqarin/platform/contract-suites/database-under-test';
import { repeatableParts } from '@muqarin/platform/contract-suites/relayed-service';
import { createEvent } from '@muqarin/platform/events/envelope';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { motorContactChanged } from '../src/events.ts';
import { leadErased } from '../src/site-events.ts';
import { createLeadStore } from '../src/store/leads.ts';
import before from './fixtures/leads-in-columns.json' with { type: 'json' };
import { visitor } from './support/leads.ts';

const contact = {
  name: 'Mariam Test',
  email: 'mariam@example.com',
  phone: '501234567',
  dial_code: '+971',
  fullNumber: '+971501234567',
};
const leadId = 'lead-1';
const lead = {
  _id: leadId,
  idempotencyKey: 'submit-0001',
  reference: 'L-7F3K2M',
  kind: 'motor' as const,
  status: 'new' as const,
  draftId: 'd1',
  quoteId: null,
  contact,
  details: { chassisNo: '', answers: { nationalityId: 105 } } as never,
  productCount: 12,
  capturedAt: new Date('2026-11-21T08:00:00Z'),
  emailHash: 'hash of an address',
  phoneHash: 'hash of a number',
  keptFrom: new Date('2026-11-21T08:00:00Z'),
  doNotCall: false,
  erasedAt: null,
};

const { parts } = repeatableParts('2026-11-21T08:00:00Z');
const events = { ...parts, source: '/test' };
const facts = { leadId, reference: lead.reference };
const erased = () =>
  createEvent(leadErased, { ...facts, reason: 'asked', draftId: 'd1' }, visitor, events);

let database: Awaited<ReturnType<typeof openDatabase>>;
let leads: ReturnType<typeof createLeadStore>;
beforeEach(async () => {
  database = await openDatabase(parts);
  leads = createLeadStore(database.connection);
  await leads.model.init();
});
afterEach(() => database.dispose());

const stored = async () =>
  JSON.stringify(await database.connection.collection('leads').findOne({}));

it('a contact and a quote of before an erasure are not written after it', async () => {
  await leads.model.create(lead);
  await leads.erase(leadId, parts.now(), erased());
  const asErased = await stored();
  const change = createEvent(motorContactChanged, { ...facts, contact }, visitor, events);
  expect(await leads.setContact(leadId, { ...facts, contact, nationalityId: 1 }, change)).toBe(
    false,
  );
  expect(await leads.linkQuote(leadId, 'quote-1')).toBe(false);
  expect(await leads.setChassis(leadId, 'JTDBR32E720012345', change)).toBe(false);
  expect(await stored()).toBe(asErased);
  expect(asErased).not.toContain('Mariam');
});

it('but are while it is there', async () => {
  await leads.model.create(lead);
  const change = createEvent(motorContactChanged, { ...facts, contact }, visitor, events);
  const other = { ...contact, name: 'Mariam Other' };
  expect(await leads.setContact(leadId, { ...facts, contact: other }, change)).toBe(true);
  expect(await leads.linkQuote(leadId, 'quote-1')).toBe(true);
  expect(await stored()).toContain('Mariam Other');
});

it('a lead in columns that is erased has lost them, and gets a kind without answers', async () => {
  const documents = before.leads.map(({ document }) => ({ ...document, erasedAt: null }));
  await database.connection.collection('leads').insertMany(documents as never);
  for (const { _id } of documents) await leads.erase(_id, parts.now(), erased());
  const personal = ['Mariam', '501234567', 'Ghaf', 'Lotus', '1991-03-14'];
  const all = async () =>
    JSON.stringify(await database.connection.collection('leads').find({}).toArray());
  for (const word of personal) expect(await all()).not.toContain(word);
  await leads.giveKinds();
  for (const word of personal) expect(await all()).not.toContain(word);
  expect(await leads.model.countDocuments({ kind: { $exists: true } })).toBe(documents.length);
});

it('a lead that is erased while it gets its kind stays erased', async () => {
  const documents = before.leads.map(({ document }) => ({ ...document, erasedAt: null }));
  const collection = database.connection.collection('leads');
  await collection.insertMany(documents as never);
  const write = leads.model.collection.bulkWrite.bind(leads.model.collection);
  // Between the reading and the writing of those in columns.
  leads.model.collection.bulkWrite = async (...asked: Parameters<typeof write>) => {
    leads.model.collection.bulkWrite = write;
    for (const { _id } of documents) await leads.erase(_id, parts.now(), erased());
    return write(...asked);
  };
  await leads.giveKinds();
  const all = JSON.stringify(await collection.find({}).toArray());
  for (const word of ['Mariam', '501234567', 'Ghaf', 'Lotus']) expect(all).not.toContain(word);
  expect(await leads.model.countDocuments({ kind: { $exists: true } })).toBe(documents.length);
});
