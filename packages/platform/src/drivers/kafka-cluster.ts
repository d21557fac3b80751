/**
 * Reading at offsets without a consumer group. kafkajs has it inside and offers it only to groups, which cost seconds to
 * join and leave a name behind; so this borrows its cluster (2.2.4, the last release).
 */
import type { Kafka, KafkaMessage } from 'kafkajs';

export interface Cluster {
  connect(): Promise<void>;
  disconnect(): Promise<void>;
  addMultipleTargetTopics(topics: string[]): Promise<void>;
  findTopicPartitionMetadata(topic: string): { partitionId: number }[];
  findLeaderForPartitions(topic: string, partitions: number[]): Record<string, number[]>;
  findBroker(node: { nodeId: string }): Promise<Broker>;
  fetchTopicsOffset(wanted: OffsetWanted[]): Promise<TopicOffsets[]>;
}

interface Broker {
  fetch(request: {
    maxWaitTime: number;
    minBytes: number;
    maxBytes: number;
    isolationLevel: number;
    topics: {
      topic: string;
      partitions: { partition: number; fetchOffset: string; maxBytes: number }[];
    }[];
  }): Promise<{ responses: { partitions: { messages: KafkaMessage[] }[] }[] }>;
}

interface OffsetWanted {
  topic: string;
  partitions: { partition: number }[];
  fromBeginning?: boolean;
  fromTimestamp?: number;
}

interface TopicOffsets {
  topic: string;
  partitions: { partition: number; offset: string }[];
}

export function createCluster(kafka: Kafka): Cluster {
  const inner = Object.getOwnPropertySymbols(kafka).find(
    (symbol) => symbol.description === 'private:Kafka:createCluster',
  );
  if (inner === undefined)
    throw new Error('kafkajs has changed: kafka-cluster.ts finds no cluster');
  const create = (kafka as unknown as Record<symbol, (options: object) => Cluster>)[inner];
  if (create === undefined) throw new Error('kafkajs has changed: its cluster cannot be made');
  return create({ allowAutoTopicCreation: false, metadataMaxAge: 60_000, isolationLevel: 1 });
}
