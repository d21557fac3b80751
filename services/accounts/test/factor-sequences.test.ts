/** 10,000 random sequences of changes: never without a way in, never down to one without a warning. */
import { expect, it } from 'vitest';
import { type FactorName, type Factors, removeFactor, waysIn } from '../src/domain/factors.ts';

const at = new Date('2026-11-26T08:00:00Z');

function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Draw = ReturnType<typeof randomFrom>;

const names = ['password', 'link', 'passkey', 'uae_pass', 'totp', 'recovery'] as const;

function added(factors: Factors, draw: Draw): Factors {
  const id = `k${draw(3)}`;
  switch (names[draw(names.length)]) {
    case 'password':
      return { ...factors, password: { hash: 'x', at } };
    case 'link':
      return { ...factors, link: true };
    case 'uae_pass':
      return { ...factors, uaePass: { uuid: 'u', at } };
    case 'recovery':
      return factors.totps.length === 0 ? factors : { ...factors, recovery: ['r'] };
    case 'totp': {
      const others = factors.totps.filter((each) => each.id !== id);
      const totp = { id, label: '', secret: '', lastStep: 0, addedAt: at };
      return { ...factors, totps: [...others, totp] };
    }
    default: {
      const others = factors.passkeys.filter((each) => each.id !== id);
      const key = { id, publicKey: '', counter: 0, transports: [], label: '' };
      const passkey = { ...key, addedAt: at, lastUsedAt: null };
      return { ...factors, passkeys: [...others, passkey] };
    }
  }
}

it('10,000 of them', () => {
  const counts = { removed: 0, refused: 0, warned: 0 };
  const broken: string[] = [];
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const draw = randomFrom(seed);
    let factors = begin(draw);
    for (let step = 0; step < 30; step += 1) {
      if (draw(2) === 0) {
        factors = added(factors, draw);
        continue;
      }
      const name: FactorName = { factor: names[draw(6)] ?? 'link', id: `k${draw(3)}` };
      const { next, problem, outcome } = removed(factors, name);
      if (problem) broken.push(`seed ${seed}, step ${step}: ${problem}`);
      if (outcome === 'refused') counts.refused += 1;
      else counts.removed += 1;
      if (outcome === 'warned') counts.warned += 1;
      factors = next;
    }
  }
  expect(broken).toEqual([]);
  // All three happen often enough to mean something.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(5_000);
});

function begin(draw: Draw): Factors {
  const kind = draw(4) === 0 ? 'staff' : 'customer';
  const totp = { id: 'k0', label: '', secret: '', lastStep: 0, addedAt: at };
  return {
    kind,
    password: kind === 'staff' || draw(2) === 0 ? { hash: 'x', at } : null,
    link: kind === 'customer',
    passkeys: [],
    uaePass: null,
    totps: kind === 'staff' ? [totp] : [],
    recovery: [],
  };
}

function removed(factors: Factors, name: FactorName) {
  const first = removeFactor(factors, name, { confirmed: false });
  const decided = removeFactor(factors, name, { confirmed: true });
  const { outcome } = first;
  const stays = { next: factors, outcome };
  if (decided.outcome !== 'changed') {
    // Nor does it go when it is asked for twice.
    const same = JSON.stringify(first) === JSON.stringify(decided);
    return { ...stays, problem: same ? '' : 'refused, then something else' };
  }
  const next: Factors = { kind: factors.kind, ...decided.next };
  return { next, outcome, problem: problemOf(factors, next, outcome) };
}

function problemOf(before: Factors, after: Factors, outcome: string): string {
  if (outcome === 'refused') return 'refused, then changed';
  if (waysIn(after) === 0) return 'no way in';
  if (waysIn(after) === 1 && waysIn(before) > 1 && outcome !== 'warned') return 'not warned';
  const isStaff = after.kind === 'staff';
  if (isStaff && (after.password === null || after.totps.length === 0)) return 'staff lack one';
  if (after.totps.length === 0 && after.recovery.length > 0) return 'codes without an app';
  return '';
}
