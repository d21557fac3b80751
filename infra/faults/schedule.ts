/** Who is killed when: drawn from a seed, so that a run that failed can be run again. */

export const killTargets = [
  'leads',
  'quoting',
  'notifications',
  'documents',
  'bff',
  'relay',
] as const;
export type KillTarget = (typeof killTargets)[number];

export interface Kill {
  target: KillTarget;
  /** Which of its copies, from 1; a relay is killed where it holds events. */
  copy: number;
  /** Of the mean time between two kills. */
  wait: number;
}

/** Each target as often as each other one, in an order that nobody chose. */
export function killSchedule(seed: number, kills: number, replicas: number): Kill[] {
  const draw = random(seed);
  const targets = Array.from({ length: kills }, (_, index) => killTargets[index % 6] ?? 'leads');
  for (let index = targets.length - 1; index > 0; index -= 1) {
    const other = Math.floor(draw() * (index + 1));
    const kept = targets[index] ?? 'leads';
    targets[index] = targets[other] ?? 'leads';
    targets[other] = kept;
  }
  return targets.map((target) => ({
    target,
    copy: 1 + Math.floor(draw() * replicas),
    wait: 0.5 + draw(),
  }));
}

/** Mulberry32: small, and the same everywhere. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
