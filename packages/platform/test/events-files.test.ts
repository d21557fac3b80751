/** The list of files that describe events, against those that are generated: a viewer knows no event outside it. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DescFile } from '@bufbuild/protobuf';
import { eventFiles } from '@muqarin/proto/event-files';
import { expect, it } from 'vitest';
import { eventsIn } from '../src/events/define.ts';

const generated = fileURLToPath(new URL('../../../proto/gen', import.meta.url));

it('the listed files are all that describe events', async () => {
  const modules = await Promise.all(
    globSync(`${generated}/**/*_pb.js`).map((file) => import(file)),
  );
  const described = modules
    .flatMap((module) => Object.values(module) as DescFile[])
    .filter((each) => each.kind === 'file' && eventsIn(each).length > 0);
  const names = (files: readonly DescFile[]) => files.map(({ name }) => name).toSorted();
  expect(names(eventFiles)).toEqual(names(described));
});
