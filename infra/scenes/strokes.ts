/** What a scene is made of, and the strokes that several have, on 480 by 320 units. */
import { type Point, type Pressure, stroke } from './reed-pen.ts';

export interface Scene {
  /** The flat shape behind: a sun, or a light of its own. */
  wash: { at: Point; size: number };
  strokes: string[];
  nuqtas: string[];
}

export const s = (points: Point[], pressure?: Pressure) => stroke(points, pressure);
export const ground = (from: number, to: number, y = 270) =>
  s(
    [
      [from, y],
      [from + (to - from) * 0.35, y + 3],
      [from + (to - from) * 0.7, y - 1],
      [to, y + 2],
    ],
    { from: 0.3, to: 0.12 },
  );

/** Nearly closed, as a loop is written. */
export function ring([x, y]: Point, r: number, pressure?: Pressure): string {
  const points = Array.from({ length: 7 }, (_, step): Point => {
    const angle = -2.2 + step * 1.0;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
  return s(points, { from: 0.6, to: 0.5, ...pressure });
}
