/** How far the number of heads may be from the quoted one at the start before the price is void. */

export interface HeadGauge {
  quoted: number;
  /** Both still hold. */
  least: number;
  most: number;
  percent: number;
  holds: boolean;
}

/** Void is what differs by more than `percent` of the quoted heads; whole percents. */
export function headGauge(quoted: number, heads: number, percent: number): HeadGauge {
  const play = Math.floor((quoted * percent) / 100);
  const [least, most] = [quoted - play, quoted + play];
  return { quoted, least, most, percent, holds: least <= heads && heads <= most };
}
