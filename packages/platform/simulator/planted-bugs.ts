/** Mistakes that somebody might make one day. Each is planted in the real sources, and the simulator must find it. */
import type { Patch } from './patches.ts';

export const plantedBugs: readonly Patch[] = [
  {
    name: 'settled before published',
    sentence: 'The relay takes events out of the outbox before the broker has them.',
    file: 'events/relay-batch.ts',
    find: '  const sent = await publish(claims, options);',
    replace: '  await store.settle(claims);\n  const sent = await publish(claims, options);',
  },
  {
    name: 'settled wholesale',
    sentence: 'Settling empties the outbox, also of what was raised since the claim.',
    file: 'events/outbox-store.ts',
    find: "const filter = { _id, outbox: { $size: 1 }, 'outbox.0.id': published };",
    replace: 'const filter = { _id };',
  },
  {
    name: 'leases never end',
    sentence:
      'A lease holds its document for ever, so what a dead relay had claimed waits for ever.',
    file: 'events/outbox-store.ts',
    find: 'const taken = { $gt: now, $lte: longest };',
    replace: 'const taken = { $gt: new Date(0), $lte: longest };',
  },
  {
    name: 'leases from tomorrow',
    sentence: 'A lease by a clock that ran a day ahead holds its document for that day.',
    file: 'events/outbox-store.ts',
    find: 'const taken = { $gt: now, $lte: longest };',
    replace: 'const taken = { $gt: now };',
  },
  {
    name: 'raised without the flag',
    sentence:
      'Events pushed by an update do not mark their document as waiting, so no relay finds them.',
    file: 'events/outbox.ts',
    find: '    $set: { ...update.$set, outboxPending: true },',
    replace: '    $set: { ...update.$set },',
  },
  {
    name: 'version left alone',
    sentence:
      'An update does not move the version on, so a document loaded before saves over its change.',
    file: 'events/outbox.ts',
    find: "  schema.set('optimisticConcurrency', true);\n",
    replace: '',
  },
  {
    name: 'marked before the effect',
    sentence: 'The inbox knows an event before its effect has happened.',
    file: 'events/consume.ts',
    find: '    await handler.handle(message);\n    await inbox?.add(id);',
    replace: '    await inbox?.add(id);\n    await handler.handle(message);',
  },
  {
    name: 'effect without its mark',
    sentence:
      'The changed document does not remember the event, so a second delivery changes it again.',
    file: 'events/inbox.ts',
    find: '  const unapplied = { ...filter, appliedEvents: { $ne: eventId } } as never;',
    replace: '  const unapplied = { ...filter } as never;',
  },
  {
    name: 'given up in silence',
    sentence: 'After its last try a message is left out, without a dead letter.',
    file: 'events/deliver.ts',
    find: '        await deadLetterMessage(message, error, attempt, parts);\n',
    replace: '',
  },
  {
    name: 'replayed under another id',
    sentence: 'A dead letter comes back as a new event, which no inbox knows.',
    file: 'events/dead-letter.ts',
    find: '  const replayed = { ...headers, replayed_from: placeOf(deadLetter) };',
    replace:
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text.
      '  const replayed = { ...headers, ce_id: `${headers.ce_id}-again`, replayed_from: placeOf(deadLetter) };',
  },
  {
    name: 'committed as fetched',
    sentence: 'An offset is stored when its message has come, not when it is done.',
    file: 'drivers/kafka-progress.ts',
    find: 'const settled = () => open.values().next().value ?? next;',
    replace: 'const settled = () => next;',
  },
  {
    name: 'keys all at once',
    sentence: 'Messages of one key are handled at the same time, so they overtake each other.',
    file: 'drivers/key-queues.ts',
    find: '(last.get(key) ?? Promise.resolve()).then(work)',
    replace: 'Promise.resolve().then(work)',
  },
];
