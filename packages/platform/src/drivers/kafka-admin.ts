/** What the broker knows about topics and groups, for viewers and commands. */
import { type Admin, AssignerProtocol, type Kafka } from 'kafkajs';
import type { GroupLag } from '../events/bus.ts';

export interface KafkaAdmin {
  /** A connection that is made when it is first needed, and anew after trouble. */
  use<T>(work: (admin: Admin) => Promise<T>): Promise<T>;
  close: () => Promise<void>;
}

export function createKafkaAdmin(kafka: Kafka): KafkaAdmin {
  let admin: Promise<Admin> | undefined;
  const connect = async () => {
    const made = kafka.admin();
    await made.connect();
    return made;
  };
  const close = async () => {
    const used = admin;
    admin = undefined;
    await used?.then((each) => each.disconnect());
  };
  return {
    use: async (work) => {
      admin ??= connect();
      try {
        return await work(await admin);
      } catch (error) {
        await close().catch(() => {});
        throw error;
      }
    },
    close,
  };
}

/** All topics with the prefix, as the broker names them. */
export async function topicNames(admin: Admin, prefix: string): Promise<string[]> {
  const all = await admin.listTopics();
  return all.filter((topic) => topic.startsWith(prefix) && !topic.startsWith('__')).toSorted();
}

/** Topics on which something was ever published. */
export async function usedTopics(admin: Admin, prefix: string): Promise<string[]> {
  const names = await topicNames(admin, prefix);
  const ends = await Promise.all(names.map((topic) => admin.fetchTopicOffsets(topic)));
  return names.filter((_, index) => ends[index]?.some(({ high }) => Number(high) > 0));
}

/** Of each group with the prefix: topics it has joined with or stored offsets of, partitions that hold something. */
export async function groupLags(admin: Admin, prefix: string): Promise<GroupLag[]> {
  const { groups } = await admin.listGroups();
  const names = groups
    .filter(
      ({ groupId, protocolType }) => groupId.startsWith(prefix) && protocolType === 'consumer',
    )
    .map(({ groupId }) => groupId)
    .toSorted();
  if (names.length === 0) return [];
  const described = await admin.describeGroups(names);
  const lags = await Promise.all(
    described.groups.map(({ groupId, members }) => lagsOf(admin, groupId, joinedTopics(members))),
  );
  return lags.flat().map(({ group, topic, ...rest }) => {
    return { group: group.slice(prefix.length), topic: topic.slice(prefix.length), ...rest };
  });
}

function joinedTopics(members: readonly { memberMetadata: Buffer }[]): string[] {
  return members.flatMap(({ memberMetadata }) =>
    memberMetadata.length === 0
      ? []
      : (AssignerProtocol.MemberMetadata.decode(memberMetadata)?.topics ?? []),
  );
}

async function lagsOf(admin: Admin, group: string, joined: readonly string[]): Promise<GroupLag[]> {
  const stored = await admin.fetchOffsets({ groupId: group });
  const committed = new Map(
    stored.flatMap(({ topic, partitions }) =>
      partitions.map(({ partition, offset }) => [`${topic}/${partition}`, Number(offset)] as const),
    ),
  );
  const topics = [...new Set([...stored.map(({ topic }) => topic), ...joined])].toSorted();
  const lags = await Promise.all(
    topics.map(async (topic) => {
      const offsets = await admin.fetchTopicOffsets(topic);
      return offsets
        .filter(({ high }) => Number(high) > 0)
        .map(({ partition, low, high }) => {
          const known = committed.get(`${topic}/${partition}`) ?? -1;
          return {
            group,
            topic,
            partition,
            committed: known < 0 ? Number(low) : known,
            end: Number(high),
          };
        });
    }),
  );
  return lags.flat().toSorted((a, b) => a.partition - b.partition);
}
