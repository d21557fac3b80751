/** What the pen draws: each scene stands on one long stroke, as letters do on theirs. */
import { car } from './drawn/car.ts';
import { card } from './drawn/card.ts';
import { clinic } from './drawn/clinic.ts';
import { dhow } from './drawn/dhow.ts';
import { done } from './drawn/done.ts';
import { family } from './drawn/family.ts';
import { road } from './drawn/road.ts';
import { shop } from './drawn/shop.ts';
import { skyline } from './drawn/skyline.ts';
import type { Scene } from './strokes.ts';

export const scenes: Record<string, Scene> = {
  car,
  dhow,
  clinic,
  skyline,
  family,
  card,
  road,
  shop,
  done,
};
