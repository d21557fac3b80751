/** The ledger against what is there: nothing answered may be missing, nothing at all may be there twice or by half. */
import type { StoredMessage } from '@muqarin/platform/events/bus';
import type { Figure } from '../bench/figure.ts';
import { fatesOfMails } from './fates.ts';
import type { Found } from './found.ts';
import type { Ledger, QuoteEntry } from './load/ledger.ts';
import type { Stores } from './stage/stores.ts';

export interface Verdict {
  figures: Figure[];
  /** One line for each thing that must not be, with what names it. */
  problems: string[];
}

/** Poison is put into the log by the run itself and is no lead. */
export const poisonMark = 'poison';

export async function findAll(stores: Stores): Promise<Found> {
  // Before the mails: what it calls done must be among them.
  const { done: mailedUpTo } = await stores.mailed();
  const [leads, leadLog, quoteLog, policyLog, mails, deadLetters] = await Promise.all([
    stores.leads(),
    stores.log('leads.lead.v1'),
    stores.log('quoting.quote.v2'),
    stores.log('quoting.policy.v1'),
    stores.mails(),
    stores.deadLetters(),
  ]);
  const ours = (text: string) => !text.includes(poisonMark);
  return {
    leads,
    leadLog: leadLog.filter(({ key }) => ours(key)),
    quoteLog,
    policyLog,
    mailedUpTo,
    mails: mails.filter(({ to }) => ours(to)),
    deliveries: stores.deliveries(),
    deadLetters: deadLetters.filter(({ key }) => ours(key)),
  };
}

export function compare(ledger: Ledger, found: Found): Verdict {
  const answered = ledger.leads.filter(({ answeredAt }) => answeredAt !== null);
  const stored = counts(found.leads);
  const published = eventsByAddress(found.leadLog);
  const mailed = counts(found.mails.map(({ to }) => to));
  const lost = lostOf(answered, { stored, published });
  const fates = fatesOfMails(promisedMails(ledger), found);
  const doubled = [
    ...twice(stored, 'lead documents'),
    ...[...published].flatMap(([email, ids]) =>
      ids.size > 1 ? [`${email}: ${ids.size} events`] : [],
    ),
    ...twice(mailed, 'mails'),
  ];
  const halves = [
    ...[...stored.keys()].flatMap((email) => (published.has(email) ? [] : [`${email}: no event`])),
    ...[...published.keys()].flatMap((email) => (stored.has(email) ? [] : [`${email}: no lead`])),
  ];
  const broken = ledger.quotes.flatMap((quote) => orderBreaks(quote, found));
  const absent = ledger.quotes.flatMap((quote) => absentEvents(quote, found));
  const dead = found.deadLetters.map(({ topic, key }) => `${key} on ${topic}`);
  const copies = [...published.values()].flatMap((ids) => [...ids.values()]);
  const count = (figure: string, value: number, reference = 0): Figure => {
    return { figure, value, unit: 'count', reference };
  };
  return {
    figures: [
      count('leads answered, beside those sent', answered.length, ledger.leads.length),
      count('answered leads lost', lost.length),
      count('mails missing', fates.missing.length),
      count('mails that still wait for their consumer', fates.waiting.length),
      count('mails kept and never sent', fates.unsent.length),
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
      ...broken.map((each) => `wrong order: ${each}`),
      ...absent.map((each) => `event missing: ${each}`),
      ...fates.missing.map((each) => `mail missing: ${each}`),
      ...fates.waiting.map((each) => `mail still waiting: ${each}`),
      ...fates.unsent.map((each) => `mail never sent: ${each}`),
      ...dead.map((each) => `dead letter: ${each}`),
      ...ledger.refused.map((each) => `refused: ${each}`),
    ],
  };
}

interface Seen {
  stored: ReadonlyMap<string, number>;
  published: ReadonlyMap<string, unknown>;
}

function lostOf(answered: readonly { email: string }[], { stored, published }: Seen): string[] {
  return answered.flatMap(({ email }) => {
    const lacking = [
      ...(stored.has(email) ? [] : ['lead']),
      ...(published.has(email) ? [] : ['event']),
    ];
    return lacking.length > 0 ? [`${email}: no ${lacking.join(', no ')}`] : [];
  });
}

/** To whom a mail was promised, by an answer. */
export function promisedMails({ leads, quotes }: Ledger): string[] {
  const ofLeads = leads.filter(({ answeredAt }) => answeredAt !== null).map(({ email }) => email);
  const ofQuotes = quotes.flatMap(({ mails, policyMail }) => [...mails, policyMail ?? []].flat());
  return [...ofLeads, ...ofQuotes];
}

/** A killed relay may publish an event again; it is its first appearance that says when it came. */
function eventsOf({ quoteId, events }: QuoteEntry, found: Found): string[] {
  const ids = new Set<string>();
  return (
    found.quoteLog
      .filter(({ key }) => key === quoteId)
      .toSorted((a, b) => a.offset - b.offset)
      .filter(({ headers }) => !ids.has(headers.ce_id ?? '') && ids.add(headers.ce_id ?? ''))
      .map(nameOf)
      // What was raised last may have lost its answer: then it is in the log and not in the ledger.
      .filter((name, index) => events.includes(name) || index < events.length)
  );
}

/** Only of what is there: what is missing or waits is reported apart. */
function orderBreaks(quote: QuoteEntry, found: Found): string[] {
  const { quoteId, events, mails } = quote;
  const inLog = eventsOf(quote, found);
  const expected = events.filter((name) => inLog.includes(name));
  const begun = new Map(found.mails.map(({ to, sentAt }) => [to, sentAt.getTime()]));
  const times = mails.flatMap((to) => begun.get(to) ?? []);
  const early = mails
    .filter((to) => begun.has(to))
    .find((_, index) => (times[index] ?? 0) < (times[index - 1] ?? 0));
  return [
    ...(inLog.join() === expected.join() ? [] : [`${quoteId}: ${inLog.join(', ')}`]),
    ...(early === undefined ? [] : [`${quoteId}: the mail to ${early} came too early`]),
  ];
}

function absentEvents(quote: QuoteEntry, found: Found): string[] {
  const inLog = eventsOf(quote, found);
  const absent = quote.events.filter((name) => !inLog.includes(name));
  return absent.length === 0 ? [] : [`${quote.quoteId}: ${absent.join(', ')}`];
}

function nameOf({ headers, value }: StoredMessage): string {
  const type = headers.ce_type?.split('.').at(-1) ?? '';
  const { contact } = JSON.parse(value) as { contact?: { email: string } };
  return contact ? `${type} ${contact.email}` : type;
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
