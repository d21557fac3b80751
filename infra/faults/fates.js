/** @param promised addresses, each of one mail */
export function fatesOfMails(promised, found) {
    const kept = new Map(found.mails.map((mail) => [mail.to, mail]));
    const log = [...found.leadLog, ...found.quoteLog, ...found.policyLog];
    const done = new Map();
    for (const message of log) {
        const to = addressOf(message);
        // One that was published again is done when its first appearance is.
        if (to !== undefined)
            done.set(to, done.get(to) || isDone(message, found));
    }
    const waits = (to) => done.get(to) === false;
    const unkept = promised.filter((to) => !kept.has(to));
    const unsent = found.mails.filter(({ deliveredAt }) => !deliveredAt).map(({ to }) => to);
    return {
        missing: unkept.filter((to) => !waits(to)),
        waiting: [...unkept, ...unsent].filter(waits),
        unsent: unsent.filter((to) => !waits(to)),
    };
}
function isDone({ topic, partition, offset }, { mailedUpTo }) {
    return offset < (mailedUpTo.get(`${topic}/${partition}`) ?? 0);
}
function addressOf({ value }) {
    const { contact, recipient } = JSON.parse(value);
    return recipient?.email ?? contact?.email;
}
