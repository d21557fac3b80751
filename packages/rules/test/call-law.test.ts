/** The law on calls as a table, and 100,000 random histories against an oracle that was written apart. */
import { describe, expect, it } from 'vitest';
import { type CallAsked, type CallFact, type CallWay, mayCall } from '../src/desk/call-law.ts';
import { randomFrom } from './random.ts';

const hours = 60 * 60 * 1000;
const days = 24 * hours;
/** In Dubai. */
const at = (text: string) => Date.parse(`${text}:00+04:00`);
/** Noon of a Thursday. */
const now = at('2026-11-26T12:00');
const noConsent = { marketing: false, calls: false, whatsapp: false, reminders: false };
const consents = { marketing: true, calls: true, whatsapp: true, reminders: true };

const asked = (text: string): CallFact => ({ kind: 'asked', at: at(text) });
const refused = (text: string): CallFact => ({ kind: 'refused', at: at(text) });
const listed = (text: string): CallFact => ({ kind: 'listed', at: at(text) });
const missed = (text: string): CallFact => tried(text, 'call', false);
const spoke = (text: string): CallFact => tried(text, 'call', true);
const messaged = (text: string): CallFact => tried(text, 'message', false);
function tried(text: string, way: CallWay, answered: boolean): CallFact {
  return { kind: 'tried', at: at(text), way, answered };
}

type Row = [what: string, over: Partial<CallAsked>, verdict: string, from?: string];

const table: Row[] = [
  ['who left a lead', { facts: [asked('2026-11-26T11:00')] }, 'answer'],
  ['not before nine', { now: at('2026-11-26T08:59') }, 'hours', '2026-11-26T09:00'],
  ['from nine', { now: at('2026-11-26T09:00') }, 'answer'],
  ['until six', { now: at('2026-11-26T17:59') }, 'answer'],
  ['not from six', { now: at('2026-11-26T18:00') }, 'hours', '2026-11-27T09:00'],
  ['nobody who never asked nor agreed', { facts: [] }, 'consent'],
  ['who agreed to offers', { facts: [], consents }, 'offer'],
  [
    'nobody who agreed to mails only',
    { facts: [], consents: { ...consents, calls: false } },
    'consent',
  ],
  ['no answer to an ask of 30 days ago', { facts: [asked('2026-10-27T12:00')] }, 'consent'],
  ['an answer to one of a minute less', { facts: [asked('2026-10-27T12:01')] }, 'answer'],
  [
    'nobody who said no',
    { facts: [asked('2026-11-25T10:00'), refused('2026-11-25T11:00')] },
    'refused',
  ],
  [
    'no offer after a no, whatever they agreed to',
    { facts: [refused('2026-01-02T10:00')], consents },
    'refused',
  ],
  [
    'who asked again after a no',
    { facts: [refused('2026-11-20T10:00'), asked('2026-11-25T10:00')] },
    'answer',
  ],
  [
    'nobody whose no came in the same moment',
    { facts: [refused('2026-11-25T10:00'), asked('2026-11-25T10:00')] },
    'refused',
  ],
  [
    'nobody whose no the clock puts after now',
    { facts: [asked('2026-11-25T10:00'), refused('2026-11-26T13:00')] },
    'refused',
  ],
  [
    'nobody on the list',
    { facts: [asked('2026-11-20T10:00'), listed('2026-11-21T10:00')] },
    'do_not_call',
  ],
  [
    'who asks although listed',
    { facts: [listed('2026-11-21T10:00'), asked('2026-11-25T10:00')] },
    'answer',
  ],
  ['no offer to the list', { facts: [listed('2026-11-21T10:00')], consents }, 'do_not_call'],
  [
    'an offer to whoever left the list',
    {
      facts: [listed('2026-11-21T10:00'), { kind: 'unlisted', at: at('2026-11-22T10:00') }],
      consents,
    },
    'offer',
  ],
  [
    'once a day',
    { facts: [asked('2026-11-25T10:00'), missed('2026-11-26T09:30')] },
    'day',
    '2026-11-27T09:00',
  ],
  [
    'once a day, though they asked again',
    { facts: [missed('2026-11-26T09:30'), asked('2026-11-26T10:00')] },
    'day',
    '2026-11-27T09:00',
  ],
  [
    'not on the day of a message',
    { facts: [asked('2026-11-25T10:00'), messaged('2026-11-26T09:30')] },
    'day',
    '2026-11-27T09:00',
  ],
  [
    'twice a week',
    {
      facts: [asked('2026-11-20T08:00'), missed('2026-11-20T10:00'), messaged('2026-11-23T10:00')],
    },
    'week',
    '2026-11-27T09:00',
  ],
  [
    'again in the next week',
    { facts: [asked('2026-11-19T08:00'), missed('2026-11-19T10:00'), missed('2026-11-23T10:00')] },
    'answer',
  ],
  [
    'back on the same day, as agreed',
    { facts: [spoke('2026-11-26T09:30'), asked('2026-11-26T09:35')] },
    'answer',
  ],
  [
    'not back on the same day, as nobody agreed',
    { facts: [asked('2026-11-26T09:00'), spoke('2026-11-26T09:30')] },
    'day',
    '2026-11-27T09:00',
  ],
  [
    'an offer counts calls that were answered',
    { facts: [spoke('2026-11-26T09:30')], consents },
    'day',
    '2026-11-27T09:00',
  ],
  [
    'messages by the same hours',
    { way: 'message', consents, now: at('2026-11-26T20:00') },
    'hours',
    '2026-11-27T09:00',
  ],
  ['messages to nobody who did not agree to them', { way: 'message' }, 'consent'],
  ['messages to who did', { way: 'message', consents }, 'answer'],
];

