import { toWesternDigits } from '../digits.ts';

export type ParsedChassis =
  | {
      ok: true;
      chassis_no: string /** Fewer than 17 characters: say so, accept it. */;
      short: boolean;
    }
  | { ok: false };

const FULL_LENGTH = 17;
const SHORTEST = 5;

/**
 * A chassis number as it is stored: capitals, no spaces or dashes. Of 17 characters it has no I,
 * O or Q; 5 to 16 are accepted with a warning, because older and imported cars have such numbers.
 * The check digit is not asked for: cars of the Gulf do not have it (decisions V13).
 */
export function parseChassis(typed: string): ParsedChassis {
  if (typed.length > 60) return { ok: false };
  const chassis_no = toWesternDigits(typed).replace(/[\s-]/g, '').toUpperCase();
  if (/^[A-HJ-NPR-Z0-9]{17}$/.test(chassis_no)) return { ok: true, chassis_no, short: false };
  const short = new RegExp(`^[A-Z0-9]{${SHORTEST},${FULL_LENGTH - 1}}$`);
  return short.test(chassis_no) ? { ok: true, chassis_no, short: true } : { ok: false };
}
