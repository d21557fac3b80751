import { isNumberDimension, sizeOf, wordsOf } from '../../../domain/motor/dimensions.ts';
import type { Problem } from '../../problem.ts';
import { basisPointsOf, isRealDay, percentBasisPoints } from '../../units.ts';
import type { MotorFactorEntry } from '../source-types.ts';
import type { MotorPlanSource, MotorSources } from '../sources.ts';

/** Factors, deductible choices and discount of a card: inside the tariff, numbers without gap, words that exist. */
export function checkMotorFactors({ plans, tariff }: MotorSources): Problem[] {
  return plans.flatMap((plan) => {
    const checker = checkerOf(plan, tariff.value);
    const { factors, discount_percent: discount } = plan.yaml.value.rate_card;
    for (const [i, factor] of factors.entries()) checker.factor(factor, i);
    checker.choices();
    const { ceiling_percent: ceiling } = tariff.value.discount;
    if (discount !== undefined && percentBasisPoints(discount) > percentBasisPoints(ceiling))
      checker.say(['discount_percent'], 'out-of-tariff', `More than ${ceiling} % (tariff.yaml).`);
    const { effective_from: day } = plan.yaml.value.rate_card;
    if (!isRealDay(day)) checker.say(['effective_from'], 'wrong-value', `${day} is no day.`);
    return checker.found;
  });
}

type Path = (string | number)[];

function checkerOf({ yaml }: MotorPlanSource, tariff: MotorSources['tariff']['value']) {
  const plan = yaml.value;
  const found: Problem[] = [];
  const say = (path: Path, rule: string, message: string) =>
    found.push({ file: yaml.file, ...yaml.at(['rate_card', ...path]), rule, message });
  const { floor, ceiling } = tariff.factor;
  const times = (path: Path, text: string) => {
    const points = basisPointsOf(text);
    if (points < basisPointsOf(floor) || points > basisPointsOf(ceiling))
      say(path, 'out-of-tariff', `${text} is outside ${floor} to ${ceiling} (tariff.yaml).`);
  };
  const factor = (entry: MotorFactorEntry, i: number) => {
    const twice = plan.rate_card.factors.findIndex(({ code }) => code === entry.code);
    if (twice < i) say(['factors', i, 'code'], 'duplicate-key', `"${entry.code}" stands twice.`);
    for (const [j, band] of entry.bands.entries())
      times(['factors', i, 'bands', j, 'times'], band.times);
    const here: Say = (j, field, rule, message) =>
      say(['factors', i, 'bands', j, ...(field ? [field] : [])], rule, message);
    if (isNumberDimension(entry.by)) numbers(entry, plan.agency_repair_to, here);
    else words(entry, here);
  };
  return { found, say, factor, choices: () => choices(yaml.value.rate_card, say, times) };
}

type Say = (band: number, field: string, rule: string, message: string) => void;

/** Bands join; all but ages of drivers, whom a plan may refuse, begin at 0 and reach the end. */
function numbers(entry: MotorFactorEntry, agencyTo: number | undefined, say: Say): void {
  const isAgency = entry.by === 'agency_car_age';
  const needed = isAgency ? (agencyTo ?? -1) : sizeOf(entry.by) - 1;
  let next: number | null = entry.by === 'driver_age' ? null : 0;
  for (const [j, { from, to, is }] of entry.bands.entries()) {
    if (from === undefined || to === undefined || is) {
      say(j, '', 'wrong-value', `A band of ${entry.by} is a from and a to.`);
      return;
    }
    if (to < from) say(j, 'to', 'wrong-order', 'The band ends before it begins.');
    else if (next !== null && from > next)
      say(j, 'from', 'band-gap', `No band for ${entry.by} ${next}.`);
    else if (next !== null && from < next)
      say(j, 'from', 'band-overlap', `${entry.by} ${from} already has a band.`);
    next = Math.max(next ?? 0, to + 1);
  }
  const last = entry.bands.length - 1;
  if (entry.by !== 'driver_age' && next !== null && next <= needed)
    say(last, 'to', 'band-gap', `No band for ${entry.by} ${next} to ${needed}.`);
  if (isAgency && agencyTo === undefined)
    say(0, '', 'benefit-mismatch', 'The plan has no agency_repair_to.');
}

function words(entry: MotorFactorEntry, say: Say): void {
  if (isNumberDimension(entry.by)) return;
  const known = wordsOf(entry.by).filter((word) => word !== '');
  const seen = new Set<string>();
  for (const [j, { is, from, to }] of entry.bands.entries()) {
    if (!is || from !== undefined || to !== undefined)
      say(j, '', 'wrong-value', `A band of ${entry.by} is a list of words.`);
    for (const word of is ?? []) {
      if (!known.includes(word))
        say(j, 'is', 'unknown-id', `"${word}" is none of ${known.join(', ')}.`);
      if (seen.has(word)) say(j, 'is', 'duplicate-key', `"${word}" already has a band.`);
      seen.add(word);
    }
  }
}

/** A lower deductible never costs less. */
function choices(
  { deductible }: MotorPlanSource['yaml']['value']['rate_card'],
  say: (path: Path, rule: string, message: string) => void,
  times: (path: Path, text: string) => void,
): void {
  if (!deductible) return;
  let before = { share: deductible.share_of_cap, times: '1' };
  for (const [i, choice] of deductible.choices.entries()) {
    const path = ['deductible', 'choices', i];
    times([...path, 'times'], choice.times);
    if (basisPointsOf(choice.share_of_cap) >= basisPointsOf(before.share))
      say([...path, 'share_of_cap'], 'wrong-order', `Not below ${before.share} of the cap.`);
    if (basisPointsOf(choice.times) < basisPointsOf(before.times))
      say([...path, 'times'], 'not-monotone', 'A lower deductible would cost less.');
    if (deductible.choices.slice(0, i).some(({ code }) => code === choice.code))
      say([...path, 'code'], 'duplicate-key', `"${choice.code}" stands twice.`);
    before = { share: choice.share_of_cap, times: choice.times };
  }
}
