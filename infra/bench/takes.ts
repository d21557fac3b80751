/**
 * `npm run bench:takes`: 50 agents at once take leads of the call centre's desk, embedded, over 100,000 leads of as many persons, and
 * give them back; or on two copies of the service with a MongoDB server. Reference, in turns of the same run and at the same concurrency:
 * a bare findOneAndUpdate of one document.
 */
import process from 'node:process';
import { type Connection, Schema } from 'mongoose';
import { commandLine, wholeNumber } from './command-line.ts';
import { median, printFigures } from './figure.ts';
import { percentile99 } from './read-while.ts';
import { reportSearches, searchesOf } from './search-leads.ts';
import { type Copies, openCopies } from './take-copies.ts';
import { inventedLead, type Seeded } from './take-leads.ts';

const help = `npm run bench:takes [-- --takes 10000] [-- --leads 100000] [-- --mongo mongodb://127.0.0.1:27017]

  Milliseconds of a take at p99, against a bare findOneAndUpdate in the same run, and of a search beside a bare findOne. Ends with one
  line of JSON a figure. Fails when a lead is held by two, when an answered take is not in the database, above 3 times the reference,
  and where a search takes 100 ms.

  With --mongo by two copies of the service, in a database of their own on that server (npm run native -- env says which runs), and
  without the search.
`;

const mostTimes = 3;
const agentsEmbedded = 50;
/** The stand-in for MongoDB takes its writes one after the other: more at once only wait for it. */
const agentsOnServer = 20;
const rounds = 4;
const now = () => new Date();

const values = commandLine(help, {
  takes: { type: 'string', default: '10000' },
  leads: { type: 'string', default: '100000' },
  mongo: { type: 'string' },
});
await bench(
  wholeNumber('--takes', values.takes),
  wholeNumber('--leads', values.leads),
  values.mongo,
);

async function bench(takes: number, count: number, mongo: string | undefined): Promise<void> {
  const seeds = Array.from({ length: count }, (_, each) => inventedLead(each));
  const copies = await openCopies(mongo, (connection) => seed(connection, seeds));
  const { connections, clients } = copies;
  const [connection] = connections as [Connection];
  const agents = mongo ? agentsOnServer : agentsEmbedded;
  const clientOf = (turn: number) => clients[turn % clients.length] as Copies['clients'][number];
  const models = connections.map(bareModel);
  const bareOf = (turn: number) => models[turn % models.length] as (typeof models)[number];
  const holds = connection.collection<{ _id: string; holder?: string }>('desk_holds');
  const held = new Map<string, string>();
  const found = { twice: 0, lost: 0, taken: 0 };
  const spent: Record<'take' | 'bare', number[]> = { take: [], bare: [] };
  const times = async (into: number[], run: () => Promise<unknown>) => {
    const begun = performance.now();
    const done = await run();
    into.push(performance.now() - begun);
    return done;
  };
  // Two agents come for each lead, at nearly the same time.
  const at = (turn: number) => seeds[(Math.floor(turn / 2) * 7919) % count]?.lead;
  const leadAt = (turn: number) => at(turn)?._id ?? '';
  const take = async (turn: number) => {
    const staffId = `agent-${turn % agents}`;
    const leadId = leadAt(turn);
    const context = { actor: { kind: 'agent', id: staffId }, correlationId: 'bench' } as const;
    const ask = { leadId, staffId };
    const client = clientOf(turn);
    const said = (await times(spent.take, () => client.takeLead(ask, context))) as {
      outcome: string;
    };
    if (said.outcome !== 'taken') return;
    found.taken += 1;
    if (held.has(leadId)) found.twice += 1;
    held.set(leadId, staffId);
    const person = { _id: at(turn)?.phoneHash ?? '' };
    const stored = await holds.findOne(person);
    if (stored?.holder !== staffId) found.lost += 1;
    held.delete(leadId);
    await client.releaseLead(ask, context);
  };
  const plain = async (turn: number) => {
    const free = { _id: leadAt(turn), holder: null };
    const bare = bareOf(turn);
    const mine = { $set: { holder: `agent-${turn % agents}`, until: now() } };
    const taken = await times(spent.bare, () => bare.findOneAndUpdate(free, mine).lean());
    if (taken) await bare.updateOne({ _id: leadAt(turn) }, { $set: { holder: null } });
  };
  for (let round = 0; round < rounds; round += 1) {
    await together(agents, takes / rounds, (turn) => plain(turn + round * takes));
    await together(agents, takes / rounds, (turn) => take(turn + round * takes));
  }
  // What is asked of a search is asked of one machine; the stand-in for MongoDB scans.
  const searches = mongo ? null : await searchesOf(clientOf(0), connection, seeds);
  report(found, spent);
  if (searches) reportSearches(searches);
  await copies.stop();
}

function report(
  found: { twice: number; lost: number; taken: number },
  spent: Record<'take' | 'bare', number[]>,
): void {
  const slowest = { take: percentile99(spent.take), bare: percentile99(spent.bare) };
  console.log(
    `${found.taken} taken of ${spent.take.length}, ${found.twice} held by two, ${found.lost} lost`,
  );
  printFigures([
    { figure: 'takes.p99', value: slowest.take, unit: 'ms', reference: slowest.bare },
    { figure: 'takes.p50', value: median(spent.take), unit: 'ms', reference: median(spent.bare) },
    { figure: 'takes.held_by_two', value: found.twice, unit: 'leads', reference: 0 },
    { figure: 'takes.lost', value: found.lost, unit: 'leads', reference: 0 },
  ]);
  if (found.twice + found.lost > 0 || slowest.take > mostTimes * slowest.bare) process.exitCode = 1;
}

/** With what the service's own collection has of it, without an event, a lease or a limit. */
function bareModel(connection: Connection) {
  const schema = new Schema({ _id: String, holder: String, until: Date }, { versionKey: false });
  return connection.model('BareHold', schema, 'bare_holds');
}

/** So many turns by so many agents, each of whom begins the next when one is done. */
async function together(
  agents: number,
  turns: number,
  run: (turn: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const agent = async () => {
    while (next < turns) await run(next++);
  };
  await Promise.all(Array.from({ length: agents }, agent));
}

async function seed(connection: Connection, seeds: readonly Seeded[]): Promise<void> {
  const atOnce = 5_000;
  for (let first = 0; first < seeds.length; first += atOnce) {
    const some = seeds.slice(first, first + atOnce);
    const into = (name: string, documents: readonly object[]) =>
      connection.collection(name).insertMany(documents as never);
    await into(
      'leads',
      some.map(({ lead }) => lead),
    );
    await into(
      'desk_leads',
      some.map(({ atDesk }) => atDesk),
    );
    await into(
      'bare_holds',
      some.map(({ lead: { _id } }) => ({ _id, holder: null })),
    );
  }
}