describe('the law on calls', () => {
  it.each(table)('calls %s', (_what, over, verdict, from) => {
    const facts = [asked('2026-11-25T20:00')];
    const said = mayCall({ facts, consents: noConsent, way: 'call', now, ...over });
    const expected =
      verdict === 'answer' || verdict === 'offer'
        ? { may: true, as: verdict }
        : { may: false, because: verdict, from: from === undefined ? null : at(from) };
    expect(said).toEqual(expected);
  });

  it('offers no forbidden call in 100,000 random histories', () => {
    const random = randomFrom(20);
    const seen = { answer: 0, offer: 0, refused: 0, opened: 0 };
    for (let round = 0; round < 100_000; round += 1) {
      const one = randomHistory(random);
      const said = mayCall(one);
      const allowed = isAllowed(one);
      if (said.may !== allowed) expect({ one, said }).toEqual({ one, allowed });
      if (said.may) {
        seen[said.as] += 1;
        continue;
      }
      seen.refused += 1;
      if (said.from === null) continue;
      seen.opened += 1;
      // No call is missed before it either: at any instant until then the oracle refuses.
      const before = one.now + random(Math.max(1, said.from - one.now));
      if (isAllowed({ ...one, now: before })) expect({ one, said, before }).toBe('refused');
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(2_000);
  });
});

function randomHistory(random: (limit: number) => number): CallAsked {
  const when = () =>
    now - 5 * days + random(12 * 24) * hours - (random(4) === 0 ? random(40) * days : 0);
  const made: Record<number, () => CallFact> = {
    0: () => ({ kind: 'asked', at: when() }),
    1: () => ({ kind: 'refused', at: when() - 3 * days }),
    2: () => ({ kind: 'listed', at: when() - 3 * days }),
    3: () => ({ kind: 'unlisted', at: when() }),
  };
  const facts = Array.from({ length: random(7) }, () => {
    const other = (): CallFact => ({
      kind: 'tried',
      at: when(),
      way: random(3) === 0 ? 'message' : 'call',
      answered: random(2) === 0,
    });
    return (made[random(14)] ?? (random(3) === 0 ? (made[0] ?? other) : other))();
  });
  const yes = () => random(3) > 0;
  return {
    facts,
    consents: { marketing: yes(), calls: yes(), whatsapp: yes(), reminders: yes() },
    way: random(4) === 0 ? 'message' : 'call',
    now: now - 2 * days + random(4 * 24 * 60) * 60_000,
  };
}

/** Written from the facts sheet alone: walks the history in its order, counts days since the epoch. */
function isAllowed({ facts, consents, way, now: moment }: CallAsked): boolean {
  const local = (instant: number) => instant + 4 * hours;
  const dayOf = (instant: number) => Math.floor(local(instant) / days);
  const minute = Math.floor((local(moment) % days) / 60_000);
  if (minute < 9 * 60 || minute >= 18 * 60) return false;
  if (way === 'message' && !consents.whatsapp) return false;
  // A no is told after an ask of the same moment; leaving the list before coming to it.
  const rank = { unlisted: 0, asked: 1, tried: 2, listed: 3, refused: 4 };
  const story = [...facts].sort((a, b) => a.at - b.at || rank[a.kind] - rank[b.kind]);
  let [open, refusedEver, onList, lastAsk] = [false, false, false, 0];
  for (const { kind, at: instant } of story) {
    if (kind === 'asked') lastAsk = instant;
    if (kind === 'asked') open = true;
    if (kind === 'refused') refusedEver = true;
    if (kind === 'refused') open = false;
    if (kind === 'listed') onList = true;
    if (kind === 'unlisted') onList = false;
  }
  const listing = story.findLast(({ kind }) => kind === 'listed');
  const closedByList = onList && (listing?.at ?? 0) >= lastAsk;
  const fresh = lastAsk > 0 && moment - lastAsk < 30 * days;
  const asAnswer = open && fresh && !closedByList;
  const asOffer =
    !fresh &&
    !refusedEver &&
    !onList &&
    consents.marketing &&
    (way === 'message' || consents.calls);
  if (!asAnswer && !asOffer) return false;
  let [thisDay, thisWeek] = [0, 0];
  for (const fact of story) {
    if (fact.kind !== 'tried') continue;
    if (asAnswer && fact.answered && fact.at < lastAsk) continue;
    const ago = dayOf(moment) - dayOf(fact.at);
    if (ago === 0) thisDay += 1;
    if (ago < 7) thisWeek += 1;
  }
  return thisDay < 1 && thisWeek < 2;
}
