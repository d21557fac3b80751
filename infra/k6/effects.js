/** What became of the leads: when each one's event was made and stored, and its mail kept and sent. */
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { createKafkaEventBus } from '@muqarin/platform/drivers/kafka-event-bus';
import { connectMongo } from '@muqarin/platform/drivers/mongo';
import { createLogger } from '@muqarin/platform/logger';
import { withNativeEngines } from '../launch/distributed/native-engines.ts';
const patienceMilliseconds = 60_000;
/** Waits until that many are there whole, or patience ends. @returns by the lead's address, only those that are whole */
export async function effectsOf(prefix, wanted) {
    const { MONGO_URL: url = '', KAFKA_BROKERS: brokers = '' } = withNativeEngines(process.env);
    const logger = createLogger({ level: 'warn' });
    const connection = await connectMongo({ url, database: `${prefix}notifications`, logger });
    const bus = createKafkaEventBus({
        brokers: brokers.split(','),
        clientId: 'load',
        prefix,
        logger,
        now: () => new Date(),
        newId: () => String(process.pid),
    });
    try {
        const mails = connection.collection('mails');
        const whole = { to: /^load-/, deliveredAt: { $ne: null } };
        const until = Date.now() + patienceMilliseconds;
        while ((await mails.countDocuments(whole)) < wanted && Date.now() < until)
            await pause(1_000);
        const events = await bus.read({ topics: ['leads.lead.v1'], limit: 50_000 });
        const byId = new Map(events.map((event) => [event.headers.ce_id, event]));
        const found = await mails.find(whole).toArray();
        return new Map(found.flatMap(({ _id, to, sentAt, storedAt, deliveredAt }) => {
            const event = byId.get(_id);
            if (!event || !deliveredAt)
                return [];
            const effect = {
                eventMade: Date.parse(event.headers.ce_time ?? ''),
                inKafka: event.storedAt,
                mailMade: sentAt.getTime(),
                mailKept: storedAt?.getTime() ?? Number.NaN,
                mailSent: deliveredAt.getTime(),
            };
            return [[to, effect]];
        }));
    }
    finally {
        await bus.close();
        await connection.close();
    }
}
