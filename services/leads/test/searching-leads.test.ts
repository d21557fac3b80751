/** Leads by what staff know of a person: the beginning of a name, a number or a reference (features 106). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { searchedFor } from '../src/search-terms.ts';
import { agent, type DeskUnderTest, deskUnderTest } from './support/desk.ts';
import { leadsUnderTest } from './support/leads.ts';

const person = (name: string, fullNumber: string) => ({
  contact: { name, email: '', phone: fullNumber, dial_code: '+971', fullNumber },
});

it.each([
  ['.', null],
  ['050 123', null],
  ['050 123 4567', 'phone'],
  ['+44 20 7111 2233', 'phone'],
  ['٠٥٠١٢٣٤٥٦٧', 'phone'],
  ['MQ-7', null],
  ['mq-7f3k', 'reference'],
  ['7F3K-92', 'reference'],
  ['Al Ma', 'name'],
  ['مر', 'name'],
])('%s is typed as %s', (typed, kind) => {
  expect(searchedFor(typed)?.kind ?? null).toBe(kind);
});

describe('a search at the desk', () => {
  let desk: DeskUnderTest;
  let leadIds: Record<'mariam' | 'omar' | 'arabic', string>;
  beforeEach(async () => {
    desk = await deskUnderTest();
    leadIds = {
      mariam: await desk.site(person('Mariam Al-Jalāf', '+971501112233')),
      omar: await desk.site(person('Omar Mariam', '+442071112233')),
      arabic: await desk.site(person('أحمد عُمَر', '0552223344')),
    };
  });
  afterEach(() => desk.stop());

  const search = async (typed: string) => {
    const found = await desk.client.searchLeads({ staffId: 'sara', typed }, agent('sara'));
    const names = Object.entries(leadIds).filter(([, id]) => found.leadIds.includes(id));
    return names.map(([name]) => name);
  };

  it.each([
    ['mariam', ['mariam', 'omar']],
    ['MARIAM jal', ['mariam']],
    ['jalaf', ['mariam']],
    ['ariam', []],
    ['mariam zz', []],
    ['mariam j', ['mariam']],
    ['احمد عمر', ['arabic']],
    ['mar', ['mariam', 'omar']],
    ['maria', ['mariam', 'omar']],
    ['marix', []],
    ['al', ['mariam']],
    ['0501112233', ['mariam']],
    ['00971 50 111 2233', ['mariam']],
    ['501112233', ['mariam']],
    ['+442071112233', ['omar']],
    ['+971 (0)55 222 3344', ['arabic']],
    ['0509999999', []],
  ])('finds by %s: %j', async (typed, names) => {
    expect(await search(typed)).toEqual(names);
  });

  it('shows the newest first, ten at most, and says that there are more', async () => {
    for (let each = 0; each < 11; each += 1) {
      desk.passSeconds(1);
      await desk.site(person('Zayed', `+9715099988${10 + each}`));
    }
    const said = { staffId: 'sara', typed: 'zay' };
    const { leadIds: shown, isAll } = await desk.client.searchLeads(said, agent('sara'));
    expect([shown.length, isAll]).toEqual([10, false]);
    const { rows } = await desk.client.foundLeads({ leadIds: shown.join(',') }, agent('sara'));
    const came = rows.map(({ capturedAt }) => capturedAt);
    expect(came).toEqual([...came].sort().reverse());
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['Zayed']));
  });

  it('finds nobody who was erased', async () => {
    const contact = { ...person('Huda', '+971507778899').contact, email: 'huda@example.com' };
    await desk.site({ contact });
    const ask = { email: 'huda@example.com', idempotencyKey: 'link-0001' };
    await desk.client.requestDataLink(ask, agent('sara'));
    const [event] = await desk.eventsOf('muqarin.leads.v1.DataLinkRequested');
    const { requestId } = JSON.parse(event?.value ?? '{}') as { requestId: string };
    const { leadIds: before } = await desk.client.searchLeads(
      { staffId: 'sara', typed: 'huda' },
      agent('sara'),
    );
    expect(before).toHaveLength(1);
    await desk.client.eraseData({ requestId }, agent('sara'));
    for (const typed of ['huda', '0507778899']) {
      const said = { staffId: 'sara', typed };
      expect((await desk.client.searchLeads(said, agent('sara'))).leadIds).toEqual([]);
    }
  });

  it('finds leads from before there were terms', async () => {
    const stored = await desk.connection.collection('leads').find({}).toArray();
    const before = stored.map(({ terms: _terms, outbox: _outbox, ...lead }) => lead);
    const later = await leadsUnderTest('2026-11-27T08:00:00Z', before);
    const said = { staffId: 'sara', typed: 'mariam' };
    const { leadIds: found } = await later.client.searchLeads(said, agent('sara'));
    expect([...found].sort()).toEqual([leadIds.mariam, leadIds.omar].sort());
    await later.stop();
  });
});
