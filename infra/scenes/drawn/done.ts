import { nuqta } from '../reed-pen.ts';
import { type Scene, s } from '../strokes.ts';

export const done: Scene = {
  wash: { at: [240, 160], size: 116 },
  strokes: [
    s(
      [
        [126, 168],
        [150, 184],
        [196, 238],
        [236, 168],
        [296, 106],
        [372, 66],
      ],
      { from: 0.5, to: 0.25, size: 2.6 },
    ),
    s(
      [
        [96, 282],
        [190, 286],
        [290, 280],
        [392, 284],
      ],
      { from: 0.3, to: 0.12 },
    ),
  ],
  nuqtas: [nuqta([176, 100], 34), nuqta([222, 100], 34)],
};
