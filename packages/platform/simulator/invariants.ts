/** What must hold when the storm is over and everything has come to rest. Each breach is a sentence. */
import type { StoredMessage } from '../src/events/bus.ts';
import { isDeadLetter } from '../src/events/dead-letter.ts';
import { groups } from './consumer.ts';
import type { Ledger } from './ledger.ts';
import type { Doc } from './memory-language.ts';
import { planSelected, type Shop } from './shop.ts';

export interface Rest {
  shop: Shop;
  ledger: Ledger;
  /** Aggregates with `history` (their changes, in order, written with the events) and `outbox`. */
  quotes: readonly Doc[];
  views: readonly Doc[];
  /** In the order in which they were made. */
  mails: readonly Doc[];
  published: readonly StoredMessage[];
  /** Tries before a dead letter. */
  attempts: number;
}

export function breaches(rest: Rest): string[] {
  const committed = new Map(rest.quotes.map((doc) => [String(doc._id), doc.history as string[]]));
  const effects = {
    views: new Map(rest.views.map((doc) => [String(doc._id), doc.effects as string[]])),
    mails: mailsByKey(rest.mails),
  };
  return [
    ...acknowledgedButGone(rest, committed),
    ...publishedButNeverCommitted(rest, committed),
    ...groups.flatMap((group) => wrongEffects(rest, group, committed, effects[group])),
    ...overwritten(rest),
    ...waitingStill(rest),
    ...undeservedDeadLetters(rest),
  ];
}

type ByKey = ReadonlyMap<string, readonly string[]>;

function mailsByKey(mails: readonly Doc[]): ByKey {
  const grouped = Map.groupBy(mails, (mail) => String(mail.key));
  return new Map([...grouped].map(([key, docs]) => [key, docs.map((doc) => String(doc._id))]));
}

function acknowledgedButGone({ ledger }: Rest, committed: ByKey): string[] {
  const there = new Set([...committed.values()].flat());
  return ledger
    .acknowledged()
    .filter((id) => !there.has(id))
    .map((id) => `${id} was acknowledged and is not in its aggregate`);
}

function publishedButNeverCommitted({ published }: Rest, committed: ByKey): string[] {
  const there = new Set([...committed.values()].flat());
  const strange = published.map((message) => message.headers.ce_id ?? '?');
  return [...new Set(strange)]
    .filter((id) => !there.has(id))
    .map((id) => `${id} was published and never committed`);
}

/** Every committed event once, and those of a key in their order; but those that were ever dead-lettered come when they may. */
function wrongEffects(rest: Rest, group: string, committed: ByKey, effects: ByKey): string[] {
  const deadLettered = deadLetteredBy(rest, group);
  const problems: string[] = [];
  for (const [key, history] of committed) {
    const wanted = history.filter((id) => rest.shop.temperOf(id) !== 'unreadable');
    const had = effects.get(key) ?? [];
    for (const id of wanted) {
      const times = had.filter((each) => each === id).length;
      if (times === 0) problems.push(`${group}: ${id} of ${key} is lost`);
      if (times > 1) problems.push(`${group}: ${id} of ${key} took effect ${times} times`);
    }
    const inOrder = (ids: readonly string[]) => ids.filter((id) => !deadLettered.has(id)).join(' ');
    if (problems.length === 0 && inOrder(had) !== inOrder(wanted)) {
      problems.push(`${group}: ${key} has ${inOrder(had)} instead of ${inOrder(wanted)}`);
    }
  }
  return problems;
}

function deadLetteredBy({ published }: Rest, group: string): Set<string> {
  const letters = published.filter((message) => isDeadLetter(message));
  return new Set(
    letters
      .filter((letter) => letter.headers.dlq_group === group)
      .map((letter) => letter.headers.ce_id ?? ''),
  );
}

/** Each aggregate counts its changes by reading and writing the number. */
function overwritten({ quotes }: Rest): string[] {
  return quotes
    .filter((doc) => doc.changes !== (doc.history as unknown[]).length)
    .map(
      (doc) =>
        `${String(doc._id)} counts ${String(doc.changes)} changes, of ${(doc.history as unknown[]).length}`,
    );
}

function waitingStill({ quotes }: Rest): string[] {
  return quotes
    .filter((doc) => (doc.outbox as unknown[]).length > 0)
    .map((doc) => `${String(doc._id)} still has events in its outbox`);
}

/** Only for what cannot be read, or was refused as often as the policy says. */
function undeservedDeadLetters({ published, shop, ledger, attempts }: Rest): string[] {
  return published.filter(isDeadLetter).flatMap(({ headers }) => {
    const { ce_id: id = '', dlq_group: group = '', dlq_topic: topic } = headers;
    if (topic !== planSelected.topic) return [`${id} has a dead letter of the topic ${topic}`];
    if (shop.temperOf(id) === 'unreadable') return [];
    const failures = ledger.failures(group, id);
    return failures >= attempts
      ? []
      : [`${group}: ${id} was dead-lettered after ${failures} failures`];
  });
}
