/** The drawn scenes that content and pages may name: each an id in public/scenes.svg. */
export const sceneNames = [
  'car',
  'card',
  'clinic',
  'dhow',
  'done',
  'family',
  'road',
  'shop',
  'skyline',
] as const;
export type SceneName = (typeof sceneNames)[number];
