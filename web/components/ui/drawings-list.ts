/** Drawings that a list shows before anything is pressed, apart from those that come with its parts: a list loads no more. */
import type { Drawing } from './drawings.ts';

export const arrowDownNarrowWide: Drawing = [
  ['path', { d: 'm3 16 4 4 4-4' }],
  ['path', { d: 'M7 20V4' }],
  ['path', { d: 'M11 4h4' }],
  ['path', { d: 'M11 8h7' }],
  ['path', { d: 'M11 12h10' }],
];

export const slidersHorizontal: Drawing = [
  ['path', { d: 'M10 5H3' }],
  ['path', { d: 'M12 19H3' }],
  ['path', { d: 'M14 3v4' }],
  ['path', { d: 'M16 17v4' }],
  ['path', { d: 'M21 12h-9' }],
  ['path', { d: 'M21 19h-5' }],
  ['path', { d: 'M21 5h-7' }],
  ['path', { d: 'M8 10v4' }],
  ['path', { d: 'M8 12H3' }],
];
