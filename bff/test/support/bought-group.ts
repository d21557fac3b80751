/** An employer who has bought the two cheapest plans of one insurer and TPA that fit each other. */
import type { Employer } from './employer.ts';
import { list } from './employer.ts';

const confirmPath = '/api/survey/medical/corporate/confirm-policy';
const visitor = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' } as const;

export async function boughtGroup(employer: Employer) {
  const { browser, bff } = employer;
  for (const [category, count] of [
    [1, 7],
    [2, 20],
  ] as const)
    await employer.saveMembers(category, count);
  const { tiles } = await employer.list(1);
  const open = tiles.filter(({ conditions }) => conditions.length === 0);
  const pairOf = ({ insurerId, tpaId }: (typeof open)[number]) => `${insurerId} ${tpaId}`;
  const first = open.find((tile) =>
    open.some((other) => other !== tile && pairOf(other) === pairOf(tile)),
  );
  const second = open.find((tile) => first && tile !== first && pairOf(tile) === pairOf(first));
  if (!first || !second) throw new Error('no pair');
  const plans = [first.id, second.id];
  for (const [at, plan] of plans.entries())
    await browser.form(`${list}/select`, { category: String(at + 1), plan: String(plan) });
  const [lead] = await bff.leads.stored('leads');
  const quoteId = String(lead?.quoteId);
  const entries = plans.map(async (plan, at) => {
    const asked = { quoteId, category: at + 1, plan: String(plan) };
    const answer = await employer.quoting.groupBifurcation(asked, visitor);
    if (answer.outcome !== 'priced') throw new Error(answer.reason);
    return [`CAT ${at + 1}`, { [String(plan)]: { ...answer.price.record } }] as const;
  });
  const data = Object.fromEntries(await Promise.all(entries));
  const answer = await browser.post(confirmPath, { data });
  const { reference } = answer.json<{ reference: string }>();
  const [policy] = await bff.orders.groupPolicies();
  if (!policy || policy.policyReference !== reference) throw new Error('nothing was bought');
  return { reference, policy, first };
}
