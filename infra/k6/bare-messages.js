/** The least that any way over the broker costs: one producer, one consumer, nothing around them. */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import kafkajs from 'kafkajs';
import { withNativeEngines } from '../launch/distributed/native-engines.ts';
/** Of the size of a lead's event. */
const payload = 'x'.repeat(1_200);
/** @returns milliseconds from the producer's call to the consumer's handler, one for each message */
export async function bareMessages(prefix, { perSecond, seconds }) {
    const { KAFKA_BROKERS: brokers = '' } = withNativeEngines(process.env);
    const kafka = new kafkajs.Kafka({
        brokers: brokers.split(','),
        clientId: 'bare',
        logLevel: kafkajs.logLevel.ERROR,
    });
    const topic = `${prefix}bare`;
    const [admin, producer] = [kafka.admin(), kafka.producer()];
    const consumer = kafka.consumer({ groupId: topic });
    const sent = new Map();
    const seen = new Map();
    try {
        await Promise.all([admin.connect(), producer.connect(), consumer.connect()]);
        await admin.createTopics({ topics: [{ topic, numPartitions: 6 }] });
        await consumer.subscribe({ topic, fromBeginning: true });
        await consumer.run({
            eachMessage: async ({ message }) => void seen.set(String(message.key), performance.now()),
        });
        const send = async (key) => {
            sent.set(key, performance.now());
            await producer.send({ topic, messages: [{ key, value: payload }] });
        };
        await send('warm');
        const under = [];
        const began = performance.now();
        for (let index = 0; index < perSecond * seconds; index += 1) {
            const wait = began + (index * 1000) / perSecond - performance.now();
            if (wait > 1)
                await pause(wait);
            under.push(send(String(index)));
        }
        await Promise.all(under);
        await pause(2_000);
        sent.delete('warm');
        return [...sent].map(([key, at]) => Math.max(0, (seen.get(key) ?? Infinity) - at));
    }
    finally {
        await Promise.all([consumer.disconnect(), producer.disconnect()]);
        await admin.deleteTopics({ topics: [topic] }).catch(() => { });
        await admin.disconnect();
    }
}
