/** Searches of the desk by name, number and reference, in turns with a bare findOne by an index of the same collection. */
import type { deskSearchCalls } from '@muqarin/leads/contract/desk-search';
import type { Client } from '@muqarin/platform/http/client';
import type { Connection } from 'mongoose';
import { median, printFigures } from './figure.ts';
import { percentile99 } from './read-while.ts';
import type { Seeded } from './take-leads.ts';

const searches = 600;
const mostMilliseconds = 100;

export interface Spent {
  search: number[];
  bare: number[];
}

export async function searchesOf(
  client: Client<typeof deskSearchCalls>,
  connection: Connection,
  seeds: readonly Seeded[],
): Promise<Spent> {
  const spent: Spent = { search: [], bare: [] };
  const leads = connection.collection('leads');
  for (let turn = 0; turn < searches; turn += 1) {
    const { lead } = seeds[(turn * 7919) % seeds.length] as Seeded;
    // A first name is that of one in ten: the worst that somebody types.
    const [first = '', second = ''] = lead.contact.name.split(' ');
    const typed =
      [first, `${first} ${second}`, `0${lead.contact.phone}`, first.slice(0, 3), lead.reference][
        turn % 5
      ] ?? '';
    // Each by another agent: nothing empties their outboxes here.
    const staffId = `searcher-${turn}`;
    const context = { actor: { kind: 'agent', id: staffId }, correlationId: 'bench' } as const;
    const begunBare = performance.now();
    await leads.findOne({ phoneHash: lead.phoneHash });
    const begun = performance.now();
    spent.bare.push(begun - begunBare);
    await client.searchLeads({ staffId, typed }, context);
    spent.search.push(performance.now() - begun);
  }
  return spent;
}

export function reportSearches({ search, bare }: Spent): void {
  const slowest = percentile99(search);
  printFigures([
    { figure: 'search.p50', value: median(search), unit: 'ms', reference: median(bare) },
    { figure: 'search.p99', value: slowest, unit: 'ms', reference: percentile99(bare) },
  ]);
  if (slowest > mostMilliseconds) process.exitCode = 1;
}
