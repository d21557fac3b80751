/** What became of each mail that was promised: a run that ends too early is no run that lost something. */
import type { StoredMessage } from '@muqarin/platform/events/bus';
import type { Found } from './found.ts';

export interface Fates {
  /** Its consumer calls the event done, or there is none; and there is no mail. */
  missing: string[];
  /** Its event is in the log, behind what its consumer has done. */
  waiting: string[];
  /** Kept, its event done, and the mail server never took it. */
  unsent: string[];
}

/** @param promised addresses, each of one mail */
export function fatesOfMails(promised: readonly string[], found: Found): Fates {
  const kept = new Map(found.mails.map((mail) => [mail.to, mail]));
  const log = [...found.leadLog, ...found.quoteLog, ...found.policyLog];
  const done = new Map<string, boolean>();
  for (const message of log) {
    const to = addressOf(message);
    // One that was published again is done when its first appearance is.
    if (to !== undefined) done.set(to, done.get(to) || isDone(message, found));
  }
  const waits = (to: string) => done.get(to) === false;
  const unkept = promised.filter((to) => !kept.has(to));
  const unsent = found.mails.filter(({ deliveredAt }) => !deliveredAt).map(({ to }) => to);
  return {
    missing: unkept.filter((to) => !waits(to)),
    waiting: [...unkept, ...unsent].filter(waits),
    unsent: unsent.filter((to) => !waits(to)),
  };
}

function isDone({ topic, partition, offset }: StoredMessage, { mailedUpTo }: Found): boolean {
  return offset < (mailedUpTo.get(`${topic}/${partition}`) ?? 0);
}

function addressOf({ value }: StoredMessage): string | undefined {
  const { contact, recipient } = JSON.parse(value) as {
    contact?: { email?: string };
    recipient?: { email?: string };
  };
  return recipient?.email ?? contact?.email;
}
