/** Whether time tells which addresses have an account: the same asked of one that has one and one that has none, in no order. */
import { randomInt } from 'node:crypto';
import process from 'node:process';
import { type Figure, median } from './figure.ts';
import type { Person } from './person.ts';

const mostApart = 0.05;
/** A figure that may be so far off by chance can be held against the bound; asked until then, at most so many times over. */
const offByChance = mostApart / 2;
const mostTimesOver = 10;

const ways = {
  'sign-in': { path: '/user-sign-in', more: { password: 'not the one' } },
  reset: { path: '/reset-password-request', more: {} },
  'sign-up': { path: '/sign-up', more: {} },
  link: { path: '/sign-in/link', more: {} },
} as const;

type Which = 'known' | 'unknown';

/** @param tries of each address and way, at the least; more where the machine is so busy that they say little. */
export async function apartByAddress(
  person: Person,
  emails: Readonly<Record<Which, string>>,
  tries: number,
): Promise<{ figures: Figure[]; problems: string[] }> {
  const figures: Figure[] = [];
  const problems: string[] = [];
  let serial = 0;
  for (const [name, { path, more }] of Object.entries(ways)) {
    const times = { known: [] as number[], unknown: [] as number[] };
    const said = new Set<string>();
    const once = async (which: Which) => {
      const began = performance.now();
      // Another submission each time, rather than the answer of the one before.
      const fields = { ...more, email: emails[which], n: String(serial++) };
      const { status, text } = await person.post(path, fields);
      times[which].push(performance.now() - began);
      said.add(`${status} ${text}`);
    };
    let chance = Number.POSITIVE_INFINITY;
    for (let over = 0; over < mostTimesOver && chance > offByChance; over += 1) {
      // In no pattern: the mail of the one before is made meanwhile, and must weigh on both alike.
      for (const which of inNoOrder(tries)) await once(which);
      chance = chanceOf(times);
    }
    const [value, reference] = [median(times.unknown), median(times.known)];
    figures.push({ figure: `unknown-address-${name}`, value, unit: 'ms', reference });
    const apart = value / reference - 1;
    const read = `${percent(apart)} apart in ${times.known.length} tries of each, ${percent(chance)} by chance`;
    process.stderr.write(`${name}: ${read}\n`);
    const isMoreThanChance = Math.abs(apart) > chance;
    if (Math.abs(apart) >= mostApart && isMoreThanChance) problems.push(`${name}: time tells`);
    else if (chance > offByChance) problems.push(`${name}: this machine is too busy to say`);
    if (said.size !== 1) problems.push(`${name}: ${[...said].join(' | ')}`);
  }
  return { figures, problems };
}

/** How far the medians may be apart by chance, as a share: two standard errors, as the ranks around each median tell them. */
function chanceOf({ known, unknown }: Record<Which, number[]>): number {
  return (2 * Math.hypot(errorOf(known), errorOf(unknown))) / median(known);
}

function errorOf(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const [middle, away] = [sorted.length / 2, Math.sqrt(sorted.length) / 2];
  const at = (rank: number) => sorted[Math.floor(rank)] ?? Number.NaN;
  return (at(middle + away) - at(middle - away)) / 2;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function inNoOrder(tries: number): Which[] {
  const both = Array.from({ length: tries }, () => ['known', 'unknown'] as const).flat();
  for (let last = both.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [both[last], both[other]] = [both[other] ?? 'known', both[last] ?? 'known'];
  }
  return both;
}
