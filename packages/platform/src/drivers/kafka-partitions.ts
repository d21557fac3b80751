/** The partitions that one member has at the moment: what was fetched, what is done, what is to be committed. */
import type { KafkaMessage, TopicPartitionOffset } from 'kafkajs';
import type { Place } from './kafka-messages.ts';
import { createProgress, type PartitionProgress } from './kafka-progress.ts';

export interface HeldPartition {
  place: Place;
  progress: PartitionProgress;
}

export interface HeldPartitions {
  /** Those that are no longer this member's are revoked. */
  assigned(partitions: Readonly<Record<string, readonly number[]>>): void;
  /** What of the fetched was not fetched before. */
  admit(
    place: Place,
    messages: readonly KafkaMessage[],
  ): { held: HeldPartition; messages: KafkaMessage[] };
  committed: (place: Place, next: number) => void;
  toCommit(): TopicPartitionOffset[];
}

export function createHeldPartitions(): HeldPartitions {
  const held = new Map<string, HeldPartition & { justAssigned: boolean }>();

  const forget = (place: Place) => {
    held.get(nameOf(place))?.progress.revoke();
    held.delete(nameOf(place));
  };
  const find = (place: Place, first: number) => {
    const known = held.get(nameOf(place));
    // Somebody set the group's offsets back while it was away: what was done is to be done again.
    if (known?.justAssigned && known.progress.wasRewound(first)) forget(place);
    const fresh = { place, progress: createProgress(first), justAssigned: false };
    const found = held.get(nameOf(place)) ?? fresh;
    // Others may have gone on while it was away: what this member has not committed must not set them back.
    if (found.justAssigned) found.progress.committed(first);
    found.justAssigned = false;
    held.set(nameOf(place), found);
    return found;
  };
  return {
    assigned: (partitions) => {
      for (const each of held.values()) {
        const { topic, partition } = each.place;
        if (partitions[topic]?.includes(partition)) each.justAssigned = true;
        else forget(each.place);
      }
    },
    admit: (place, messages) => {
      const first = Number(messages[0]?.offset ?? 0);
      const found = find(place, first);
      const fresh = messages.filter((each) => found.progress.admit(Number(each.offset)));
      return { held: found, messages: fresh };
    },
    committed: (place, next) => held.get(nameOf(place))?.progress.committed(next),
    toCommit: () =>
      [...held.values()].flatMap(({ place, progress, justAssigned }) => {
        const next = justAssigned ? undefined : progress.toCommit();
        return next === undefined ? [] : [{ ...place, offset: String(next) }];
      }),
  };
}

function nameOf({ topic, partition }: Place): string {
  return `${topic}/${partition}`;
}
