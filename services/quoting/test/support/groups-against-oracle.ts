/** Random groups under random plans, each priced by the core and by the oracle: what differs, in words. */
import { bifurcate } from '../../src/domain/medical-corporate/bifurcate.ts';
import { readyToRate } from '../../src/domain/medical-corporate/members.ts';
import { ratedFils, variantFils } from '../../src/domain/medical-corporate/rate.ts';
import { groupOracle } from './group-oracle.ts';
import { seeded } from './random-general.ts';
import { randomGroupCategory, randomGroupPlan } from './random-group.ts';

export function compareGroups(seed: number, cases: number, progress: (done: number) => void) {
  const random = seeded(seed);
  const differences: string[] = [];
  let priced = 0;
  for (let n = 0; n < cases; n++) {
    const plan = randomGroupPlan(random);
    const asked = randomGroupCategory(random);
    const chosen = plan.variants.filter(() => random() < 0.6).map(({ id }) => id);
    const expected = groupOracle(plan, chosen, asked);
    const category = readyToRate(asked);
    const outcome = bifurcate(plan, chosen, category, 500);
    const net = outcome.ok ? outcome.price.netFils : null;
    if (outcome.ok) priced += 1;
    const is = (found: number | null) => (found === null ? null : BigInt(found));
    const note = (what: string) => differences.push(`seed ${seed} case ${n}: ${what}`);
    if (is(net) !== expected) note(`${net} instead of ${expected}`);
    if (!outcome.ok) continue;
    const before = ratedFils(plan, category);
    const added = plan.variants
      .filter(({ id }) => chosen.includes(id))
      .map((variant) => variantFils(variant, before, category.members));
    const total = added.reduce((sum, fils) => sum + fils, before);
    if (total !== net) note(`the total of a list is ${total} instead of ${net}`);
    const { trace } = outcome.price;
    const summed = trace.reduce((sum, row) => sum + row.amountFils, 0);
    if (summed !== net) note(`rows sum to ${summed}`);
    for (const { kind, amountFils, sharesFils } of trace) {
      const shared = sharesFils.reduce((sum, fils) => sum + fils, 0);
      if (kind === 'variant' && shared !== amountFils) note(`shares sum to ${shared}`);
      if (sharesFils.some((fils) => fils < 0)) note('a share is negative');
    }
    if ((n + 1) % (cases / 10) === 0) progress(n + 1);
  }
  return { cases, priced, differences };
}
