import { defaultBand } from '@muqarin/rules/medical-corporate/group';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problem-at.ts';
import { filsOf, percentBasisPoints } from '../units.ts';
import type { BandEntry, GroupPlanFile, MarketFile, SalaryEntry } from './source-types.ts';
import type { GroupPlanSource } from './sources.ts';

type Path = (string | number)[];
type Say = (path: Path, rule: string, message: string) => Problem;
interface Amount {
  path: Path;
  amount: string;
}

/** Bands that join, premiums inside the market that do not fall with age, one word for each salary. */
export function checkPremiums({ yaml }: GroupPlanSource, market: MarketFile): Problem[] {
  const { pricing, maternity } = yaml.value.rate_card;
  const say: Say = (path, rule, message) => problemAt(yaml, path, rule, message);
  const ofMembers = memberAmounts(pricing);
  const ofMaternity = maternity.map(({ premium_aed: amount }, i) => {
    return { path: ['rate_card', 'maternity', i, 'premium_aed'], amount };
  });
  return [
    ...outside(ofMembers, market.member, say),
    ...outside(ofMaternity, market.maternity, say),
    ...variants(yaml.value, market, say),
    ...salaries(pricing, say),
    ...(pricing.by === 'ageband' ? ageBands(pricing.bands, say) : []),
    ...maternityBands(maternity, say),
  ];
}

const pricingPath: Path = ['rate_card', 'pricing'];

function memberAmounts(pricing: GroupPlanFile['rate_card']['pricing']): Amount[] {
  const bands = pricing.by === 'ageband' ? pricing.bands : [];
  const holders: [Path, object][] = [
    [pricingPath, pricing],
    ...('salary' in pricing && pricing.salary
      ? [[[...pricingPath, 'salary'], pricing.salary] as [Path, object]]
      : []),
    ...bands.map((band, i): [Path, object] => [[...pricingPath, 'bands', i], band]),
  ];
  return holders.flatMap(([path, holder]) =>
    Object.entries(holder)
      .filter(([key]) => key.endsWith('_aed'))
      .map(([key, amount]) => ({ path: [...path, key], amount: String(amount) })),
  );
}

function outside(
  amounts: readonly Amount[],
  { least_aed, most_aed }: MarketFile['member'],
  say: Say,
): Problem[] {
  const [least, most] = [filsOf(least_aed), filsOf(most_aed)];
  return amounts
    .filter(({ amount }) => filsOf(amount) < least || filsOf(amount) > most)
    .map(({ path }) => {
      return say(path, 'outside-market', `The amount lies outside ${least_aed} to ${most_aed}.`);
    });
}

function variants({ variants: all }: GroupPlanFile, { variant }: MarketFile, say: Say): Problem[] {
  return all.flatMap(({ percent = '0', amount_aed = '0.00' }, i) => {
    const isAbove =
      percentBasisPoints(percent) > percentBasisPoints(variant.most_percent) ||
      filsOf(amount_aed) > filsOf(variant.most_aed);
    const message = `A variant adds at most ${variant.most_percent} % or AED ${variant.most_aed}.`;
    return isAbove ? [say(['variants', i], 'outside-market', message)] : [];
  });
}

/** `hsb` and `nlsb` are the same people: a premium for both would leave it open which one holds. */
function salaries(pricing: GroupPlanFile['rate_card']['pricing'], say: Say): Problem[] {
  const own = 'salary' in pricing && pricing.salary ? [pricing.salary] : [];
  const bands = pricing.by === 'ageband' ? pricing.bands : [];
  const path: Path = [...pricingPath, pricing.by === 'ageband' ? 'bands' : 'salary'];
  return [...own, ...bands].flatMap((entry: SalaryEntry | BandEntry) => {
    const { lsb_aed, hsb_aed, nlsb_aed } = entry;
    const hasSalary = [lsb_aed, hsb_aed, nlsb_aed].some((amount) => amount !== undefined);
    const hasOwn = 'premium_aed' in entry;
    if (hsb_aed !== undefined && nlsb_aed !== undefined)
      return [say(path, 'duplicate-key', 'hsb_aed and nlsb_aed are two words for one premium.')];
    if (hasSalary !== hasOwn) return [];
    const message = 'A band has a premium, or premiums by salary.';
    return [say(path, 'missing-field', hasOwn ? message : `${message} This one has none.`)];
  });
}

function ageBands(bands: readonly BandEntry[], say: Say): Problem[] {
  const path: Path = [...pricingPath, 'bands'];
  const cuts = bands.filter(({ from, to }) => {
    const { ageFrom, ageTo } = defaultBand;
    return (from > ageFrom && from <= ageTo) || (to >= ageFrom && to < ageTo);
  });
  // Everybody is 18 to 35 until the member details were saved: a plan that cuts there would have no price.
  const first = cuts.slice(0, 1).map(() => say(path, 'default-band', 'A band cuts 18 to 35.'));
  return [...joins(bands, path, say), ...first, ...falling(bands, path, say)];
}

function falling(bands: readonly BandEntry[], path: Path, say: Say): Problem[] {
  const adults = bands.filter(({ from }) => from >= defaultBand.ageFrom);
  const keys = ['premium_aed', 'lsb_aed', 'hsb_aed', 'nlsb_aed'] as const;
  const falls = adults.some((band, i) =>
    keys.some((key) => filsOf(band[key] ?? '999999.00') < filsOf(adults[i - 1]?.[key] ?? '0.00')),
  );
  return falls ? [say(path, 'wrong-order', 'A premium of adults falls with age.')] : [];
}

function maternityBands(bands: GroupPlanFile['rate_card']['maternity'], say: Say): Problem[] {
  if (bands.length === 0) return [];
  const path: Path = ['rate_card', 'maternity'];
  const isWhole = bands[0]?.from === 18 && bands.at(-1)?.to === 45;
  const message = 'The bands together are 18 to 45, or there are none.';
  return [...joins(bands, path, say), ...(isWhole ? [] : [say(path, 'age-gap', message)])];
}

function joins(bands: readonly { from: number; to: number }[], path: Path, say: Say): Problem[] {
  return bands.flatMap(({ from, to }, i) => {
    const before = bands[i - 1];
    const found = from > to ? [say([...path, i], 'wrong-order', 'It ends before it begins.')] : [];
    if (!before || from === before.to + 1) return found;
    const rule = from > before.to ? 'age-gap' : 'age-overlap';
    return [...found, say([...path, i, 'from'], rule, `The band before ends at ${before.to}.`)];
  });
}
