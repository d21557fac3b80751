/** What databases, event log and mail server hold, read past the product. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createKafkaEventBus } from '@muqarin/platform/drivers/kafka-event-bus';
import { connectMongo } from '@muqarin/platform/drivers/mongo';
import { deadLetterTopic } from '@muqarin/platform/events/dead-letter';
import { createLogger } from '@muqarin/platform/logger';
import { topicDeclarations } from '@muqarin/proto/topics';
const outboxes = [
    ['leads', 'leads'],
    ['leads', 'drafts'],
    ['quoting', 'quotes'],
];
export async function openStores({ env, dataOf }) {
    const logger = createLogger({ level: 'error' });
    const { MONGO_URL: url = '', KAFKA_BROKERS: brokers = '' } = env;
    const connections = new Map(await Promise.all(['leads', 'quoting', 'notifications'].map(async (database) => [database, await connectMongo({ url, database, logger })])));
    let ids = 0;
    const bus = createKafkaEventBus({
        brokers: brokers.split(','),
        clientId: 'faults',
        now: () => new Date(),
        newId: () => `faults-${++ids}`,
        logger,
    });
    const collection = (database, name) => {
        const found = connections.get(database);
        if (!found)
            throw new Error(`no database ${database}`);
        return found.collection(name);
    };
    const read = (topics) => bus.read({ topics, limit: 10_000_000 });
    return {
        bus,
        leads: async () => {
            const all = collection('leads', 'leads').find({}, { projection: { 'contact.email': 1 } });
            return (await all.toArray()).map(({ contact }) => String(contact?.email));
        },
        waiting: async () => {
            const each = outboxes.map(([database, name]) => collection(database, name).countDocuments({ outboxPending: true }));
            return (await Promise.all(each)).reduce((sum, count) => sum + count, 0);
        },
        holder: async () => {
            const held = { outboxPending: true, 'outboxLease.until': { $gt: new Date() } };
            for (const [database, name] of outboxes) {
                const found = await collection(database, name).findOne(held);
                if (found)
                    return String(found.outboxLease?.owner).split('.')[0] ?? null;
            }
            return null;
        },
        mails: async (to) => {
            const found = collection('notifications', 'mails').find(to ? { to } : {}, {
                projection: { to: 1, sentAt: 1, deliveredAt: 1 },
            });
            return (await found.toArray()).map(({ _id: id, ...mail }) => ({
                ...mail,
                id: String(id),
            }));
        },
        mailCount: async (begins, since) => {
            const made = collection('notifications', 'mails').find(madeSince(since), {
                projection: { to: 1 },
            });
            return (await made.toArray()).filter(({ to }) => String(to).startsWith(begins)).length;
        },
        mailTotal: () => collection('notifications', 'mails').estimatedDocumentCount(),
        mailed: async () => {
            const rows = (await bus.groups()).filter(({ group }) => group === 'notifications');
            return {
                done: new Map(rows.map(({ topic, partition, committed }) => [`${topic}/${partition}`, committed])),
                behind: rows.reduce((sum, { committed, end }) => sum + Math.max(0, end - committed), 0),
            };
        },
        log: (topic) => read([topic]),
        deadLetters: () => read(allDeadLetterTopics()),
        deliveries: () => deliveriesIn(dataOf('smtp')),
        useUp: async () => {
            const filler = collection('notifications', 'filler');
            for (const size of [200_000, 4_000, 100]) {
                const failure = await writtenUntilRefused(filler, 'x'.repeat(size));
                // One that is away has not said that it is full.
                if (failure.name !== 'MongoServerError')
                    return false;
            }
            return true;
        },
        close: async () => {
            await bus.close();
            await Promise.all([...connections.values()].map((each) => each.close()));
        },
    };
}
function madeSince(moment) {
    return { sentAt: { $gte: new Date(moment) } };
}
async function writtenUntilRefused(filler, text) {
    try {
        for (;;)
            await filler.insertOne({ text });
    }
    catch (error) {
        return error;
    }
}
function allDeadLetterTopics() {
    return topicDeclarations.flatMap(({ name, groups }) => groups.map((group) => deadLetterTopic(name, group)));
}
/** The catcher keeps each mail as it came, in a file of its own. */
function deliveriesIn(folder) {
    const counts = new Map();
    const files = existsSync(folder) ? readdirSync(folder) : [];
    for (const file of files.filter((name) => name.endsWith('.eml'))) {
        const head = readFileSync(path.join(folder, file), 'latin1').slice(0, 4_000);
        const id = /^message-id:\s*(<[^>]+>)/im.exec(head)?.[1] ?? file;
        counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
}
