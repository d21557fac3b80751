/** From the declared topics to every topic that has to be there, dead letters and replays included. */
import { deadLetterRetentionDays, type TopicDeclaration } from '@muqarin/proto/topics';
import { deadLetterTopic, replayTopic } from './dead-letter.ts';

export interface TopicSpec {
  name: string;
  partitions: number;
  /** -1: for ever. */
  retentionMilliseconds: number;
}

export function topicSpecs(declarations: readonly TopicDeclaration[]): TopicSpec[] {
  return declarations.flatMap(({ name, partitions, retentionDays, groups }) => [
    { name, partitions, retentionMilliseconds: millisecondsOf(retentionDays) },
    ...groups.flatMap((group) =>
      // One partition: they are few, and stay in the order in which they failed.
      [deadLetterTopic(name, group), replayTopic(name, group)].map((each) => ({
        name: each,
        partitions: 1,
        retentionMilliseconds: millisecondsOf(deadLetterRetentionDays),
      })),
    ),
  ]);
}

function millisecondsOf(days: TopicDeclaration['retentionDays']): number {
  return days === 'for ever' ? -1 : days * 24 * 60 * 60 * 1_000;
}
