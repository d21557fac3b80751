/**
 * A reed pen: its nib is a flat ellipse held at one angle, so a stroke is wide along one diagonal and thin along the other. What it
 * leaves is an outline to fill, in whole units.
 */
export type Point = readonly [x: number, y: number];

interface Nib {
  /** Half of the broad side and half of the thin one. */
  broad: number;
  thin: number;
}

/** From the horizontal, upwards to the right: level strokes are broad, upright ones slender. */
const HELD_AT = (-58 * Math.PI) / 180;
const NIB: Nib = { broad: 5.4, thin: 1.7 };
const STEPS = 2;

export interface Pressure {
  /** Of the full nib: where the pen comes down and where it is lifted. */
  from?: number;
  to?: number;
  /** Of the whole stroke. */
  size?: number;
}

/** A stroke through the points. Two make a straight one. */
export function stroke(points: readonly Point[], pressure: Pressure = {}): string {
  const line = along(points);
  const sides = [1, -1].map((side) =>
    line.map(({ at: [x, y], to }, index) => {
      const [dx, dy] = reach(to, side);
      const pressed = pressedAt(index / (line.length - 1), pressure);
      return [x + dx * pressed, y + dy * pressed] as const;
    }),
  );
  const [left = [], right = []] = sides;
  return `M${round(left[0])}${curve(left)}L${round(right.at(-1))}${curve(right.toReversed())}Z`;
}

/** The dot that measures: leaning as the brand's does. */
export function nuqta([x, y]: Point, size = 22): string {
  const part = (share: number) => Math.round(share * size);
  return `M${Math.round(x - size / 2)} ${Math.round(y + size * 0.06)}l${part(0.56)} ${-part(0.56)} ${part(0.44)} ${part(0.44)} ${-part(0.56)} ${part(0.56)}Z`;
}

/** How far the nib reaches to one side of a direction. */
function reach([dx, dy]: Point, side: number): Point {
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / long) * side, (dx / long) * side];
  const [cos, sin] = [Math.cos(HELD_AT), Math.sin(HELD_AT)];
  const [u, v] = [nx * cos + ny * sin, -nx * sin + ny * cos];
  const size = Math.hypot(NIB.broad * u, NIB.thin * v);
  const [a, b] = [(NIB.broad ** 2 * u) / size, (NIB.thin ** 2 * v) / size];
  return [a * cos - b * sin, a * sin + b * cos];
}

/** Full from the first third to the last. */
function pressedAt(share: number, { from = 0.75, to = 0.35, size = 1 }: Pressure): number {
  const begun = from + (1 - from) * Math.min(1, share * 3);
  const left = to + (1 - to) * Math.min(1, (1 - share) * 3);
  return size * Math.min(begun, left);
}

/** Places and directions on a smooth line through the points. */
function along(points: readonly Point[]): { at: Point; to: Point }[] {
  const steps = points.length === 2 ? 1 : STEPS;
  const place = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const count = (points.length - 1) * steps;
  return Array.from({ length: count + 1 }, (_, step) => {
    const index = Math.min(points.length - 2, Math.floor(step / steps));
    const four = [index - 1, index, index + 1, index + 2].map(place) as [
      Point,
      Point,
      Point,
      Point,
    ];
    const share = step / steps - index;
    return {
      at: [spline(four, share, 0), spline(four, share, 1)],
      to: [slope(four, share, 0), slope(four, share, 1)],
    };
  });
}

function spline(four: [Point, Point, Point, Point], t: number, axis: 0 | 1): number {
  const [a, b, c, d] = four.map((point) => point[axis]) as [number, number, number, number];
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
  );
}

function slope(four: [Point, Point, Point, Point], t: number, axis: 0 | 1): number {
  const [a, b, c, d] = four.map((point) => point[axis]) as [number, number, number, number];
  return 0.5 * (c - a + 2 * (2 * a - 5 * b + 4 * c - d) * t + 3 * (3 * b - a - 3 * c + d) * t ** 2);
}

/** Smooth through whole units: the second handle of each part mirrors into the first of the next. */
function curve(points: readonly Point[]): string {
  if (points.length === 2) return `L${round(points[1])}`;
  let [x, y] = whole(points[0] as Point);
  return points.slice(1).reduce((drawn, point, index) => {
    const [before, after] = [points[index] as Point, points[index + 2] ?? point];
    const [px, py] = whole(point);
    const handle = [point[0] - (after[0] - before[0]) / 6, point[1] - (after[1] - before[1]) / 6];
    const numbers = [
      Math.round((handle[0] ?? 0) - x),
      Math.round((handle[1] ?? 0) - y),
      px - x,
      py - y,
    ];
    [x, y] = [px, py];
    return `${drawn}s${numbers.join(' ').replaceAll(' -', '-')}`;
  }, '');
}

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
const round = (point: Point = [0, 0]) => whole(point).join(' ');
