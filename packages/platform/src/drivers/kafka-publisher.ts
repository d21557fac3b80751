/**
 * One producer for all publishes, thrown away and made anew after any trouble with the connection: a new one is there some
 * milliseconds after the broker is, while kafkajs's own way back took 13 s after 20 s of outage.
 */
import { type Kafka, Partitioners, type Producer } from 'kafkajs';
import { BusUnavailable } from '../events/bus-unavailable.ts';
import { errorFacts } from '../events/dead-letter.ts';
import { type KafkaLogger, kafkaTimes } from './kafka-client.ts';
import { rootOf } from './kafka-errors.ts';
import type { EncodedMessage } from './kafka-messages.ts';

export interface KafkaPublisher {
  /** Rejects with `BusUnavailable` where waiting helps; with the broker's refusal where these messages are to blame. */
  publish(messages: readonly EncodedMessage[]): Promise<void>;
  close(): Promise<void>;
}

export function createKafkaPublisher(kafka: Kafka, logger: KafkaLogger): KafkaPublisher {
  let producer: Promise<Producer> | undefined;
  const underWay = new Set<Promise<unknown>>();

  const drop = async (failed: Promise<Producer>) => {
    if (producer === failed) producer = undefined;
    await failed
      .then((each) => each.disconnect())
      .catch((error: unknown) => {
        logger.debug({ why: errorFacts(error) }, 'a producer did not end in order');
      });
  };
  const send = async (messages: readonly EncodedMessage[]) => {
    producer ??= connect(kafka);
    const used = producer;
    try {
      const topicMessages = [...Map.groupBy(messages, (each) => each.topic)].map(
        ([topic, ofTopic]) => ({
          topic,
          messages: ofTopic.map(({ key, value, headers }) => ({ key, value, headers })),
        }),
      );
      await (await used).sendBatch({
        acks: -1,
        timeout: kafkaTimes.requestMilliseconds,
        topicMessages,
      });
    } catch (error) {
      const root = rootOf(error);
      if (refusals.has((root as { type?: string }).type ?? '')) throw root;
      void drop(used);
      throw new BusUnavailable(error);
    }
  };
  return {
    publish: async (messages) => {
      if (messages.length === 0) return;
      const sending = send(messages);
      underWay.add(sending);
      await sending.finally(() => underWay.delete(sending));
    },
    close: async () => {
      await Promise.allSettled(underWay);
      if (producer !== undefined) await drop(producer);
    },
  };
}

/** Answers of a broker that is well, about the messages themselves. */
const refusals = new Set([
  'MESSAGE_TOO_LARGE',
  'RECORD_LIST_TOO_LARGE',
  'INVALID_RECORD',
  'INVALID_TIMESTAMP',
  'INVALID_TOPIC_EXCEPTION',
  'UNKNOWN_TOPIC_OR_PARTITION',
  'TOPIC_AUTHORIZATION_FAILED',
  'POLICY_VIOLATION',
]);

async function connect(kafka: Kafka): Promise<Producer> {
  const producer = kafka.producer({
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
  });
  await producer.connect();
  return producer;
}
