/** The ledger against what is there: nothing answered may be missing, nothing at all may be there twice or by half. */
import type { StoredMessage } from '@muqarin/platform/events/bus';
import type { Figure } from '../bench/figure.ts';
import type { Ledger, QuoteEntry } from './load/ledger.ts';
import type { KeptMail, Stores } from './stage/stores.ts';

export interface Found {
  /** Addresses of the leads, one for each document. */
  leads: readonly string[];
  leadLog: readonly StoredMessage[];
  quoteLog: readonly StoredMessage[];
  mails: readonly KeptMail[];
  deliveries: ReadonlyMap<string, number>;
  deadLetters: readonly StoredMessage[];
}

export interface Verdict {
  figures: Figure[];
  /** One line for each thing that must not be, with what names it. */
  problems: string[];
}

/** Poison is put into the log by the run itself and is no lead. */
export const poisonMark = 'poison';

export async function findAll(stores: Stores): Promise<Found> {
  const [leads, leadLog, quoteLog, mails, deadLetters] = await Promise.all([
    stores.leads(),
    stores.log('leads.lead.v1'),
    stores.log('quoting.quote.v1'),
    stores.mails(),
    stores.deadLetters(),
  ]);
  const ours = (text: string) => !text.includes(poisonMark);
  return {
    leads,
    leadLog: leadLog.filter(({ key }) => ours(key)),
    quoteLog,
    mails: mails.filter(({ to }) => ours(to)),
    deliveries: stores.deliveries(),
    deadLetters: deadLetters.filter(({ key }) => ours(key)),
  };
}

export function compare(ledger: Ledger, found: Found): Verdict {
  const answered = ledger.leads.filter(({ answeredAt }) => answeredAt !== null);
  const stored = counts(found.leads);
  const told = eventsByAddress(found.leadLog);
  const mailed = counts(found.mails.map(({ to }) => to));
  const lost = lostOf(answered, { stored, told, mailed }).concat(lostMails(ledger, mailed));
  const doubled = [
    ...twice(stored, 'lead documents'),
    ...[...told].flatMap(([email, ids]) => (ids.size > 1 ? [`${email}: ${ids.size} events`] : [])),
    ...twice(mailed, 'mails'),
  ];
  const halves = [
    ...[...stored.keys()].flatMap((email) => (told.has(email) ? [] : [`${email}: no event`])),
    ...[...told.keys()].flatMap((email) => (stored.has(email) ? [] : [`${email}: no lead`])),
  ];
  const broken = ledger.quotes.flatMap((quote) => orderBreaks(quote, found));
  const undelivered = found.mails.filter((mail) => !mail.deliveredAt).map(({ to }) => to);
  const dead = found.deadLetters.map(({ topic, key }) => `${key} on ${topic}`);
  const copies = [...told.values()].flatMap((ids) => [...ids.values()]);
  const count = (figure: string, value: number, reference = 0): Figure => {
    return { figure, value, unit: 'count', reference };
  };
  return {
    figures: [
      count('leads answered, beside those sent', answered.length, ledger.leads.length),
      count('answered leads lost', lost.length),
      count('effects doubled', doubled.length),
      count('leads or events without the other', halves.length),
      count('orders broken, beside keys with several events', broken.length, ledger.quotes.length),
      count('events published again, beside events', repeats(copies), copies.length),
      count(
        'mails given to the mail server again, beside mails',
        repeats([...found.deliveries.values()]),
        found.deliveries.size,
      ),
      count('dead letters nobody sent', dead.length),
    ],
    problems: [
      ...lost.map((each) => `lost: ${each}`),
      ...doubled.map((each) => `doubled: ${each}`),
      ...halves.map((each) => `half: ${each}`),
      ...broken.map((each) => `order: ${each}`),
      ...undelivered.map((each) => `not delivered: mail to ${each}`),
      ...dead.map((each) => `dead letter: ${each}`),
      ...ledger.refused.map((each) => `refused: ${each}`),
    ],
  };
}

interface Seen {
  stored: ReadonlyMap<string, number>;
  told: ReadonlyMap<string, unknown>;
  mailed: ReadonlyMap<string, number>;
}

function lostOf(answered: readonly { email: string }[], { stored, told, mailed }: Seen): string[] {
  return answered.flatMap(({ email }) => {
    const lacking = [
      ...(stored.has(email) ? [] : ['lead']),
      ...(told.has(email) ? [] : ['event']),
      ...(mailed.has(email) ? [] : ['mail']),
    ];
    return lacking.length > 0 ? [`${email}: no ${lacking.join(', no ')}`] : [];
  });
}

function lostMails({ quotes }: Ledger, mailed: ReadonlyMap<string, number>): string[] {
  const promised = quotes.flatMap(({ mails, policyMail }) => [...mails, policyMail ?? []].flat());
  return promised.filter((to) => !mailed.has(to)).map((to) => `${to}: no mail`);
}

/** A killed relay may publish an event again; it is its first appearance that says when it came. */
function orderBreaks({ quoteId, events, mails }: QuoteEntry, found: Found): string[] {
  const ids = new Set<string>();
  const first = found.quoteLog
    .filter(({ key }) => key === quoteId)
    .toSorted((a, b) => a.offset - b.offset)
    .filter(({ headers }) => !ids.has(headers.ce_id ?? '') && ids.add(headers.ce_id ?? ''))
    .map(nameOf);
  // What was raised last may have lost its answer: then it is in the log and not in the ledger.
  const inLog = first.slice(0, events.length);
  const begun = new Map(found.mails.map(({ to, sentAt }) => [to, sentAt.getTime()]));
  const times = mails.map((to) => begun.get(to) ?? 0);
  const wrongMail = mails.find((_, index) => (times[index] ?? 0) < (times[index - 1] ?? 0));
  return [
    ...(inLog.join() === events.join() ? [] : [`${quoteId}: ${first.join(', ')}`]),
    ...(wrongMail === undefined ? [] : [`${quoteId}: the mail to ${wrongMail} came too early`]),
  ];
}

function nameOf({ headers, value }: StoredMessage): string {
  const type = headers.ce_type?.split('.').at(-1) ?? '';
  const { recipient } = JSON.parse(value) as { recipient?: { email: string } };
  return recipient ? `${type} ${recipient.email}` : type;
}

/** Of each address its events, by id, and how often each of them is in the log. */
function eventsByAddress(log: readonly StoredMessage[]): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const { headers, value } of log) {
    const { contact } = JSON.parse(value) as { contact?: { email: string } };
    const ids = found.get(contact?.email ?? '') ?? new Map<string, number>();
    found.set(contact?.email ?? '', ids);
    const id = headers.ce_id ?? '';
    ids.set(id, (ids.get(id) ?? 0) + 1);
  }
  return found;
}

function counts(names: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}

function twice(found: ReadonlyMap<string, number>, of: string): string[] {
  return [...found].flatMap(([name, times]) => (times > 1 ? [`${name}: ${times} ${of}`] : []));
}

function repeats(times: readonly number[]): number {
  return times.reduce((sum, each) => sum + each - 1, 0);
}
