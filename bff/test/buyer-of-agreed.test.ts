/** Whom mails of a motor order go to: nobody may have left an address in a quote that an agent made. */
import { expect, it } from 'vitest';
import type { Session } from '../src/session/session-plugin.ts';
import { buyerOf } from '../src/use-cases/motor/session-quote.ts';

const context = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' } as const;
const lead = { name: 'Mariam', email: 'mariam@example.com', fullNumber: '+971500000000' };
const agreed = { quotationId: 'q1', reference: 'MQ-1', version: 1, discount: null };

const bff = (sent: object | null) =>
  ({
    leads: { getMotorLead: async () => ({ contact: lead }) },
    quoting: { clientQuotation: async () => sent },
  }) as unknown as Parameters<typeof buyerOf>[0];
const session = (leadId: string | null) =>
  ({ data: { lines: { motor: { leadId } } } }) as unknown as Session;
const sent = { name: 'Board', recipient: 'board@example.com' };

it.each([
  ['the lead’s', 'l1', agreed, sent, 'mariam@example.com'],
  ['the quotation’s where nobody left one', null, agreed, sent, 'board@example.com'],
  ['nobody’s of an order of the list', null, null, sent, undefined],
  ['nobody’s of a quotation that was erased', null, agreed, null, undefined],
])('%s', async (_whose, leadId, of, found, email) => {
  const buyer = await buyerOf(bff(found), { session: session(leadId), context }, { agreed: of });
  expect(buyer?.email).toBe(email);
});
