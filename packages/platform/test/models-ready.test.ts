/** A start waits for a database that is slow, says so, and does not wait for what will not change. */
import { expect, it } from 'vitest';
import { modelsReady, type Preparable } from '../src/models-ready.ts';

const late = Object.assign(new Error('no connection in 2 s'), {
  name: 'MongoWaitQueueTimeoutError',
});

function setup(answers: Record<string, unknown[]>) {
  const did: string[] = [];
  const said: object[] = [];
  const pauses: number[] = [];
  const answer = (name: string, what: string) => async () => {
    did.push(`${name} ${what}`);
    const error = answers[name]?.shift();
    if (error) throw error;
  };
  const models: Preparable[] = Object.keys(answers).map((modelName) => ({
    modelName,
    init: answer(modelName, 'init'),
    createCollection: answer(modelName, 'collection'),
    ensureIndexes: answer(modelName, 'indexes'),
  }));
  const preparing = {
    logger: { warn: (facts: object) => void said.push(facts) },
    sleep: async (milliseconds: number) => void pauses.push(milliseconds),
  };
  return { did, said, pauses, run: () => modelsReady(models, preparing) };
}

it('prepares one model after the other', async () => {
  const { did, said, run } = setup({ Lead: [], Draft: [] });
  await run();
  expect(did).toEqual(['Lead init', 'Draft init']);
  expect(said).toEqual([]);
});

it('asks a slow database again with growing pauses, past what mongoose remembers, and says so', async () => {
  const { did, said, pauses, run } = setup({ Lead: [late, null, late, late], Draft: [] });
  await run();
  expect(did).toEqual([
    'Lead init',
    'Lead collection',
    'Lead indexes',
    'Lead collection',
    'Lead collection',
    'Lead indexes',
    'Draft init',
  ]);
  expect(pauses).toEqual([250, 500, 1000]);
  expect(said).toMatchObject([1, 2, 3].map((attempt) => ({ model: 'Lead', attempt })));
});

it('gives up at once where asking again is of no use, and in the end where nobody answers', async () => {
  const wrong = setup({ Lead: [new Error('two indexes of one name')] });
  await expect(wrong.run()).rejects.toThrow('two indexes of one name');
  expect(wrong.said).toEqual([]);
  const away = setup({ Lead: Array.from({ length: 50 }, () => late) });
  await expect(away.run()).rejects.toThrow(late);
  expect(away.said).toHaveLength(9);
});
