/** A group of 7 and 20 that came by the documented call, and what it buys by. */
import { randomUUID } from 'node:crypto';
import type { CallContext } from '@muqarin/platform/context';
import type { GroupTile } from '@muqarin/quoting/contract/medical-corporate/plan';
import { bffUnderTest } from './bff-under-test.ts';
import { openBrowser } from './browser.ts';
import type { shippedQuoting } from './shipped-quoting.ts';

export const visitor: CallContext = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' };
export const confirmPath = '/api/survey/medical/corporate/confirm-policy';
const questionnaire = {
  client_type: 'Corporate',
  member_count: 27,
  multiple_categories: 1,
  category: { 'CAT A': { no_employees: 7 }, 'CAT B': { no_employees: 20 } },
  emirate_id: 2,
  contact: {
    company_name: 'Palm Trading LLC',
    contact_name: 'Maryam Saleh',
    customer_email: 'maryam@example.com',
    customer_tel: '501234567',
    dial_code: '+971',
  },
};

export type Data = Record<string, Record<string, Record<string, unknown>>>;
export type GroupByCall = Awaited<ReturnType<typeof groupByCall>>;

export const pairOf = ({ insurerId, tpaId }: GroupTile) => `${insurerId} ${tpaId}`;

export async function groupByCall(quoting: Awaited<ReturnType<typeof shippedQuoting>>['client']) {
  const bff = await bffUnderTest(
    { LEADS_PER_CONTACT: '100', LEADS_PER_IP: '100' },
    { quoting, newId: randomUUID },
  );
  bff.pass(3 * 86_400);
  const browser = await openBrowser(bff.app);
  const captcha = await browser.captcha();
  const data = { ...questionnaire, 'g-recaptcha-response': captcha, csrf_token: browser.token() };
  await browser.post('/api/medical/submit-corporate-questionnaire', { data });
  const [lead] = await bff.leads.stored('leads');
  const quoteId = String(lead?.quoteId);
  const listed = async () => (await quoting.groupList({ quoteId, category: 1 }, visitor)).tiles;
  let tiles = await listed();

  async function saveMembers() {
    const quote = await quoting.groupQuote({ quoteId }, visitor);
    for (const { number: category, flag: _flag, ...details } of quote?.answers.categories ?? [])
      await quoting.updateGroupMembers({ quoteId, category, details }, visitor);
    tiles = await listed();
  }
  /** As the pages of the document hold what is chosen: category, plan, bifurcation. */
  async function wired(plans: readonly (number | string)[]): Promise<Data> {
    const entries = plans.map(async (plan, at) => {
      const asked = { quoteId, category: at + 1, plan: String(plan) };
      const answer = await quoting.groupBifurcation(asked, visitor);
      if (answer.outcome !== 'priced') throw new Error(answer.reason);
      return [`CAT ${at + 1}`, { [String(plan)]: { ...answer.price.record } }] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }

  /** Two plans of one insurer and TPA that nobody needs a low salary for. */
  function pair() {
    const open = tiles.filter(({ conditions }) => conditions.length === 0);
    for (const first of open) {
      const second = open.find((tile) => tile !== first && pairOf(tile) === pairOf(first));
      if (second) return [first.planId, second.planId] as const;
    }
    throw new Error('no pair');
  }

  return {
    bff,
    browser,
    quoteId,
    saveMembers,
    wired,
    pair,
    tiles: () => tiles,
    get: (what: object, path = confirmPath) =>
      browser.get(`${path}?${new URLSearchParams({ data: JSON.stringify(what) }).toString()}`),
    policies: () => bff.orders.groupPolicies(),
  };
}
