/** docs/system.svg is drawn by hand, and says what is declared. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { topicDeclarations } from '@muqarin/proto/topics';
import { expect, it } from 'vitest';

const picture = readFileSync(
  path.join(import.meta.dirname, '..', '..', 'docs', 'system.svg'),
  'utf8',
);

it('shows every topic and no other', () => {
  const shown = [...picture.matchAll(/>([a-z_]+\.[a-z_]+\.v\d+)</g)].map(([, name = '']) => name);
  expect(shown.toSorted()).toEqual(topicDeclarations.map(({ name }) => name).toSorted());
});

it('shows a relay from each service that publishes', () => {
  // What orders publishes was quoting's before, and keeps the names of its topics.
  const owners = new Set(['orders', ...topicDeclarations.map(({ name }) => name.split('.')[0])]);
  expect([...picture.matchAll(/>outbox → relay</g)]).toHaveLength(owners.size);
});
