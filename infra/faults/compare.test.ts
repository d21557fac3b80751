/** The ledger finds what it is there to find: each kind of wrong, planted once. */
import type { StoredMessage } from '@muqarin/platform/events/bus';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import type { Found } from './found.ts';
import { createLedger, type Ledger } from './load/ledger.ts';

const first = 'a-1@example.com';
const second = 'a-2@example.com';

describe('the ledger', () => {
  it('finds nothing where all is as promised, repeated events and deliveries included', () => {
    const found = everything();
    const again = [...found.leadLog, lead('e1', first)];
    const deliveries = new Map([['<e1@x>', 2]]);
    expect(compare(ledger(), { ...found, leadLog: again, deliveries }).problems).toEqual([]);
  });

  it.each<[string, (found: Found) => Found, string]>([
    ['a lost lead', (found) => ({ ...found, leads: [second] }), `lost: ${first}: no lead`],
    [
      'a lost event',
      (found) => ({ ...found, leadLog: found.leadLog.slice(1) }),
      `half: ${first}: no event`,
    ],
    [
      'a lost mail',
      (found) => ({ ...found, mails: found.mails.slice(1) }),
      `mail missing: ${first}`,
    ],
    [
      'a mail whose consumer has not come so far',
      (found) => ({ ...found, mails: found.mails.slice(1), mailedUpTo: new Map() }),
      `mail still waiting: ${first}`,
    ],
    [
      'a mail that is kept, its event not done',
      (found) => ({
        ...found,
        mails: found.mails.map((each) => ({ ...each, deliveredAt: null })),
        mailedUpTo: new Map(),
      }),
      `mail still waiting: ${first}`,
    ],
    [
      'a lead stored twice',
      (found) => ({ ...found, leads: [first, ...found.leads] }),
      `doubled: ${first}: 2 lead documents`,
    ],
    [
      'two events of one lead',
      (found) => ({ ...found, leadLog: [...found.leadLog, lead('e9', first)] }),
      `doubled: ${first}: 2 events`,
    ],
    [
      'two mails of one event',
      (found) => ({ ...found, mails: [...found.mails, mail(first, 9)] }),
      `doubled: ${first}: 2 mails`,
    ],
    [
      'events of one key in another order',
      (found) => ({ ...found, quoteLog: found.quoteLog.toReversed().map(placed) }),
      'wrong order: q: QuoteEmailed q-2, QuoteEmailed q-1, QuotePriced',
    ],
    [
      'an event of a key that is missing',
      (found) => ({ ...found, quoteLog: found.quoteLog.slice(0, 2) }),
      'event missing: q: QuoteEmailed q-2',
    ],
    [
      'effects of one key in another order',
      (found) => ({ ...found, mails: [...found.mails.slice(0, 3), mail('q-2', 1)] }),
      'wrong order: q: the mail to q-2 came too early',
    ],
    [
      'a mail that never went',
      (found) => ({ ...found, mails: found.mails.map((each) => ({ ...each, deliveredAt: null })) }),
      `mail never sent: ${first}`,
    ],
    [
      'a dead letter',
      (found) => ({ ...found, deadLetters: [lead('e1', first)] }),
      `dead letter: lead-${first} on leads.lead.v1`,
    ],
  ])('finds %s', (_, plant, problem) => {
    expect(compare(ledger(), plant(everything())).problems).toContain(problem);
  });
});

it('calls a mail that waits or is missing no broken order', () => {
  const found = everything();
  const problems = compare(ledger(), {
    ...found,
    mails: found.mails.filter(({ to }) => to !== 'q-1'),
    mailedUpTo: new Map([['leads.lead.v1/0', 1]]),
  }).problems;
  expect(problems).toEqual(['mail still waiting: q-1']);
});

function ledger(): Ledger {
  const entry = { via: 'front', dueAt: 0, answeredAt: 1 } as const;
  return {
    ...createLedger(),
    leads: [first, second].map((email) => ({ ...entry, email })),
    quotes: [
      {
        quoteId: 'q',
        events: ['QuotePriced', 'QuoteEmailed q-1', 'QuoteEmailed q-2'],
        mails: ['q-1', 'q-2'],
        policyMail: null,
      },
    ],
  };
}

function everything(): Found {
  return {
    leads: [first, second],
    leadLog: [lead('e1', first), lead('e2', second)],
    quoteLog: [
      quote('QuotePriced'),
      quote('QuoteEmailed', 'q-1'),
      quote('QuoteEmailed', 'q-2'),
    ].map(placed),
    policyLog: [],
    mailedUpTo: new Map([
      ['leads.lead.v1/0', 1],
      ['quoting.quote.v2/0', 3],
    ]),
    mails: [mail(first, 1), mail(second, 2), mail('q-1', 3), mail('q-2', 4)],
    deliveries: new Map(),
    deadLetters: [],
  };
}

function lead(id: string, email: string): StoredMessage {
  return message('leads.lead.v1', `lead-${email}`, id, { contact: { email } });
}

function quote(type: string, email?: string): StoredMessage {
  const value = email ? { contact: { email } } : {};
  const made = message('quoting.quote.v2', 'q', `${type}${email}`, value);
  return { ...made, headers: { ...made.headers, ce_type: `muqarin.quoting.v2.${type}` } };
}

function message(topic: string, key: string, id: string, value: object): StoredMessage {
  const place = { partition: 0, offset: 0, sequence: 0, storedAt: 0 };
  return { topic, key, headers: { ce_id: id }, value: JSON.stringify(value), ...place };
}

function placed(each: StoredMessage, offset: number): StoredMessage {
  return { ...each, offset };
}

function mail(to: string, at: number) {
  return { id: to, to, sentAt: new Date(at), deliveredAt: new Date(at) };
}
