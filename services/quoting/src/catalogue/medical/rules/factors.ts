import type { Problem } from '../../problem.ts';
import { basisPointsOf, emirateCodes, filsOf, isRealDay } from '../../units.ts';
import type { TariffFile } from '../source-types.ts';
import type { PlanSource, Sources } from '../sources.ts';

/** Factors and the maternity amount of a rate card: inside the tariff, applied once, where the plan is sold. */
export function checkFactors(sources: Sources): Problem[] {
  const tariff = sources.tariff.value;
  return sources.plans.flatMap((plan) => [
    ...factors(plan, tariff),
    ...maternity(plan, tariff),
    ...effectiveDay(plan),
  ]);
}

function effectiveDay({ yaml }: PlanSource): Problem[] {
  const day = yaml.value.rate_card.effective_from;
  if (isRealDay(day)) return [];
  const place = yaml.at(['rate_card', 'effective_from']);
  return [{ file: yaml.file, ...place, rule: 'wrong-value', message: `${day} is no day.` }];
}

function factors({ yaml }: PlanSource, tariff: TariffFile): Problem[] {
  const sold = emirateCodes(yaml.value.emirates);
  const found: Problem[] = [];
  const taken = new Set<string>();
  for (const [i, factor] of yaml.value.rate_card.factors.entries()) {
    const say = (field: string, rule: string, message: string) => {
      const place = yaml.at(['rate_card', 'factors', i, field]);
      found.push({ file: yaml.file, ...place, rule, message });
    };
    const { floor, ceiling } = tariff.factor;
    const points = basisPointsOf(factor.times);
    if (points < basisPointsOf(floor) || points > basisPointsOf(ceiling))
      say(
        'times',
        'out-of-tariff',
        `${factor.times} is outside ${floor} to ${ceiling} (tariff.yaml).`,
      );
    const where = factor.emirates ?? sold;
    const elsewhere = where.filter((code) => !sold.includes(code));
    if (elsewhere.length > 0)
      say('emirates', 'not-sold-there', `The plan is not sold in ${elsewhere.join(', ')}.`);
    const twice = where.find((code) => taken.has(`${factor.code} ${code}`));
    if (twice) say('code', 'duplicate-key', `"${factor.code}" is applied twice in ${twice}.`);
    for (const code of where) taken.add(`${factor.code} ${code}`);
  }
  return found;
}

function maternity({ yaml }: PlanSource, tariff: TariffFile): Problem[] {
  const entry = yaml.value.rate_card.maternity;
  if (!entry) return [];
  const found: Problem[] = [];
  const say = (field: string, rule: string, message: string) => {
    const place = yaml.at(['rate_card', 'maternity', field]);
    found.push({ file: yaml.file, ...place, rule, message });
  };
  const { floor_aed: floor, ceiling_aed: ceiling } = tariff.maternity;
  const fils = filsOf(entry.amount_aed);
  if (fils < filsOf(floor) || fils > filsOf(ceiling))
    say(
      'amount_aed',
      'out-of-tariff',
      `AED ${entry.amount_aed} is outside AED ${floor} to ${ceiling}.`,
    );
  if (entry.age_to < entry.age_from)
    say('age_to', 'wrong-order', 'The last age is before the first.');
  if (yaml.value.table.maternity?.covered === false)
    say('label', 'benefit-mismatch', 'The table does not cover maternity, so it has no price.');
  return found;
}
