export interface PriceRange {
  minFils: number;
  maxFils: number;
}

/** Lowest and highest premium, or null without any. */
export function priceRange(netFils: readonly number[]): PriceRange | null {
  if (netFils.length === 0) return null;
  let minFils = Number.POSITIVE_INFINITY;
  let maxFils = Number.NEGATIVE_INFINITY;
  for (const fils of netFils) {
    minFils = Math.min(minFils, fils);
    maxFils = Math.max(maxFils, fils);
  }
  return { minFils, maxFils };
}

/** Where a premium stands on the line: 0 to 100 with one decimal. A line of one price has it in the middle. */
export function placeOnLine(fils: number, range: PriceRange): number {
  if (range.maxFils <= range.minFils) return 50;
  const part = (fils - range.minFils) / (range.maxFils - range.minFils);
  return Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10;
}

/** Ticks closer than this melt into one, so that 500 plans do not make 500 strokes. */
const STEP = 0.5;

/** One SVG path of all ticks, in a box 100 wide: from the base line up by `height`. */
export function ticksPath(
  netFils: readonly number[],
  range: PriceRange,
  base: number,
  height: number,
): string {
  const places = new Set(netFils.map((fils) => Math.round(placeOnLine(fils, range) / STEP) * STEP));
  return [...places]
    .sort((a, b) => a - b)
    .map((x) => `M${x} ${base}v${-height}`)
    .join('');
}
