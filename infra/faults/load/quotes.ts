/** Several events of one key in a row, each after the answer to the one before: a quote's life from price to policy. */
import { buyPlan } from '@muqarin/bff/buy-plan';
import { ordersContract } from '@muqarin/orders/contract/orders-contract';
import type { CallContext } from '@muqarin/platform/context';
import { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import type { Http } from '../stage/http.ts';
import { type Door, ratable } from './leads.ts';
import type { Ledger, QuoteEntry } from './ledger.ts';
import { serviceClient } from './service-client.ts';

const mailsEach = 3;

export type LiveQuote = (name: string) => Promise<void>;

export function createQuoteLives(http: Http, door: Door, ledger: Ledger): LiveQuote {
  const quoting = serviceClient(http, 'quoting', quotingContract, door.originsOf('quoting'));
  const orders = serviceClient(http, 'orders', ordersContract, door.originsOf('orders'));
  return async (name) => {
    const context: CallContext = {
      actor: { kind: 'system', id: 'faults' },
      correlationId: `draft-${name}`,
      locale: 'en',
    };
    try {
      const made = { idempotencyKey: `key-${name}`, draftId: `draft-${name}`, answers: ratable };
      const { quoteId, tiles } = await quoting.createQuote(made, context);
      const entry: QuoteEntry = {
        quoteId,
        events: ['QuotePriced'],
        mails: [],
        policyMail: null,
      };
      ledger.quotes.push(entry);
      const [plan] = tiles;
      if (!plan) throw new Error('a quote without plans');
      const { planId, netFils: premiumFils } = plan;
      await quoting.selectPlan({ quoteId, planId }, context);
      entry.events.push('PlanSelected');
      for (let index = 1; index <= mailsEach; index += 1) {
        const recipient = `${name}-${index}@example.com`;
        const mail = { planIds: [planId], recipient, name: 'Load Test' };
        await quoting.emailQuote({ quoteId, idempotencyKey: `key-${recipient}`, ...mail }, context);
        entry.events.push(`QuoteEmailed ${recipient}`);
        entry.mails.push(recipient);
      }
      const email = `${name}-policy@example.com`;
      const bought = { quoteId, idempotencyKey: `key-${email}`, planId, premiumFils };
      const contact = { name: 'Load Test', email };
      const startDate = toIsoDate(dubaiToday(new Date()));
      const wanted = { ...bought, startDate, contact };
      const sold = await buyPlan({ quoting, orders }, wanted, context);
      if (sold.outcome !== 'confirmed') throw new Error(`not confirmed: ${sold.outcome}`);
      entry.policyMail = email;
    } catch (error) {
      ledger.refused.push(`quote ${name}: ${(error as Error).message}`);
    }
  };
}
