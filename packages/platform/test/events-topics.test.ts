/** The declaration of topics against the events that travel on them. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DescFile } from '@bufbuild/protobuf';
import { topicDeclarations } from '@muqarin/proto/topics';
import { describe, expect, it } from 'vitest';
import { eventsIn } from '../src/events/define.ts';
import { topicSpecs } from '../src/events/topics.ts';

const generated = fileURLToPath(new URL('../../../proto/gen', import.meta.url));

describe('the declared topics', () => {
  it('are those of all events in proto/, and no others', async () => {
    const files = await Promise.all(
      globSync(`${generated}/**/*_pb.js`).map(
        async (file) => Object.values(await import(file)) as DescFile[],
      ),
    );
    const described = files.flat().filter((each) => each.kind === 'file');
    const used = new Set(eventsIn(...described).map((event) => event.topic));
    expect(used.size).toBeGreaterThan(2);
    expect(topicDeclarations.map(({ name }) => name).toSorted()).toEqual([...used].toSorted());
  });

  it('come with dead letters and a way back for each group', () => {
    const one = { name: 'a.b.v1', partitions: 6, retentionDays: 2, groups: ['x'] } as const;
    expect(topicSpecs([one])).toEqual([
      { name: 'a.b.v1', partitions: 6, retentionMilliseconds: 172_800_000 },
      { name: 'a.b.v1.dlq.x', partitions: 1, retentionMilliseconds: 7_776_000_000 },
      { name: 'a.b.v1.replay.x', partitions: 1, retentionMilliseconds: 7_776_000_000 },
    ]);
  });

  it('are kept for ever where nothing else is said', () => {
    const [spec] = topicSpecs([
      { name: 'a', partitions: 1, retentionDays: 'for ever', groups: [] },
    ]);
    expect(spec?.retentionMilliseconds).toBe(-1);
  });
});
