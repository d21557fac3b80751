/** The store in memory that most seeds run on answers as real mongoose does. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDice, type Dice } from '../simulator/dice.ts';
import type { Engine } from '../simulator/engine.ts';
import { readPlugin } from '../simulator/hooks.ts';
import { createMemoryEngine } from '../simulator/memory-engine.ts';
import type { Doc } from '../simulator/memory-language.ts';
import { createSimulator } from '../simulator/run.ts';
import { openSqliteEngine } from '../simulator/sqlite-engine.ts';

let real: Awaited<ReturnType<typeof openSqliteEngine>>;
beforeEach(async () => {
  real = await openSqliteEngine();
});
afterEach(() => real.close());

describe('the store in memory', () => {
  it('does what mongoose over SQLite does with the same operations in the same order', async () => {
    const { versioned } = readPlugin();
    const memory = createMemoryEngine(versioned);
    const [one, other] = [createDice(1), createDice(1)];
    for (let turn = 0; turn < 600; turn++) {
      const expected = await operate(real, one);
      expect(await operate(memory, other), `operation ${turn}`).toEqual(expected);
    }
  });

  it.each([1, 2, 3, 5, 8])('gives seed %i the same trace', async (seed) => {
    const simulate = createSimulator();
    const inMemory = await simulate({ seed });
    expect((await simulate({ seed, engine: real })).trace).toEqual(inMemory.trace);
  });
});

/** One operation as outboxes and inboxes do them, and all that is there afterwards. */
async function operate(engine: Engine, dice: Dice): Promise<unknown> {
  const quotes = engine.collection('quotes');
  const _id = `q${dice.below(3)}`;
  const operation = dice.pick(operations);
  const answer = await operation({ quotes, _id, dice }).catch((error: Error) =>
    /E11000|VersionError|No matching document/.test(`${error.name} ${error.message}`)
      ? 'refused'
      : Promise.reject(error),
  );
  const left = await quotes.read({}, { sort: { changes: 1 } });
  return JSON.parse(JSON.stringify({ answer, left: left.toSorted(byId) }));
}

const byId = (a: Doc, b: Doc) => (String(a._id) < String(b._id) ? -1 : 1);

interface Turn {
  quotes: ReturnType<Engine['collection']>;
  _id: string;
  dice: Dice;
}

const entry = (dice: Dice) => {
  const id = `e${dice.below(50)}`;
  return { id, type: 't', at: new Date(dice.below(1_000)), message: message(id) };
};

const message = (id: string) => ({ topic: 't', key: 'k', headers: { ce_id: id }, value: '{}' });

const operations: readonly ((turn: Turn) => Promise<unknown>)[] = [
  async ({ quotes, _id, dice }) => {
    const known = await quotes.load(_id);
    const document = known ?? quotes.make({ _id });
    (document.get('outbox') as unknown[]).push(entry(dice));
    (document.get('history') as string[]).push(`h${dice.below(50)}`);
    document.set('outboxPending', true);
    document.set('changes', ((document.get('changes') as number | undefined) ?? 0) + 1);
    document.markModified('outboxPending');
    if (dice.chance(0.3)) await quotes.update({ _id }, { $inc: { __v: 1 } });
    if (dice.chance(0.3)) await quotes.update({ _id }, { $set: { outbox: [] } });
    await document.save();
  },
  async ({ quotes, _id, dice }) =>
    quotes.update(
      { _id, history: { $ne: `h${dice.below(50)}` } },
      {
        $push: { outbox: { $each: [entry(dice)] }, history: { $each: ['x'], $slice: -3 } },
        $set: { outboxPending: true },
        $inc: { __v: 1, changes: 1 },
      },
    ),
  async ({ quotes, dice }) => {
    const now = new Date(dice.below(1_000));
    const taken = { $gt: now, $lte: new Date(now.getTime() + 800) };
    const free = { outboxPending: true, 'outboxLease.until': { $not: taken } };
    const lease = { 'outboxLease.owner': 'me', 'outboxLease.until': now };
    return quotes.updateAll(free, { $set: { ...lease, 'outboxLease.token': `t${dice.below(9)}` } });
  },
  async ({ quotes, _id, dice }) => {
    const ids = [`e${dice.below(50)}`, `e${dice.below(50)}`];
    return quotes.update({ _id }, { $pull: { outbox: { id: { $in: ids } } } });
  },
  async ({ quotes, _id, dice }) => {
    const size = dice.below(4);
    const [first] = ((await quotes.read({ _id }))[0]?.outbox as [{ id: string }?]) ?? [];
    const all =
      first === undefined
        ? {}
        : { 'outbox.0.id': { $in: [first.id, 'e1'] }, 'outbox.id': { $all: [first.id] } };
    return quotes.update(
      { _id, outbox: { $size: size }, ...all },
      { $set: { outbox: [] }, $unset: { outboxPending: 1, outboxLease: 1 } },
    );
  },
  async ({ quotes, dice }) =>
    quotes.updateAll(
      { 'outboxLease.token': { $in: [`t${dice.below(9)}`, 't1'] } },
      { $set: { 'outboxLease.until': new Date(0) }, $inc: { 'outboxLease.attempts': 1 } },
    ),
  async ({ quotes, _id, dice }) =>
    quotes.update(
      { _id },
      { $setOnInsert: { changes: dice.below(5), outbox: [], history: [] } },
      { upsert: true },
    ),
  async ({ quotes, _id }) =>
    quotes.findAndUpdate({ _id, outboxPending: true }, { $inc: { changes: 2 } }),
  async ({ quotes }) => quotes.count({ outboxPending: true }),
  async ({ quotes }) => {
    const sorted = { sort: { 'outbox.at': 1 }, limit: 1, fields: 'outbox.at' } as const;
    const [found] = await quotes.read({ outboxPending: true }, sorted);
    return (found?.outbox as { at: Date }[] | undefined)?.[0]?.at ?? null;
  },
];
