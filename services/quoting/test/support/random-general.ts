import { RISKS } from '../../src/domain/general/catalogue.ts';
import type { GeneralRequest } from '../../src/domain/general/rate.ts';

/** The same numbers from the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Any business that the forms let through, from a kiosk to a billion dirhams. */
export function randomBusiness(random: () => number): GeneralRequest {
  const upTo = (most: number) => Math.floor(random() * most);
  const amount = () => Math.floor(10 ** (random() * 9 + 2));
  const perhaps = () => (random() < 0.1 ? null : amount());
  return {
    day: '2026-11-21',
    emirateId: 1 + upTo(7),
    risk: RISKS[upTo(RISKS.length)] ?? 'office',
    amounts: {
      admin_wages: random() < 0.05 ? 0 : perhaps(),
      non_admin_wages: perhaps(),
      turnover: perhaps(),
      sum_insured: perhaps(),
      contract_value: perhaps(),
    },
    hadClaim: [true, false, null][upTo(3)] ?? null,
  };
}
