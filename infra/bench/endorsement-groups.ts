/** Groups that have bought by a staff list, with people who have left since. */
import { assumedCategory } from '@muqarin/rules/medical-corporate/group';
import type { Ordering } from '../test/orders/support/ordering.ts';

export const visitor = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' } as const;
const line = 'medical-corporate' as const;

export interface GroupOnBench {
  policyId: string;
  line: typeof line;
}

type Client = Ordering['client'];
type Change = Omit<Parameters<Client['priceGroupChange']>[0], 'policyId' | 'known'>;

/** One category, everybody 30 and of a higher salary; covered from 20/01/2026. It is 10/01/2026. */
export async function soldOnBench(
  client: Client,
  { people, changes }: { people: number; changes: number },
): Promise<GroupOnBench> {
  const quote = await quoted(client, people);
  const confirmed = await client.confirmGroupPolicy(
    {
      quoteId: quote.quoteId,
      idempotencyKey: `confirm-${people}`,
      chosen: quote.chosen.map(({ category, plan }) => ({ category, plan })),
      premiumFils: quote.netFils,
      startDate: '2026-01-20',
      contact: { name: 'Mariam Test', email: 'mariam@example.com' },
      people: Array.from({ length: people }, (_, at) => person(at)),
    },
    visitor,
  );
  if (confirmed.outcome !== 'confirmed') throw new Error(confirmed.outcome);
  const { policyId } = confirmed.policy;
  const list = await client.groupMembers({ policyId, most: 1 }, visitor);
  if (list?.byCounts !== false) throw new Error('the group is not its people');
  for (let at = 0; at < changes; at += 1) await record(client, policyId, at, people);
  return { policyId, line };
}

/** So many join, and as many leave. */
export function changesOf(count: number): Change {
  const each = Array.from({ length: count }, (_, at) => at);
  return { joining: each.map(joins), leaving: each.map((at) => leaves(at)) };
}

async function quoted(client: Client, employees: number) {
  const { ageBands: _bands, maternityBands: _none, ...assumed } = assumedCategory(1, employees);
  const ageBands = [{ ageFrom: 18, ageTo: 35, members: employees, lsb: 0 }];
  const details = { ...assumed, lsb: 0, nlsb: employees, ageBands, maternityBands: [] };
  const answers = { emirateId: 2, categories: [details] };
  const key = `group-${employees}`;
  const made = await client.createGroupQuote(
    { idempotencyKey: key, draftId: key, answers },
    visitor,
  );
  if (made.outcome !== 'priced') throw new Error(made.outcome);
  const { quoteId } = made.quote;
  const { number: category, flag: _flag, ...counts } = details;
  await client.updateGroupMembers({ quoteId, category, details: counts }, visitor);
  const { tiles } = await client.groupList({ quoteId, category }, visitor);
  const tile = tiles.find(({ variants, conditions }) => variants.length + conditions.length === 0);
  if (!tile) throw new Error('no plan');
  return client.selectGroupPlan({ quoteId, category, plan: String(tile.planId) }, visitor);
}

/** One of the last leaves, another joins. */
async function record(client: Client, policyId: string, at: number, people: number) {
  const change = { policyId, joining: [joins(at)], leaving: [leaves(people - 1 - at)] };
  const priced = await client.priceGroupChange(change, visitor);
  if (priced.outcome !== 'priced') throw new Error(JSON.stringify(priced));
  const seen = { seenGrossFils: priced.priced.grossFils, idempotencyKey: `change-${at}` };
  const kept = await client.recordGroupChange({ ...change, ...seen }, visitor);
  if (kept.outcome !== 'recorded') throw new Error(kept.outcome);
}

function person(at: number) {
  const known = { number: `E-${at}`, name: `Person ${at}`, birthDate: null, age: 30 };
  const paid = { married: false, salary: 'nlsb', relation: 'employee' } as const;
  return { ...known, ...paid, gender: 'male' as const, category: 1 };
}

function joins(at: number): Change['joining'][number] {
  return {
    number: '',
    name: `Another ${at}`,
    birthDate: `199${1 + (at % 9)}-05-01`,
    effectiveOn: `2026-0${2 + (at % 7)}-11`,
    gender: at % 2 === 0 ? 'female' : 'male',
    married: at % 3 === 0,
    salary: 'nlsb',
    relation: 'employee',
    category: 1,
    case: 'employee_in_uae',
  };
}

function leaves(at: number): Change['leaving'][number] {
  return {
    number: `E-${at}`,
    effectiveOn: `2026-0${2 + (at % 7)}-01`,
    case: 'visa_cancelled',
    claimed: false,
    maternity: false,
  };
}
