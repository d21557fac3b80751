/** Group commit: what is written together, who hears what, and that nobody is held up. */
import { describe, expect, it } from 'vitest';
import { createWriteGroup, type Refusals } from '../src/write-group.ts';

/** A store whose calls are ended by the test. */
function heldStore() {
  const calls: {
    group: readonly string[];
    end: (refusals?: Refusals) => void;
    fail: (why: Error) => void;
  }[] = [];
  const write = (group: readonly string[]) =>
    new Promise<Refusals>((resolve, reject) => {
      calls.push({ group, end: (refusals = new Map()) => resolve(refusals), fail: reject });
    });
  return { calls, write };
}

/** Longer than any chain of promises here. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

const never = () => new Promise<void>(() => {});

describe('a write group', () => {
  it('writes at once what comes alone', async () => {
    const { calls, write } = heldStore();
    const put = createWriteGroup({ write, sleep: never });
    const answered = put('a');
    await turn();
    expect(calls.map(({ group }) => group)).toEqual([['a']]);
    calls[0]?.end();
    await answered;
  });

  it('writes together what comes while a write is under way, in its order', async () => {
    const { calls, write } = heldStore();
    const put = createWriteGroup({ write, sleep: never });
    const answers = [put('a')];
    await turn();
    answers.push(put('b'), put('c'));
    await turn();
    answers.push(put('d'));
    expect(calls).toHaveLength(1);
    calls[0]?.end();
    await turn();
    expect(calls[1]?.group).toEqual(['b', 'c', 'd']);
    calls[1]?.end();
    await Promise.all(answers);
    const later = put('e');
    await turn();
    expect(calls[2]?.group).toEqual(['e']);
    calls[2]?.end();
    await later;
  });

  it('answers nobody before the call that carries theirs has ended', async () => {
    const { calls, write } = heldStore();
    const put = createWriteGroup({ write, sleep: never });
    const answered: string[] = [];
    const ask = (name: string) => void put(name).then(() => answered.push(name));
    ask('a');
    await turn();
    ask('b');
    calls[0]?.end();
    await turn();
    expect(answered).toEqual(['a']);
    calls[1]?.end();
    await turn();
    expect(answered).toEqual(['a', 'b']);
  });

  it('takes no more into one call than it is told', async () => {
    const groups: number[] = [];
    const write = async (group: readonly number[]) => {
      groups.push(group.length);
      return new Map<number, Error>();
    };
    const put = createWriteGroup({ write, most: 3 });
    await Promise.all([1, 2, 3, 4, 5, 6, 7].map((each) => put(each)));
    expect(groups).toEqual([3, 3, 1]);
  });

  it('gives a refusal to the one it is about, and an answer to the others', async () => {
    const { calls, write } = heldStore();
    const put = createWriteGroup({ write, sleep: never });
    const answers = Promise.allSettled([put('a'), put('b'), put('c')]);
    await turn();
    const refusal = new Error('b is there already');
    calls[0]?.end(new Map([[1, refusal]]));
    expect(await answers).toEqual([
      { status: 'fulfilled', value: undefined },
      { status: 'rejected', reason: refusal },
      { status: 'fulfilled', value: undefined },
    ]);
  });

  it('tells all of a group when their call failed, and goes on with the next', async () => {
    const { calls, write } = heldStore();
    const put = createWriteGroup({ write, sleep: never });
    const together = Promise.allSettled([put('a'), put('b')]);
    await turn();
    const after = put('c');
    calls[0]?.fail(new Error('away'));
    const outcomes = await together;
    expect(outcomes.map((each) => each.status === 'rejected' && String(each.reason))).toEqual([
      'Error: away',
      'Error: away',
    ]);
    await turn();
    calls[1]?.end();
    await after;
  });

  it('waits for company where it is told to, and then writes all of it', async () => {
    const { calls, write } = heldStore();
    const slept: number[] = [];
    const gathering = Promise.withResolvers<void>();
    const sleep = (milliseconds: number) => {
      slept.push(milliseconds);
      return slept.length === 1 ? gathering.promise : never();
    };
    const put = createWriteGroup({ write, gatherMilliseconds: 50, sleep });
    const answers = [put('a')];
    await turn();
    answers.push(put('b'));
    await turn();
    expect([slept, calls.length]).toEqual([[50], 0]);
    gathering.resolve();
    await turn();
    expect(calls.map(({ group }) => group)).toEqual([['a', 'b']]);
    calls[0]?.end();
    await Promise.all(answers);
  });

  it('goes past a call that hangs, and still answers it when it ends', async () => {
    const { calls, write } = heldStore();
    const patience = Promise.withResolvers<void>();
    const put = createWriteGroup({ write, sleep: () => patience.promise });
    const hanging = put('a');
    await turn();
    const next = put('b');
    await turn();
    expect(calls).toHaveLength(1);
    patience.resolve();
    await turn();
    expect(calls[1]?.group).toEqual(['b']);
    calls[1]?.end();
    await next;
    calls[0]?.end();
    await hanging;
  });

  it('waits longer for the next call the more calls hang', async () => {
    const { calls, write } = heldStore();
    const slept: number[] = [];
    const sleep = async (milliseconds: number) => void slept.push(milliseconds);
    const put = createWriteGroup({ write, most: 1, sleep });
    const answers = ['a', 'b', 'c', 'd', 'e', 'f'].map((each) => put(each));
    await turn();
    expect([slept, calls.length]).toEqual([[200, 400, 800, 1_600, 2_000, 2_000], 6]);
    for (const call of calls) call.end();
    await Promise.all(answers);
    slept.length = 0;
    const after = put('g');
    await turn();
    calls[6]?.end();
    await after;
    expect(slept).toEqual([200]);
  });
});
