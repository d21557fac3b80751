import { toWesternDigits } from '../digits.ts';

const ABU_DHABI = 1;
const DUBAI = 2;
const LONGEST = 20;

/** A plate in capitals with single spaces, or null when it is empty, too long or not a plate. */
export function parsePlate(typed: string): string | null {
  if (typed.length > 60) return null;
  const plate = toWesternDigits(typed)
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, ' ');
  return plate.length <= LONGEST && /^[A-Z0-9]+( [A-Z0-9]+)*$/.test(plate) ? plate : null;
}

/**
 * Whether the plate looks like one of its emirate: Dubai one or two letters, Abu Dhabi a numeric
 * category, elsewhere a letter or a category if any; then 1 to 5 digits. It only warns (V25).
 */
export function isUsualPlate(plate: string, emirateId: number): boolean {
  if (emirateId === DUBAI) return /^[A-Z]{1,2} ?\d{1,5}$/.test(plate);
  if (emirateId === ABU_DHABI) return /^\d{1,2} \d{1,5}$/.test(plate);
  return /^([A-Z]|\d{1,2} )? ?\d{1,5}$/.test(plate);
}
