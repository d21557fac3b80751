/** Quotes are mailed the same in every line, from the event of today and from the forms that older logs hold. */
import type { StoredMessage } from '@muqarin/platform/events/bus';
import { defineEvent, type EventDef } from '@muqarin/platform/events/define';
import { createEvent, readEvent } from '@muqarin/platform/events/envelope';
import { QuoteEmailedSchema as MedicalMailed } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import {
  GeneralPolicyRequestedSchema,
  GeneralPriceRequestedSchema,
  GeneralQuoteEmailedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/general_pb';
import {
  MotorComparisonEmailedSchema,
  MotorQuoteEmailedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/motor_pb';
import { QuoteEmailedSchema } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { quoteStory } from '@muqarin/proto/quotes';
import { linkOf } from '@muqarin/rules/mailed-links';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { context, openPostOffice, type PostOffice, parts } from './support/post-office.ts';

const validUntil = '2026-12-21';
const person = { email: 'mariam@example.com', name: 'Mariam' };
const plan = {
  planId: '12',
  planName: 'Liwan Select',
  insurerName: 'Liwan Insurance',
  netFils: 421_800n,
  vatFils: 21_090n,
  grossFils: 442_890n,
};
const car = { make: 'Toyota', model: 'Camry', variant: 'LE', year: 2021, valueAed: 55_626n };
const motorOffer = { plan, type: 'comprehensive', deductibleFils: 70_000n, addons: ['Roadside'] };
const generalOffer = { plan, type: 'work_comp', excessFils: 5_000n };
const common = { quoteId: 'q1', reference: 'MQ-7F3K-92QX', validUntil };
const motorLink = linkOf('motor_quote', 'q1', validUntil);
const generalLink = linkOf('general_quote', 'q1', validUntil);
const compared = { ...common, contact: person, phone: '+971501234567', car };

type Schema = EventDef['schema'];
type Data = Record<string, unknown>;

const of = <S extends Schema>(schema: S, data: Parameters<typeof createEvent<S>>[1]) => ({
  schema,
  data: data as Data,
});

const earlier: [string, string, { schema: Schema; data: Data }][] = [
  [
    'medical plans',
    'mariam@example.com',
    of(MedicalMailed, {
      ...common,
      recipient: person,
      plans: [plan],
      link: linkOf('medical_quote', 'q1', validUntil),
    }),
  ],
  [
    'medical plans, with the path of older events',
    'mariam@example.com',
    of(MedicalMailed, {
      ...common,
      recipient: person,
      plans: [plan],
      returnPath: '/resume/secret',
    }),
  ],
  [
    'a motor plan',
    'mariam@example.com',
    of(MotorQuoteEmailedSchema, {
      ...common,
      recipient: person,
      offer: motorOffer,
      car,
      link: motorLink,
    }),
  ],
  [
    'a motor comparison',
    'mariam@example.com',
    of(MotorComparisonEmailedSchema, {
      ...compared,
      audience: 'shopper',
      offers: [motorOffer, motorOffer],
      link: motorLink,
      reportLink: { ...linkOf('motor_report', 'q1', validUntil), plans: '12,13', leadId: 'l1' },
    }),
  ],
  [
    'a motor comparison for sales',
    'sales@muqarin.example',
    of(MotorComparisonEmailedSchema, {
      ...compared,
      audience: 'sales',
      offers: [motorOffer],
      link: motorLink,
    }),
  ],
  [
    'prices for a business',
    'mariam@example.com',
    of(GeneralQuoteEmailedSchema, {
      ...common,
      recipient: person,
      offers: [generalOffer],
      onRequest: ['cyber'],
      figureMissing: ['fire'],
      link: generalLink,
    }),
  ],
  [
    'prices that are asked for',
    'mariam@example.com',
    of(GeneralPriceRequestedSchema, {
      quoteId: 'q1',
      reference: 'MQ-7F3K-92QX',
      types: ['cyber'],
      recipient: person,
      link: generalLink,
    }),
  ],
  [
    'a policy that is asked for',
    'mariam@example.com',
    of(GeneralPolicyRequestedSchema, {
      quoteId: 'q1',
      requestReference: 'R-7F3K-92QX',
      offer: generalOffer,
      company: 'Ghaf Bakery',
      recipient: person,
      link: generalLink,
    }),
  ],
];

/** As a log gives it back. */
function stored(schema: Schema, data: Data) {
  const def = defineEvent(schema);
  return readEvent(def, createEvent(def, data, context, parts) as StoredMessage).data;
}

/** The event that would be raised for it now, and what older ones held beside it. */
function raisedNow({ schema, data }: { schema: Schema; data: Data }) {
  for (const { schema: now, earlier: forms } of Object.values(quoteStory)) {
    const form = forms.find((each) => each.schema.typeName === schema.typeName);
    if (form) return { schema: now as Schema, data: form.lift(stored(schema, data)) as Data };
  }
  throw new Error(`nothing is raised for ${schema.typeName}`);
}

describe('mailing quotes of every line', () => {
  let post: PostOffice;
  beforeEach(async () => {
    post = await openPostOffice();
  });
  afterEach(() => post.close());

  const publish = ({ schema, data }: { schema: Schema; data: Data }) =>
    post.bus.publish([createEvent(defineEvent(schema), data, context, parts)]);
  const mails = async (count: number) => {
    for (let tries = 0; tries < 200; tries += 1) {
      const { mails: found } = await post.client.listMails({}, context);
      if (found.length >= count) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const { mails: found } = await post.client.listMails({}, context);
    const ids = found.map(({ mailId }) => ({ mailId }));
    return Promise.all(ids.map((asked) => post.client.getMail(asked, context)));
  };

  it.each(earlier.filter(([name]) => !name.includes('older')))(
    'says the same of %s as before',
    async (_name, to, event) => {
      await publish(event);
      await publish(raisedNow(event));
      const [a, b, ...others] = await mails(2);
      expect(others).toEqual([]);
      expect(a).toMatchObject({ to, text: expect.stringContaining('7F3K-92QX') });
      expect([a?.subject, a?.text, a?.html]).toEqual([b?.subject, b?.text, b?.html]);
      expect(a?.text).toMatch(/http:\/\/localhost:3000\/resume\/[qmg]\.q1\./);
    },
  );

  it('mails an event from before links were derived as it stands', async () => {
    const [, , event] = earlier.find(([name]) => name.includes('older')) ?? [];
    if (!event) throw new Error('no such event');
    await publish(event);
    const [mail] = await mails(1);
    expect(mail?.text).toContain('http://localhost:3000/resume/secret');
  });

  it('keeps a line that it does not know among the dead letters', async () => {
    const contact = { email: 'mariam@example.com', name: '' };
    await publish(of(QuoteEmailedSchema, { ...common, line: 'pets', contact }));
    const topic = 'quoting.quote.v2.dlq.notifications';
    for (let tries = 0; tries < 300; tries += 1) {
      if ((await post.bus.read({ topics: [topic], limit: 9 })).length > 0) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(await post.bus.read({ topics: [topic], limit: 9 })).toHaveLength(1);
    expect(await mails(0)).toEqual([]);
  });
});
