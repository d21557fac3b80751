/** A thousand bad files of every kind that we could think of, and two hundred good ones, through the whole service. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badKinds } from './support/bad-files.ts';
import { documentsUnderTest } from './support/documents.ts';
import { goodKinds } from './support/good-files.ts';
import { createDice } from './support/random.ts';

const seed = 20_261_121;
const badFiles = 1000;
const goodFiles = 200;
const heavyEach = 2;

describe('uploads', () => {
  let service: Awaited<ReturnType<typeof documentsUnderTest>>;
  beforeAll(async () => {
    service = await documentsUnderTest({ uploadLimits: { perOwner: goodFiles } });
  });
  afterAll(() => service.app.close());

  it(`keep none of ${badFiles} bad files, each for a right reason`, async () => {
    const dice = createDice(seed);
    const wrong: unknown[] = [];
    let refused = 0;
    for (const [kind, bad] of spread(badKinds, badFiles)) {
      const answer = await service.send(await bad.make(dice));
      if (answer.outcome === 'refused' && bad.reasons.includes(answer.reason)) refused += 1;
      else wrong.push({ kind, answer });
    }
    expect(wrong).toEqual([]);
    expect(refused).toBe(badFiles);
    expect(await service.kept()).toEqual([]);
  }, 240_000);

  it(`refuse none of ${goodFiles} good files`, async () => {
    const dice = createDice(seed);
    const wrong: unknown[] = [];
    const goods = spread(goodKinds, goodFiles);
    for (const [at, [kind, make]] of goods.entries()) {
      const answer = await service.send(await make(dice), { slot: `slot-${at}` });
      if (answer.outcome !== 'stored') wrong.push({ kind, answer });
    }
    expect(wrong).toEqual([]);
    expect(await service.kept()).toHaveLength(goodFiles);
    expect(service.spooled()).toEqual([]);
  }, 120_000);
});

/** Each kind in turn until there are so many; heavy ones a few times only. */
function spread<T>(kinds: Readonly<Record<string, T>>, total: number): [string, T][] {
  const rows: [string, T][] = [];
  for (let round = 0; rows.length < total; round += 1) {
    for (const row of Object.entries(kinds)) {
      const isHeavy = typeof row[1] === 'object' && row[1] !== null && 'heavy' in row[1];
      if (rows.length < total && (!isHeavy || round < heavyEach)) rows.push(row);
    }
  }
  return rows;
}
